import { library } from "@fhtagn/cards";
import { expect, test } from "vitest";
import { unneeded } from "./readings.ts";
import { unlikeReadingAlike, untoldParts } from "./silences.ts";
import { JOINED, TREES } from "./trees.ts";

test("the text of every card that is done tells every part of its tree", () => {
  const cards = library().map(({ facts, text }) => ({ name: facts.code, facts, text }));
  expect(untoldParts(cards)).toEqual([]);
});

test.each(Object.entries(TREES))("%s are told with all their parts", (_what, rows) => {
  expect(untoldParts(rows.flat())).toEqual([]);
});

test.each(Object.entries(TREES))("%s that differ are told in other words", (_what, rows) => {
  expect(rows.flatMap(unlikeReadingAlike)).toEqual([]);
});

test("no part of a verb, a selection or an ability hides another", () => {
  expect(JOINED.flatMap(unlikeReadingAlike)).toEqual([]);
});

test("what a text need not say is still left unsaid somewhere", () => {
  expect(unneeded()).toEqual([]);
});
