/** Options of a ruleset about who acts when, with printed cards alone; see options.test.ts. */
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";
import { underBothRulesets } from "./both-rulesets.ts";

const at = { story: "S1" } as const;
const committed = { phase: "story", at: "after opposing" } as const;
const elder = "Guardian Elder Thing";

test("disrupt.own (ED-40): Power Drain cancels a Shotgun Blast of its own player, or cannot", () => {
  underBothRulesets("disrupt.own", (isOlder, rules) => {
    given(
      {
        P1: {
          hand: ["Shotgun Blast", "Power Drain"],
          domains: [
            ["agency", "agency"],
            ["hastur", "hastur"],
          ],
        },
        P2: { play: ["Bag Man"] },
      },
      rules,
    );
    when("P1 plays Shotgun Blast; X 2; choose Bag Man; drain D1");
    if (isOlder) then.refused("P1 plays Power Drain");
    else when("P1 plays Power Drain; drain D2");
    then.expect({ "Bag Man": { in: isOlder ? "P2 discard" : "play" } });
  });
});

/** In a game of two the older rules never ask both about a player's effect, his own being closed to him (disrupt.own). */
test("disrupt.first (ED-40): the left of who shoots is asked for his Mi-Go Warrior first, or the active player", () => {
  const play = ["Mi-Go Warrior"];
  underBothRulesets(
    "disrupt.first",
    (isOlder, rules) => {
      given(
        {
          P1: { hand: ["Shotgun Blast"], play, domains: [["agency", "agency"]] },
          P2: { play: [...play, "Mad Artist"] },
        },
        rules,
      );
      when("P1 plays Shotgun Blast; X 2; choose Mad Artist");
      const asked = isOlder ? "P1" : "P2";
      then.now({ asked });
      then.offered(asked, [`${asked} Mi-Go Warrior`]);
    },
    { "disrupt.own": true },
  );
});

test("response.first (ED-84): of two wounded Military Advisors the one to the left answers first, or the active one", () => {
  underBothRulesets("response.first", (isOlder, rules) => {
    const advisor = { "Military Advisor": at };
    given(
      {
        ...committed,
        P1: {
          play: [{ [elder]: at }, advisor],
          domains: [
            ["hastur", "hastur"],
            ["agency", "agency"],
          ],
        },
        P2: { play: [advisor, "Bag Man"], domains: [["agency", "agency"]] },
      },
      rules,
    );
    when(`P1 uses ${elder}; drain D1`);
    const asked = isOlder ? "P1" : "P2";
    then.now({ asked });
    then.offered(asked, [`${asked} Military Advisor`]);
  });
});

test("sim.order (ED-88): the active player orders the Serpents of both sides, or each his own", () => {
  const serpent = "Serpent from Yoth";
  underBothRulesets("sim.order", (isOlder, rules) => {
    given(
      {
        ...committed,
        P1: {
          play: [{ [elder]: at }, { [serpent]: at }, "Bag Man", "Hired Muscle"],
          domains: [["hastur", "hastur"]],
        },
        P2: { play: [{ [serpent]: at }, { [serpent]: at }, "Mad Artist", "Mad Genius"] },
      },
      rules,
    );
    when(`P1 uses ${elder}`);
    then.now({ asked: isOlder ? "P2" : "P1" });
    then.offered(
      isOlder ? "P2" : "P1",
      isOlder ? ["Mad Artist", "Mad Genius"] : [`P1 ${serpent}`, `P2 ${serpent}`, `P2 ${serpent}#2`],
    );
  });
});

test("cancel.cards (ED-64): Power Drain leaves a Mad Artist that is played alone, or cancels him", () => {
  underBothRulesets("cancel.cards", (isOlder, rules) => {
    const domains = [["hastur", "hastur"]];
    given({ P1: { hand: ["Mad Artist"], domains }, P2: { hand: ["Power Drain"], domains } }, rules);
    when("P1 plays Mad Artist");
    if (isOlder) when("P2 plays Power Drain");
    else then.refused("P2 plays Power Drain");
    then.expect({ "Mad Artist": { in: isOlder ? "P1 discard" : "play" } });
  });
});

test("wounds.simultaneous (ED-94): Short Fuse wounds G-Men at one blow, or a Warrior sees each wound come", () => {
  underBothRulesets("wounds.simultaneous", (isOlder, rules) => {
    given(
      {
        P1: { hand: ["Short Fuse"], domains: [["agency", "agency", "agency"]] },
        P2: { play: ["G-Men", "Mi-Go Warrior"] },
      },
      rules,
    );
    when("P1 plays Short Fuse; choose G-Men");
    then.offered("P2", ["Mi-Go Warrior"]);
    when("P2 declines");
    then.now(
      isOlder ? { asked: "P2", "G-Men": { in: "play", wounds: 1 } } : { "G-Men": { in: "P2 discard" } },
    );
    then.expect({ "G-Men": { in: "P2 discard" } });
  });
});
