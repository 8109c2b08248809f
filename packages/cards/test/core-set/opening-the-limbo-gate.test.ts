import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const gate = "Opening the Limbo Gate";
const P1 = { hand: [gate], domains: [["yog-sothoth", "hastur", "hastur", "hastur"]] };

test("Opening the Limbo Gate puts a character of each discard pile into play under its owner", () => {
  given({
    P1: { ...P1, discard: ["Peeler", "Short Fuse", "Bag Man"] },
    P2: { discard: ["Cthulhu", "Shotgun", "Mad Artist"] },
  });
  when(`P1 plays ${gate}; choose Bag Man, Cthulhu`);
  then.expect({
    "Bag Man": { in: "play", controller: "P1", state: "ready" },
    Cthulhu: { in: "play", controller: "P2", state: "ready" },
    Peeler: { in: "P1 discard" },
    "Mad Artist": { in: "P2 discard" },
    [gate]: { in: "P1 discard" },
  });
});

test("Opening the Limbo Gate leaves all choices to its player, characters only", () => {
  given({
    P1: { ...P1, discard: ["Peeler", "Bag Man", "Cathouse"] },
    P2: { discard: ["Shotgun", "Mad Artist", "Mad Genius"] },
  });
  when(`P1 plays ${gate}`);
  then.offered("P1", ["Peeler", "Bag Man", "Mad Artist", "Mad Genius"]);
  when("P1 chooses Peeler");
  then.offered("P1", ["Mad Artist", "Mad Genius"]);
  when("P1 chooses Mad Genius");
  then.expect({ Peeler: { in: "play" }, "Mad Genius": { in: "play" } });
});

test("Opening the Limbo Gate needs a character in every discard pile (TGT-02)", () => {
  given({ P1: { ...P1, discard: ["Bag Man", "Peeler"] }, P2: { discard: ["Shotgun"] } });
  then.refused(`P1 plays ${gate}`, "TGT-02");
  given({ P1, P2: { discard: ["Bag Man", "Peeler"] } });
  then.refused(`P1 plays ${gate}`, "TGT-02");
});

test("Opening the Limbo Gate is for its player's own operations phase", () => {
  const P2 = { discard: ["Bag Man"] };
  given({ phase: "story", P1: { ...P1, discard: ["Peeler"] }, P2 });
  then.refused(`P1 plays ${gate}`);
  given({ active: "P2", P1: { ...P1, discard: ["Peeler"] }, P2 });
  then.refused(`P1 plays ${gate}`);
});

test("Opening the Limbo Gate offers nobody that its owner may not have in play", () => {
  given({
    P1: { ...P1, play: ["G-Men"], discard: ["Arcane Initiate", "Mad Artist", "Peeler"] },
    P2: { play: ["Cthulhu"], discard: ["Cthulhu", "Bag Man", "Mad Genius"] },
  });
  when(`P1 plays ${gate}`);
  then.offered("P1", ["Mad Artist", "Peeler", "Bag Man", "Mad Genius"]);
  when("P1 chooses Peeler, Bag Man");
  then.expect({ "Bag Man": { in: "play" } });
});

test("Opening the Limbo Gate sets off what happens when those characters enter play", () => {
  given({
    P1: { ...P1, discard: ["T-Men"] },
    P2: { discard: ["Bag Man"] },
  });
  when(`P1 plays ${gate}`, "P1 chooses P1");
  then.offered("P1", ["T-Men", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({ "Bag Man": { in: "P2 discard" }, "T-Men": { in: "play" } });
});
