import { BLAST, DOOM } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const cards = [BLAST, DOOM];
const driver = (title: string) => ({ [title]: { attached: ["Patrol Wagon"] } });

test("Patrol Wagon gives its bearer Toughness +1", () => {
  given(
    { active: "P2", P1: { play: [driver("Bag Man"), "Mad Genius"] }, P2: { hand: ["Blast", "Blast"] } },
    { cards },
  );
  then.expect({ "Bag Man": { keywords: ["Fast", "Toughness +1"] }, "Mad Genius": { keywords: [] } });
  when("P2 plays Blast; choose Bag Man");
  then.expect({ "Bag Man": { in: "play", wounds: 1 } });
  when("P2 plays Blast; choose Bag Man");
  then.expect({ "Bag Man": { in: "P1 discard" }, "Patrol Wagon": { in: "P1 discard" } });
});

test("Patrol Wagon's Toughness adds to what its bearer has", () => {
  given({ P1: { play: [{ "Hired Muscle": { attached: ["Patrol Wagon", "Patrol Wagon"] } }] } });
  then.expect({ "Hired Muscle": { keywords: ["Toughness +3"] } });
});

test("Patrol Wagon cancels a wound to its bearer for 2", () => {
  given(
    {
      active: "P2",
      P1: { play: [driver("Bag Man")], domains: [["hastur", "hastur"]] },
      P2: { hand: ["Blast"] },
    },
    { cards },
  );
  when("P2 plays Blast; choose Bag Man", "P1 uses Patrol Wagon");
  then.expect({ "Bag Man": { wounds: 0 }, "P1.D1": { drained: true } });
});

test("Patrol Wagon guards nobody but its bearer, and only from wounds", () => {
  given(
    {
      active: "P2",
      P1: { play: [driver("Bag Man"), "Peeler"], domains: [["hastur", "hastur"]] },
      P2: { hand: ["Blast", "Doom"] },
    },
    { cards },
  );
  when("P2 plays Blast; choose Peeler");
  then.refused("P1 uses Patrol Wagon");
  when("P2 plays Doom; choose Bag Man");
  then.refused("P1 uses Patrol Wagon");
  then.expect({ Peeler: { in: "P1 discard" }, "Bag Man": { in: "P1 discard" } });
});

test("Patrol Wagon is no help to who cannot pay 2 from one domain", () => {
  given(
    {
      active: "P2",
      P1: { play: [driver("Bag Man")], domains: [["agency"], ["agency"]] },
      P2: { hand: ["Blast"] },
    },
    { cards },
  );
  when("P2 plays Blast; choose Bag Man");
  then.refused("P1 uses Patrol Wagon");
  then.expect({ "Bag Man": { wounds: 1 } });
});

test("Patrol Wagon takes one wound off seven, and two wagons take two", () => {
  const position = (wagons: string[], domains: string[][]) =>
    ({
      active: "P2",
      P1: { play: [{ Hastur: { attached: wagons } }], domains },
      P2: { hand: ["Short Fuse"], domains: [["agency", "agency", "agency"]] },
    }) as const;
  given(position(["Patrol Wagon"], [["agency", "agency"]]));
  when("P2 plays Short Fuse; choose Hastur", "P1 uses Patrol Wagon");
  then.expect({ Hastur: { in: "P1 discard" } });

  given(
    position(
      ["Patrol Wagon", "Patrol Wagon"],
      [
        ["agency", "agency"],
        ["agency", "agency"],
      ],
    ),
  );
  when(
    "P2 plays Short Fuse; choose Hastur",
    "P1 uses Patrol Wagon#1; drain D1",
    "P1 uses Patrol Wagon#2; drain D2",
  );
  then.expect({ Hastur: { in: "play", wounds: 5 } });
});

test("Patrol Wagon cancels the wound of a lost Combat struggle", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: {
      play: [{ "Bag Man": { story: "S1", attached: ["Patrol Wagon"] } }],
      domains: [["agency", "agency"]],
    },
    P2: { play: [{ "Hired Muscle": { story: "S1" } }] },
  });
  when("P1 uses Patrol Wagon", { advance: "after resolution" });
  then.expect({ "Bag Man": { wounds: 0 }, "P1.D1": { drained: true } });
});

test("Patrol Wagon's end destroys a bearer whose wounds are now too many (KW-TOUGH-04)", () => {
  given({
    P1: { hand: ["Get it Off!"], domains: [["cthulhu"]] },
    P2: { play: [{ Peeler: { attached: ["Patrol Wagon"], wounds: 1 } }, driver("Bag Man")] },
  });
  when("P1 plays Get it Off!; choose Patrol Wagon#1");
  then.expect({ Peeler: { in: "P2 discard" }, "Bag Man": { in: "play" } });
});

test("Patrol Wagon is used by who played it, on whosever character it is", () => {
  given(
    {
      P1: { hand: ["Blast"], domains: [["agency", "agency"]] },
      P2: {
        play: [{ "Bag Man": { attached: [{ "Patrol Wagon": { owner: "P1" } }] } }],
        domains: [["agency", "agency"]],
      },
    },
    { cards },
  );
  when("P1 plays Blast; choose Bag Man");
  then.refused("P2 uses Patrol Wagon");
  when("P1 uses Patrol Wagon");
  then.expect({ "Bag Man": { wounds: 0 }, "P1.D1": { drained: true }, "P2.D1": { drained: false } });
});
