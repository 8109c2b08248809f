import { given, then, when } from "@fhtagn/testkit/given";
import { expect, test } from "vitest";

test("T-Men wounds a character of your choice when it enters play", () => {
  given({
    P1: { hand: ["T-Men"], domains: [["agency", "agency", "agency", "agency", "agency"]] },
    P2: { play: ["Freelance Occultist", "Hired Muscle"] },
  });

  when("P1 plays T-Men; drain D1");
  then.offered("P1", ["T-Men", "Freelance Occultist", "Hired Muscle"]);

  when("P1 chooses Freelance Occultist");
  then.expect({
    "Freelance Occultist": { in: "P2 discard" },
    "Hired Muscle": { wounds: 0 },
  });
});

test("looking answers nothing: a later move still finds its question", () => {
  given(
    { P1: { hand: ["Feud"] }, P2: { play: ["Clerk", "Guard"] } },
    {
      cards: [
        {
          title: "Feud",
          type: "event",
          faction: "neutral",
          abilities: [{ timing: "action", effect: { do: "wound", who: { pick: { type: "character" } } } }],
        },
        { title: "Clerk", type: "character", faction: "neutral" },
        { title: "Guard", type: "character", faction: "neutral" },
      ],
    },
  );
  when("P1 plays Feud");
  then.now({ asked: "P1", Clerk: { in: "play" }, Guard: { in: "play" } });
  then.offered("P1", ["Clerk", "Guard"]);
  then.refused("P1 chooses Filler");
  when("P1 chooses Guard");
  then.expect({ Guard: { in: "P2 discard" }, log: ["Guard destroyed"] });
});

test("a move may wait, and time may be advanced", () => {
  given({ P1: { play: ["Paul Lemond"] } });
  then.refused("P1 commits Paul Lemond to S1", "STORY-03");
  when({ advance: "story before commits" }, "P1 commits Paul Lemond to S1", { advance: "after resolution" });
  then.expect({ S1: { P1: 2 }, "Paul Lemond": { in: "S1", state: "exhausted" } });
});

test("what does not hold is said", () => {
  given({ P1: { hand: ["T-Men"], domains: [["agency"]] } });
  expect(() => then.expect({ "T-Men": { in: "play" } })).toThrow(
    /expected T-Men.in: "play", found "P1 hand"/,
  );
  expect(() => when("P1 plays T-Men; drain D1")).toThrow(/no moment for it/);
});

test("refused names a rule", () => {
  given({ P1: { hand: ["T-Men"], domains: [["agency"]] } });
  then.refused("P1 plays T-Men; drain D1", "PAY-01");
  expect(() => then.refused("P1 plays T-Men; drain D1", "STORY-18")).toThrow(/by STORY-18/);
});

test("a name means a card of that side, never another of the same title", () => {
  given(
    { P1: { hand: ["Feud"], play: ["Clerk"] }, P2: { play: ["Clerk", "Guard"] } },
    {
      cards: [
        {
          title: "Feud",
          type: "event",
          faction: "neutral",
          abilities: [
            {
              timing: "action",
              effect: { do: "wound", who: { choose: { type: "character", controller: "opponent" } } },
            },
          ],
        },
        { title: "Clerk", type: "character", faction: "neutral" },
        { title: "Guard", type: "character", faction: "neutral" },
      ],
    },
  );
  then.refused("P1 plays Feud; choose P1 Clerk");
  when("P1 plays Feud; choose P2 Clerk");
  then.expect({ "P1 Clerk": { in: "play" }, "P2 Clerk": { in: "P2 discard" } });
});

test("a refusal counts only where such a move can be made", () => {
  given(
    { phase: "story", at: "resolution", P1: { hand: ["Idea"], play: [{ "Paul Lemond": { story: "S1" } }] } },
    {
      cards: [
        {
          title: "Idea",
          type: "event",
          faction: "neutral",
          abilities: [{ timing: "action", effect: { do: "draw", who: "you", count: 1 } }],
        },
      ],
    },
  );
  when("P1 resolves S1");
  expect(() => then.refused("P1 plays Idea")).toThrow(/that it can be done/);
  then.refused("P1 plays Idea", "STORY-18");
  expect(() => then.refused("P2 mulligans")).toThrow(/no question at which it could be tried/);
});

test("an impossible position is refused with the rule", () => {
  expect(() => given({ P1: { play: ["Paul Lemond", "Paul Lemond"] } })).toThrow(/UNIQ-02/);
});
