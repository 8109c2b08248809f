/** What is told of effects under way, and of brief ones, to whoever does not carry them out. */
import {
  anythingBrief,
  briefEffectsOn,
  cardsActedOn,
  cardsUnderWay,
  chosenOpenly,
  effectsUnderWay,
  effectUnderWay,
  isTextUnderWay,
} from "@fhtagn/rules";
import {
  aCharacter,
  action,
  character as characterIs,
  disrupt,
  endOfPhase,
  endOfTurn,
  exhaust,
  gains,
  isWounded,
  prevent,
  setTo,
  thisCard,
  until,
  would,
  wound,
} from "@fhtagn/rules/dsl";
import { expect, test } from "vitest";
import { freeEvent, freeSupport } from "./free-cards.ts";
import { tableAfter } from "./table-after.ts";
import { CLERK, GUARD } from "./timing-cards.ts";

const BLOW = freeEvent("Blow", [action({ effect: wound(aCharacter()) })]);
const AEGIS = freeSupport("Aegis", [
  disrupt({ when: would(isWounded(characterIs())), cost: exhaust(thisCard), effect: prevent(1) }),
]);
const POSITION = { P1: { hand: ["Blow"] }, P2: { play: ["Clerk", "Guard", "Aegis"] } };
const CARDS = [BLOW, AEGIS, CLERK, GUARD];

test("TIME-19 what an effect has chosen is told as soon as everybody may see it", () => {
  const before = tableAfter(POSITION, CARDS);
  expect(isTextUnderWay(before.state)).toBe(false);
  expect(chosenOpenly(before.state)).toBeNull();

  const { state, named } = tableAfter(POSITION, CARDS, "P1 plays Blow", "P1 chooses Clerk");
  expect(state.question?.kind).toBe("disrupt");
  expect(isTextUnderWay(state)).toBe(true);
  expect(effectUnderWay(state)).toBe(effectsUnderWay(state).at(-1));
  expect(effectUnderWay(state)?.source).toBe(named("Blow"));
  expect(chosenOpenly(state)?.by).toBe("P1");
  expect(new Set(chosenOpenly(state)?.cards)).toEqual(new Set([named("Clerk")]));
  expect([...cardsUnderWay(state)]).toEqual(expect.arrayContaining([named("Blow"), named("Clerk")]));
  expect(cardsUnderWay(state).has(named("Guard"))).toBe(false);
});

test("TIME-19 nothing is told of a choice that its costs have yet to follow", () => {
  const { state } = tableAfter(POSITION, CARDS, "P1 plays Blow");
  expect(state.question?.kind).toBe("target");
  expect(chosenOpenly(state)).toBeNull();
});

const does = (title: string, effect: Parameters<typeof action>[0]["effect"]): object =>
  freeEvent(title, [action({ effect })]);

test("LAST-07 what ends with the phase is told apart from what stands longer, with what it adds", () => {
  const zeal = does("Zeal", until(endOfPhase, gains(aCharacter(), { skill: 2, icons: { arcane: 1 } })));
  const doubt = does("Doubt", until(endOfPhase, setTo(aCharacter(), { skill: 1 })));
  const rite = does("Rite", until(endOfTurn, gains(aCharacter(), { skill: 1 })));
  const position = { P1: { hand: ["Zeal", "Doubt", "Rite"], play: ["Clerk", "Guard"] } };
  const moves = ["P1 plays Zeal; choose Clerk", "P1 plays Rite; choose Guard"];
  const cards = [zeal, doubt, rite, CLERK, GUARD];

  const { state, named } = tableAfter(position, cards, ...moves);
  expect(anythingBrief(state)).toBe(true);
  expect(briefEffectsOn(state, named("Clerk"))).toEqual([{ does: "gains", icons: [0, 0, 1, 0], skill: 2 }]);
  expect(briefEffectsOn(state, named("Guard"))).toEqual([]);
  expect(cardsActedOn(state)).toEqual(new Set([named("Clerk"), named("Guard")]));

  const set = tableAfter(position, cards, "P1 plays Doubt; choose Guard");
  expect(briefEffectsOn(set.state, set.named("Guard"))).toEqual([{ does: "setTo" }]);
  expect(anythingBrief(tableAfter(position, cards, "P1 plays Rite; choose Guard").state)).toBe(false);
});
