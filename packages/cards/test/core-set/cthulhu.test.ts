import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

test("Cthulhu takes one character for the draws of a draw phase, of whoever drew", () => {
  given({
    phase: "draw",
    at: "start",
    P1: { play: ["Paul Lemond", "Hired Muscle", "Freelance Occultist"] },
    P2: { play: ["Cthulhu"] },
  });
  then.offered("P1", ["Paul Lemond", "Hired Muscle", "Freelance Occultist"]);
  when("P1 chooses Hired Muscle");
  then.expect({
    P1: { hand: 2, characters: 2 },
    "Hired Muscle": { in: "P1 discard" },
    Cthulhu: { in: "play" },
  });
});

test("Cthulhu asks nothing of who has no character, nor after other draws", () => {
  given({ phase: "draw", at: "start", P1: {}, P2: { play: ["Cthulhu", "Hired Muscle"] } });
  then.expect({ "Hired Muscle": { in: "play" }, Cthulhu: { in: "play" } });
  given({
    P1: {
      hand: ["Unearthing the Ancients"],
      play: ["Paul Lemond"],
      domains: [["miskatonic", "miskatonic", "miskatonic"]],
    },
    P2: { play: ["Cthulhu"] },
  });
  when("P1 plays Unearthing the Ancients");
  then.expect({ P1: { hand: 3 }, "Paul Lemond": { in: "play" } });
});
