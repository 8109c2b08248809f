import { expect, test } from "vitest";
import { constructedDecks } from "./constructed.ts";
import { presets } from "./presets.ts";
import { unknownDeck } from "./unknown.ts";

test("a deck nobody has seen may be any that is offered: those of the box and those for tournaments", () => {
  const belief = unknownDeck();
  const candidates = "candidates" in belief ? belief.candidates : [];
  expect(candidates).toHaveLength(49);
  for (const { codes } of [...presets(), ...constructedDecks()])
    expect(candidates).toContainEqual({ weight: 1, cards: codes });
});
