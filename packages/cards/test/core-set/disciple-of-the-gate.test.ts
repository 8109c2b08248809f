import { HUSH } from "@fhtagn/testkit/free-events";
import { given, then, when } from "@fhtagn/testkit/given";
import { test } from "vitest";

const disciple = "Disciple of the Gate";

test("Disciple of the Gate has the number of Yog-Sothoth characters in play for skill", () => {
  given({
    P1: { play: [disciple, "Servant of Nodens", "Mad Artist", "Forbidden Shrine"], discard: ["Son of Yeb"] },
    P2: { play: ["Son of Yeb", disciple] },
  });
  then.expect({
    "P1 Disciple of the Gate": { skill: 4 },
    "P2 Disciple of the Gate": { skill: 4 },
    "Servant of Nodens": { skill: 2 },
  });
});

test("Disciple of the Gate alone counts itself, and nobody while it is insane", () => {
  given({ P1: { play: [disciple] } });
  then.expect({ [disciple]: { skill: 1 } });
  given({ P1: { play: [{ [disciple]: { insane: true } }, "Son of Yeb"] } });
  then.expect({ [disciple]: { skill: 0 } });
});

test("Disciple of the Gate does not count the insane, who have no faction, nor an attached Hound", () => {
  given({
    P1: { play: [disciple, { "Son of Yeb": { insane: true } }, "Hound of Tindalos"] },
    P2: { play: ["Cthulhu"] },
  });
  then.expect({ [disciple]: { skill: 2 } });
  when("P1 uses Hound of Tindalos; choose Cthulhu");
  then.expect({ [disciple]: { skill: 1 } });
});

test("Disciple of the Gate grows while others add to it: its X first, then the rest", () => {
  given({
    P1: {
      hand: ["Son of Yeb"],
      play: [disciple, "Altar of the Blessed"],
      domains: [["yog-sothoth", "hastur"]],
    },
  });
  then.expect({ [disciple]: { skill: 2 } });
  when("P1 plays Son of Yeb");
  then.expect({ [disciple]: { skill: 3 }, "Son of Yeb": { skill: 3 } });
});

test("Disciple of the Gate has skill 0 while its text box is blank: nothing defines X", () => {
  given(
    { P1: { hand: ["Hush"], play: [disciple, "Son of Yeb"] }, P2: { play: [disciple] } },
    { cards: [HUSH] },
  );
  when(`P1 plays Hush; choose P1 ${disciple}`);
  then.expect({ "P1 Disciple of the Gate": { skill: 0 }, "P2 Disciple of the Gate": { skill: 3 } });
});
