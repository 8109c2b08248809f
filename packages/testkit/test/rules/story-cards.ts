/** Test cards for the chapters from STORY to CONS, and what their log must not hold. */
import type { Trigger } from "@fhtagn/rules";
import { action, draw, response, you } from "@fhtagn/rules/dsl";
import { given, then } from "@fhtagn/testkit/given";
import { expect } from "vitest";
import { type Facts, freeSupport } from "./free-cards.ts";

/** A character as the catalogue writes it: "4/TC" is skill 4 with one Terror and one Combat icon. */
export function char(title: string, written: string, facts: Facts = {}): object {
  const [skill = "0", icons = ""] = written.split("/");
  return { title, type: "character", faction: "neutral", skill: Number(skill), icons, ...facts };
}

/** Its controller may draw a card. */
export const listener = (title: string, trigger: Trigger): object =>
  freeSupport(title, [response({ when: trigger, effect: draw(you, 1) })]);

/** An action that can always be taken. */
export const TELEGRAPH = freeSupport("Telegraph", [action({ effect: draw(you, 1) })]);

/** No such line since the last expectation. */
export function neverLogged(line: string): void {
  expect(() => then.expect({ log: [line] })).toThrow(`expected log: ${line}`);
}

/** P1 is about to resolve S1, where he has these, P2 those. */
export function resolving(
  mine: readonly string[],
  theirs: readonly string[],
  cards: readonly object[],
): void {
  const there = (titles: readonly string[]) => titles.map((title) => ({ [title]: { story: "S1" } }));
  given(
    { phase: "story", at: "resolution", P1: { play: there(mine) }, P2: { play: there(theirs) } },
    { cards },
  );
}
