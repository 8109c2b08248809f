import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const drainer = { hand: ["Power Drain"], domains: [["hastur", "hastur"]] };
const blaster = { hand: ["Shotgun Blast"], domains: [["agency", "agency", "agency"]] };

test("Power Drain cancels an event; what was paid for it stays paid (COST-03, COST-04)", () => {
  given({ P1: blaster, P2: { ...drainer, play: ["Bag Man"] } });
  when("P1 plays Shotgun Blast; X 2; choose Bag Man", "P2 plays Power Drain");
  then.expect({
    "Bag Man": { in: "play", wounds: 0 },
    "Shotgun Blast": { in: "P1 discard" },
    "Power Drain": { in: "P2 discard" },
    "P1.D1": { drained: true },
    "P2.D1": { drained: true },
  });
});

test("Power Drain cancels the Action of a card in play, which may be used again later", () => {
  given({
    P1: { play: ["Clover Club Torch Singer"], domains: [["syndicate"], ["syndicate"]] },
    P2: { ...drainer, play: ["Hired Muscle"] },
  });
  when("P1 uses Clover Club Torch Singer; choose Hired Muscle; drain D1", "P2 plays Power Drain");
  then.expect({ "Hired Muscle": { skill: 3 }, "P1.D1": { drained: true } });
  when("P1 uses Clover Club Torch Singer; choose Hired Muscle; drain D2");
  then.expect({ "Hired Muscle": { skill: 1 } });
});

test("Power Drain cancels a Response, of a card in play or an event", () => {
  given({
    P1: { hand: ["Hard Case"], domains: [["syndicate", "syndicate"]] },
    P2: { ...drainer, play: ["Bag Man"] },
  });
  when("P1 plays Hard Case", "P1 uses Hard Case; choose Bag Man", "P2 plays Power Drain");
  then.expect({ "Bag Man": { state: "ready" }, "Hard Case": { in: "play" } });

  given({
    phase: "story",
    at: "after opposing",
    P1: { hand: ["Political Demonstration"], play: [{ Peeler: { story: "S1" } }] },
    P2: { ...drainer, play: ["Dutch Courage"] },
  });
  when("P1 plays Political Demonstration; choose Dutch Courage", "P2 plays Power Drain");
  then.expect({ "Dutch Courage": { in: "play" } });
});

test("Power Drain has no hold on a forced response, on a character played, or out of the blue (TRIG-18)", () => {
  given({
    P1: { hand: ["T-Men"], domains: [["agency", "agency", "agency", "agency", "agency"]] },
    P2: { ...drainer, play: ["Bag Man"] },
  });
  then.refused("P2 plays Power Drain");
  when("P1 plays T-Men", "P1 chooses Bag Man");
  then.refused("P2 plays Power Drain");
  then.expect({ "Bag Man": { in: "P2 discard" }, "T-Men": { in: "play" } });
});

test("Power Drain cannot cancel a Disrupt, another Power Drain included (TRIG-18)", () => {
  given({
    P1: {
      hand: ["Shotgun Blast", "Power Drain"],
      domains: [
        ["agency", "agency"],
        ["hastur", "hastur"],
      ],
    },
    P2: { ...drainer, play: ["Bag Man"] },
  });
  when("P1 plays Shotgun Blast; X 2; choose Bag Man; drain D1", "P2 plays Power Drain");
  then.refused("P1 plays Power Drain; drain D2");
  then.expect({ "Bag Man": { in: "play" }, "P1 Power Drain": { in: "P1 hand" } });
});

test("Power Drain needs its two resources, one of them Hastur", () => {
  for (const domain of [["hastur"], ["agency", "agency"]]) {
    given({ P1: blaster, P2: { hand: ["Power Drain"], play: ["Bag Man"], domains: [domain] } });
    when("P1 plays Shotgun Blast; X 2; choose Bag Man");
    then.refused("P2 plays Power Drain");
    then.expect({ "Bag Man": { in: "P2 discard" } });
  }
});

test("Power Drain may cancel its own player's effect (TRIG-19)", () => {
  given({
    P1: {
      hand: ["Shotgun Blast", "Power Drain"],
      domains: [
        ["agency", "agency"],
        ["hastur", "hastur"],
      ],
    },
    P2: { play: ["Bag Man"] },
  });
  when("P1 plays Shotgun Blast; X 2; choose Bag Man; drain D1", "P1 plays Power Drain; drain D2");
  then.expect({ "Bag Man": { in: "play" } });
});

test("Power Drain cannot cancel the effect of a story that was won", () => {
  given({
    phase: "story",
    stories: [{ "Rotting Away": { P1: 4 } }],
    P1: { play: ["Blackwood File Clerk"] },
    P2: { ...drainer, play: ["Bag Man"] },
  });
  when("P1 commits Blackwood File Clerk to S1", "P1 chooses yes");
  then.refused("P2 plays Power Drain");
  then.expect({ "Bag Man": { in: "P2 discard" }, P1: { won: 1 } });
});
