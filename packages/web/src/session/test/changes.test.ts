import { gameLibrary } from "@fhtagn/cards";
import { makeGame } from "@fhtagn/rules";
import { fromPosition } from "@fhtagn/rules/position";
import { type CardView, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { changedCards } from "../changes.ts";

test("a character that lies exhausted under its insanity looks different from one that does not", () => {
  const state = fromPosition(
    { P1: { play: [{ Peeler: { insane: true, exhausted: true } }, "T-Men"] } },
    makeGame({ library: gameLibrary(), ruleset: "ccg" }),
  );
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  const shown = view(state, "P1");
  const lying = shown.inPlay.find(({ layExhausted }) => layExhausted === true);
  const upright = ({ layExhausted: _, ...card }: CardView): CardView => card;
  const after = { ...shown, inPlay: shown.inPlay.map(upright) };
  expect(changedCards(shown, after)).toEqual([lying?.handle]);
  expect(changedCards(shown, shown)).toEqual([]);
});
