import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const glimpse = "A Single Glimpse";
const P1 = { hand: [glimpse], domains: [["yog-sothoth", "hastur"]] };

test("A Single Glimpse makes the opponent sacrifice a character of his own choice", () => {
  given({
    P1: { ...P1, play: ["Peeler"] },
    P2: { play: ["Cthulhu", "Bag Man", { "Mad Artist": { insane: true } }, "Cathouse"] },
  });
  when(`P1 plays ${glimpse}`);
  then.offered("P2", ["Cthulhu", "Bag Man", "Mad Artist"]);
  when("P2 chooses Bag Man");
  then.expect({
    "Bag Man": { in: "P2 discard" },
    Peeler: { in: "play" },
    Cthulhu: { in: "play" },
    log: "Bag Man sacrificed",
  });
});

test("A Single Glimpse takes the last character, Invulnerability or not", () => {
  given({ P1, P2: { play: ["Cthulhu"] } });
  when(`P1 plays ${glimpse}`);
  then.expect({ Cthulhu: { in: "P2 discard" } });
});

test("A Single Glimpse may be played on an opponent without characters, who sacrifices none (TGT-06)", () => {
  given({ P1: { ...P1, play: ["Peeler"] }, P2: { play: ["Cathouse"] } });
  when(`P1 plays ${glimpse}`);
  then.expect({
    Peeler: { in: "play" },
    Cathouse: { in: "play" },
    [glimpse]: { in: "P1 discard" },
  });
});

test("A Single Glimpse is for its player's own operations phase", () => {
  given({ phase: "story", P1, P2: { play: ["Bag Man"] } });
  then.refused(`P1 plays ${glimpse}`);
  given({ active: "P2", P1, P2: { play: ["Bag Man"] } });
  then.refused(`P1 plays ${glimpse}`);
});

test("A Single Glimpse gives a stolen character back to its owner's discard pile", () => {
  given({ P1, P2: { play: [{ "Bag Man": { owner: "P1", attached: [".45 Pistols"] } }] } });
  when(`P1 plays ${glimpse}`);
  then.expect({ "Bag Man": { in: "P1 discard" }, ".45 Pistols": { in: "P2 discard" } });
});

test("A Single Glimpse can be cancelled", () => {
  given({
    P1,
    P2: { hand: ["Power Drain"], play: ["Bag Man"], domains: [["hastur", "hastur"]] },
  });
  when(`P1 plays ${glimpse}`, "P2 plays Power Drain");
  then.expect({ "Bag Man": { in: "play" }, [glimpse]: { in: "P1 discard" } });
});
