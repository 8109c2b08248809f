import type { Asked, AskedOption } from "@fhtagn/protocol";
import { cardCode } from "@fhtagn/rules";
import { orderKey } from "@fhtagn/rules/options";
import { expect, test } from "vitest";
import {
  arranged,
  canBeKept,
  isKept,
  isOrdering,
  moved,
  nextPlanned,
  ordersWith,
  planOf,
} from "./asked-order.ts";

const effect = (card: number, code: string): AskedOption => ({
  do: "begin",
  card,
  ability: { code: cardCode(code), index: 0 },
  note: card,
});

const asking = (...options: readonly AskedOption[]): Asked => ({
  id: 1,
  kind: "order",
  source: 0,
  about: { about: "orderOfAbilities" },
  form: "choose",
  options,
  items: [],
  places: [],
  must: [],
  steps: [],
});

const [A, B, C] = [effect(1, "a"), effect(2, "b"), effect(3, "c")];
const names = (asked: Asked, chosen: readonly number[] | null, orders: readonly (readonly string[])[] = []) =>
  arranged(asked, chosen, orders).map(({ option }) => orderKey(option));

test("a question with one thing, or of another kind, is not one of order", () => {
  expect(isOrdering(asking(A, B))).toBe(true);
  expect(isOrdering(asking(A))).toBe(false);
  expect(isOrdering({ ...asking(A, B), form: "choose", kind: "target" })).toBe(false);
});

test("things move one step, and not beyond the ends", () => {
  expect(moved([0, 1, 2], 2, -1)).toEqual([0, 2, 1]);
  expect(moved([0, 1, 2], 0, 1)).toEqual([1, 0, 2]);
  expect(moved([0, 1, 2], 0, -1)).toEqual([0, 1, 2]);
  expect(moved([0, 1, 2], 2, 1)).toEqual([0, 1, 2]);
});

test("the list stands as it was put, else as it was kept, else as the rules have it", () => {
  expect(names(asking(A, B, C), null)).toEqual(["a.0", "b.0", "c.0"]);
  expect(names(asking(A, B, C), [2, 0, 1])).toEqual(["c.0", "a.0", "b.0"]);
  expect(names(asking(A, B, C), null, [["c.0", "b.0", "a.0"]])).toEqual(["c.0", "b.0", "a.0"]);
  expect(names(asking(A, B, C), null, [["c.0", "a.0"]])).toEqual(["a.0", "b.0", "c.0"]);
});

test("the plan answers what is left of it, and nothing in which something is new", () => {
  const plan = planOf(arranged(asking(A, B, C), [2, 0, 1], [])).slice(1);
  expect(nextPlanned(asking(A, B), plan)).toEqual({ index: 0, rest: ["2 b.0@2"] });
  expect(nextPlanned(asking(A, B, C), plan)).toBeNull();
  expect(nextPlanned(asking(B, effect(9, "b")), plan)).toBeNull();
});

test("hidden cards are known by their code, two of a kind as two", () => {
  const card = (at: number, code: string): AskedOption => ({
    do: "put",
    card: `P1.deck@${at}`,
    code,
    to: "top",
  });
  const first = asking(card(9, "x"), card(8, "x"), card(7, "y"));
  const plan = planOf(arranged(first, [2, 0, 1], [])).slice(1);
  expect(nextPlanned(asking(card(8, "x"), card(7, "x")), plan)).toEqual({ index: 0, rest: ["x"] });
  expect(nextPlanned(asking(card(8, "x"), card(7, "y")), plan)).toBeNull();
});

test("an order is kept for its set of effects, and once for each", () => {
  const things = arranged(asking(A, B), [1, 0], []);
  const orders = ordersWith([["a.0", "b.0"], ["c.0"]], things, true);
  expect(orders).toEqual([["c.0"], ["b.0", "a.0"]]);
  expect(isKept(asking(A, B), orders)).toBe(true);
  expect(isKept(asking(A, B, C), orders)).toBe(false);
  expect(ordersWith(orders, things, false)).toEqual([["c.0"]]);
});

test("what is no effect cannot be kept", () => {
  const story: AskedOption = { do: "resolve", card: 1 };
  expect(canBeKept(asking(story, B))).toBe(false);
  expect(ordersWith([], arranged(asking(story, B), null, []), true)).toEqual([]);
});
