import { aCharacter, putIntoPlay, you } from "@fhtagn/rules/dsl";
import { eventThat } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const SUMMONS = eventThat(
  "Summons",
  putIntoPlay(aCharacter({ in: "discard", controller: you }), { exhausted: true }),
);

const liaison = "Syndicate Liaison";
const three = { domains: [["syndicate", "hastur", "hastur"]] };

test("Syndicate Liaison exhausts a ready character of either side when it enters play", () => {
  given({
    P1: { hand: [liaison], play: ["Bag Man", "Altar of the Blessed"], ...three },
    P2: { play: ["T-Men", { "Paul Lemond": { exhausted: true } }, { "Hired Muscle": { insane: true } }] },
  });
  when(`P1 plays ${liaison}`);
  then.offered("P1", [liaison, "Bag Man", "T-Men"]);
  when("P1 chooses T-Men");
  then.expect({
    "T-Men": { state: "exhausted" },
    "Bag Man": { state: "ready" },
    [liaison]: { state: "ready" },
  });
});

test("Syndicate Liaison has to exhaust itself where nobody else is ready (TRIG-11)", () => {
  given({ P1: { hand: [liaison], ...three }, P2: { play: [{ "T-Men": { exhausted: true } }] } });
  when(`P1 plays ${liaison}`);
  then.expect({ [liaison]: { state: "exhausted" }, "T-Men": { state: "exhausted" } });
});

test("Syndicate Liaison does it however it enters play (COST-14)", () => {
  given({
    P1: {
      hand: ["Unspeakable Resurrection"],
      discard: [liaison],
      domains: [["yog-sothoth", "yog-sothoth", "yog-sothoth"]],
    },
    P2: { play: ["T-Men"] },
  });
  when("P1 plays Unspeakable Resurrection; X 3", "P1 chooses T-Men");
  then.expect({ [liaison]: { in: "play" }, "T-Men": { state: "exhausted" } });
});

test("Syndicate Liaison has nothing to do when it enters play insane (INS-13)", () => {
  given({
    phase: "story",
    at: "resolution",
    stories: [{ "Opening Night": { P1: 4 } }],
    P1: { discard: [liaison], play: [{ "Bag Man": { story: "S1" } }] },
    P2: { play: ["T-Men"] },
  });
  when("P1 chooses yes", { advance: "after resolution" });
  then.expect({ [liaison]: { state: "insane" }, "T-Men": { state: "ready" } });
});

test("Syndicate Liaison does nothing when another character enters play", () => {
  given({ P1: { hand: ["Bag Man"], play: [liaison], ...three }, P2: { play: ["T-Men"] } });
  when("P1 plays Bag Man");
  then.expect({ "T-Men": { state: "ready" }, "Bag Man": { state: "ready" }, [liaison]: { state: "ready" } });
});

test("Syndicate Liaison can be cancelled by Performance Artist, not by Power Drain (TRIG-18)", () => {
  given({
    P1: { hand: [liaison], ...three },
    P2: {
      hand: ["Power Drain"],
      play: ["T-Men", "Performance Artist"],
      domains: [["hastur", "hastur"]],
    },
  });
  when(`P1 plays ${liaison}`, "P1 chooses T-Men");
  then.refused("P2 plays Power Drain");
  when("P2 uses Performance Artist");
  then.expect({ "T-Men": { state: "ready" }, [liaison]: { state: "ready" } });
});

test("Syndicate Liaison responds if able: with nobody ready it is triggered and does nothing (TGT-06)", () => {
  given(
    {
      P1: { hand: ["Summons"], discard: [liaison] },
      P2: { play: [{ 'Jack "Brass" Brady': { exhausted: true } }, { "T-Men": { exhausted: true } }] },
    },
    { cards: [SUMMONS] },
  );
  when("P1 plays Summons", 'P2 uses Jack "Brass" Brady');
  then.expect({
    [liaison]: { state: "exhausted" },
    "T-Men": { state: "exhausted" },
    'Jack "Brass" Brady': { in: "P2 hand" },
  });
});
