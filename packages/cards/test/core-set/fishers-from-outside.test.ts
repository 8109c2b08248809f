import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const fishers = "Fishers from Outside";
const P1 = { hand: [fishers], domains: [["yog-sothoth", "yog-sothoth", "hastur"]] };
const tired = (title: string) => ({ [title]: { exhausted: true } });

test("Fishers from Outside return an exhausted character to hand when they enter play", () => {
  given({
    P1: { ...P1, play: [tired("Peeler"), "Mad Genius"] },
    P2: { play: [tired("Bag Man"), "Mad Artist", tired("Cathouse"), { Triggerman: { insane: true } }] },
  });
  when(`P1 plays ${fishers}`);
  then.offered("P1", ["Peeler", "Bag Man"]);
  when("P1 chooses Bag Man");
  then.expect({
    "Bag Man": { in: "P2 hand" },
    Peeler: { in: "play", state: "exhausted" },
    [fishers]: { in: "play", state: "ready" },
  });
});

test("Fishers from Outside do nothing where nobody is exhausted", () => {
  given({ P1, P2: { play: ["Bag Man", tired("Cathouse")] } });
  when(`P1 plays ${fishers}`);
  then.expect({ [fishers]: { in: "play" }, "Bag Man": { in: "play" }, Cathouse: { in: "play" } });
});

test("Fishers from Outside must take their controller's own character if it is the only one exhausted", () => {
  given({ P1: { ...P1, play: [tired("Peeler")] }, P2: { play: ["Bag Man"] } });
  when(`P1 plays ${fishers}`);
  then.expect({ Peeler: { in: "P1 hand" } });
});

test("Fishers from Outside return a character to its owner, and destroy what was attached to it", () => {
  given({
    P1: { ...P1, play: [{ "Bag Man": { owner: "P2", exhausted: true, attached: [".45 Pistols"] } }] },
  });
  when(`P1 plays ${fishers}`);
  then.expect({ "Bag Man": { in: "P2 hand" }, ".45 Pistols": { in: "P1 discard" } });
});

test("Fishers from Outside work when they are put into play too", () => {
  given({
    P1: {
      hand: ["Unspeakable Resurrection"],
      discard: [fishers],
      domains: [["yog-sothoth", "hastur", "hastur"]],
    },
    P2: { play: [tired("Cthulhu")] },
  });
  when("P1 plays Unspeakable Resurrection; X 3");
  then.expect({ [fishers]: { in: "play" }, Cthulhu: { in: "P2 hand" } });
});
