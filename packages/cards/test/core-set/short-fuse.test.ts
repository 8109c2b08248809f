import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const fuse = { hand: ["Short Fuse"], domains: [["agency", "hastur", "hastur"]] };
const ox = (toughness: number) => ({
  title: "Ox",
  type: "character",
  faction: "neutral",
  keywords: [`Toughness +${toughness}`],
});

test("Short Fuse destroys a character with much Toughness", () => {
  given({ P1: fuse, P2: { play: ["Military Advisor", "Hastur"] } });
  when("P1 plays Short Fuse; choose Hastur");
  then.expect({ Hastur: { in: "P2 discard" }, "Military Advisor": { wounds: 0 } });
});

test("Short Fuse deals 7 wounds, neither more nor fewer", () => {
  given({ P1: fuse, P2: { play: ["Ox"] } }, { cards: [ox(7)] });
  when("P1 plays Short Fuse");
  then.expect({ Ox: { in: "play", wounds: 7 } });

  given({ P1: fuse, P2: { play: ["Ox"] } }, { cards: [ox(6)] });
  when("P1 plays Short Fuse");
  then.expect({ Ox: { in: "P2 discard" } });
});

test("Short Fuse chooses any character that can be wounded, its player's own too", () => {
  given({
    P1: { ...fuse, play: ["Peeler"] },
    P2: { play: ["Cthulhu", "Cathouse", { "Bag Man": { insane: true } }] },
  });
  when("P1 plays Short Fuse");
  then.offered("P1", ["Peeler", "Bag Man"]);
  when("P1 chooses Peeler");
  then.expect({ Peeler: { in: "P1 discard" } });
});

test("Short Fuse is for its player's own operations phase", () => {
  given({ phase: "story", P1: fuse, P2: { play: ["Bag Man"] } });
  then.refused("P1 plays Short Fuse");
  given({ active: "P2", P1: fuse, P2: { play: ["Bag Man"] } });
  then.refused("P1 plays Short Fuse");
});

test("Short Fuse leaves six wounds when a disrupt cancels one", () => {
  const hand = ["Regeneration"];
  given({ P1: fuse, P2: { hand, play: ["Ox"], domains: [["shub-niggurath"]] } }, { cards: [ox(7)] });
  when("P1 plays Short Fuse", "P2 plays Regeneration");
  then.expect({ Ox: { wounds: 6 } });
});
