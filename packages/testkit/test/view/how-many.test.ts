/** A question for several cards tells how many: as a number, or that it is any number. */
import { action, anyNumber, character, draw, exhaust, some, upTo, you } from "@fhtagn/rules/dsl";
import { type AboutView, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { freeCharacter, freeSupport } from "../rules/free-cards.ts";
import { tableAfter } from "../rules/table-after.ts";

const own = character({ controller: "you" });
const CROWD = ["Clerk", "Guard", "Monk"].map((title) => freeCharacter(title));

function askedBy(cost: Parameters<typeof exhaust>[0]): AboutView | null {
  const altar = freeSupport("Altar", [action({ cost: exhaust(cost), effect: draw(you, 1) })]);
  const position = { P1: { play: ["Altar", "Clerk", "Guard", "Monk"] } };
  const { state } = tableAfter(position, [altar, ...CROWD], "P1 uses Altar");
  const { question } = view(state, "P1");
  return question !== null && "about" in question ? question.about : null;
}

test.each([
  ["a number", some(2, own), { least: 2, most: 2 }],
  ["up to a number", some(upTo(2), own), { least: 0, most: 2 }],
  ["any number", some(anyNumber, own), { least: 0, most: "any" }],
] as const)("%s", (_, cost, told) => {
  expect(askedBy(cost)).toMatchObject({ about: "cost", taken: [], ...told });
});
