import { expect, test } from "vitest";
import { type Kept, noValues } from "../state/cache.ts";
import { cardId, type State } from "../state/types.ts";
import { workOut } from "./depending.ts";

/** These values are of no state. */
const NO_STATE = {} as State;

/** Each value is its own number, and what those it asks for come to. */
type Links = readonly (readonly number[])[];

function reader(links: Links): { readonly read: (at: number) => number; readonly count: () => number } {
  const values = noValues();
  const kept: Kept<number> = [];
  let worked = 0;
  const read = (at: number): number =>
    kept[at] ??
    workOut(NO_STATE, values, {
      kept,
      card: cardId(at),
      printed: 100,
      compute: () => {
        worked++;
        return at + (links[at] ?? []).reduce((sum, other) => sum + read(other), 0);
      },
    });
  return { read, count: () => worked };
}

/** All values, asked for in this order. */
function valuesAsked(links: Links, order: readonly number[]): readonly number[] {
  const { read } = reader(links);
  for (const at of order) read(at);
  return links.map((_, at) => read(at));
}

test("a value that depends on another is worked out after it, and once", () => {
  const { read, count } = reader([[1, 2], [2], []]);
  expect(read(0)).toBe(5);
  expect([read(1), read(2)]).toEqual([3, 2]);
  expect(count()).toBe(3);
});

test("a value that depends on itself counts as printed meanwhile", () => {
  expect(reader([[0]]).read(0)).toBe(100);
});

test.each([
  ["two that depend on each other", [[1], [0]]],
  ["a ring with a tail", [[1], [2], [0, 3], [], [1]]],
  ["two rings that share one", [[1, 2], [0], [0]]],
  ["everybody on everybody", [0, 1, 2, 3].map((one) => [0, 1, 2, 3].filter((other) => other !== one))],
])("whichever is asked for first, the values are the same: %s", (_, links) => {
  const upwards = links.map((__, at) => at);
  const expected = upwards.map((at) => reader(links).read(at));
  expect(valuesAsked(links, upwards)).toEqual(expected);
  expect(valuesAsked(links, upwards.toReversed())).toEqual(expected);
});

test("many that depend on each other do not take for ever", () => {
  const all = Array.from({ length: 40 }, (_, at) => at);
  const { read, count } = reader(all.map((one) => all.filter((other) => other !== one)));
  for (const at of all) read(at);
  expect(count()).toBeLessThanOrEqual(2 * 40);
});
