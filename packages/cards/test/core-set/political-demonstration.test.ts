import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const play = "P1 plays Political Demonstration";
const at = (story: string) => ({ story });

/** P1 has two Combat icons there, P2 those of his characters. */
const struggle = (...theirs: readonly string[]): void =>
  given({
    phase: "story",
    at: "resolution",
    P1: { hand: ["Political Demonstration"], play: [{ Peeler: at("S1") }, "Shadowed Woods"] },
    P2: { play: [...theirs.map((title) => ({ [title]: at("S1") })), "Dutch Courage"] },
  });

test("Political Demonstration destroys a support after a struggle won by two icons", () => {
  struggle();
  when(play);
  then.offered("P1", ["Shadowed Woods", "Dutch Courage"]);
  when("P1 chooses Dutch Courage");
  then.expect({
    "Dutch Courage": { in: "P2 discard" },
    "Shadowed Woods": { in: "play" },
    "Political Demonstration": { in: "P1 discard" },
    log: ["struggle C at S1 won by P1", "P1 succeeds at S1", "Dutch Courage destroyed"],
  });
});

test("Political Demonstration does not answer a struggle won by one icon", () => {
  struggle("Mad Artist");
  when({ advance: "after resolution" });
  then.now({ "Political Demonstration": { in: "P1 hand" }, log: ["struggle C at S1 won by P1"] });
});

test("Political Demonstration answers neither a struggle lost nor one that the opponent won", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { hand: ["Political Demonstration"], play: [{ "Degenerate Ghoul": at("S1") }] },
    P2: { play: [{ "Hired Muscle": at("S1") }, "Cathouse", { "Keeper of the Golden Path": at("S1") }] },
  });
  when({ advance: "after resolution" });
  then.now({ "Political Demonstration": { in: "P1 hand" }, log: ["struggle C at S1 won by P2"] });
});

test("Political Demonstration may be played by the defender who won", () => {
  given({
    active: "P2",
    phase: "story",
    at: "resolution",
    P1: { hand: ["Political Demonstration"], play: [{ Peeler: at("S1") }] },
    P2: { play: [{ "Laboratory Assistant": at("S1") }, "Dutch Courage"] },
  });
  when(play);
  then.expect({ "Dutch Courage": { in: "P2 discard" } });
});

test("Political Demonstration cannot be played without a support card, nor outside of its moment", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { hand: ["Political Demonstration"], play: [{ Peeler: at("S1") }] },
  });
  when({ advance: "after resolution" });
  then.now({ "Political Demonstration": { in: "P1 hand" }, log: ["struggle C at S1 won by P1"] });

  given({ P1: { hand: ["Political Demonstration"] }, P2: { play: ["Dutch Courage"] } });
  then.refused(play);
});

test("Political Demonstration: each of two answers the same struggle", () => {
  given({
    phase: "story",
    at: "resolution",
    P1: { hand: ["Political Demonstration", "Political Demonstration"], play: [{ Peeler: at("S1") }] },
    P2: { play: ["Dutch Courage", "Cathouse"] },
  });
  when(`${play}; choose Cathouse`, `${play}#2; choose Dutch Courage`);
  then.expect({ "Dutch Courage": { in: "P2 discard" }, Cathouse: { in: "P2 discard" } });
});
