import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const gathering = "Gathering at the Stones";
const P1 = { hand: [gathering], domains: [["yog-sothoth", "hastur"]] };

test("Gathering at the Stones takes any one card from its player's discard pile into hand", () => {
  given({
    P1: { ...P1, discard: ["Peeler", "Short Fuse", "Cathouse"] },
    P2: { discard: ["Bag Man"] },
  });
  when(`P1 plays ${gathering}`);
  then.offered("P1", ["Peeler", "Short Fuse", "Cathouse"]);
  when("P1 chooses Cathouse");
  then.expect({
    P1: { hand: 1, discard: 3, holds: ["Cathouse"] },
    [gathering]: { in: "P1 discard" },
    "Bag Man": { in: "P2 discard" },
  });
});

test("Gathering at the Stones cannot be played on an empty discard pile: it does not find itself", () => {
  given({ P1, P2: { discard: ["Bag Man"] } });
  then.refused(`P1 plays ${gathering}`);
});

test("Gathering at the Stones may fetch another copy of itself, which can be played at once", () => {
  given({
    P1: {
      hand: [gathering],
      discard: [gathering],
      domains: [
        ["yog-sothoth", "hastur"],
        ["yog-sothoth", "hastur"],
      ],
    },
  });
  when(`P1 plays ${gathering}; drain D1`);
  then.expect({ P1: { hand: 1, discard: 1 } });
  when(`P1 plays ${gathering}; drain D2`);
  then.expect({ P1: { hand: 1, discard: 1 }, "P1.D2": { drained: true } });
});

test("Gathering at the Stones is for its player's own operations phase", () => {
  given({ phase: "story", P1: { ...P1, discard: ["Peeler"] } });
  then.refused(`P1 plays ${gathering}`);
  given({ active: "P2", P1: { ...P1, discard: ["Peeler"] } });
  then.refused(`P1 plays ${gathering}`);
});

test("Gathering at the Stones fetches what was lost earlier, and the opponent sees which", () => {
  given({ P1: { ...P1, discard: ["Peeler", "Bag Man"] } });
  when(`P1 plays ${gathering}; choose Bag Man`);
  then.expect({ "Bag Man": { in: "P1 hand" }, Peeler: { in: "P1 discard" } });
});
