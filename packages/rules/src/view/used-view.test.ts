import { expect, test } from "vitest";
import { cardCode } from "../language/cards.ts";
import { emptyState, makeGame } from "../new-game.ts";
import { edit } from "../state/edit.ts";
import { makeLibrary } from "../state/library.ts";
import { createCard } from "../state/move.ts";
import { cardId } from "../state/types.ts";
import type { Limited, UsedTrigger } from "../state/used.ts";
import { unsealed } from "./sealed.ts";
import { view } from "./view.ts";
import type { TriedView, UsedTriggerView, UseView } from "./view-types.ts";
import { actionOf, usedTriggerOf, useOf } from "./world/used-in-world.ts";
import { LIFE } from "./world/world-table.ts";

const ability = { code: cardCode("core-set-12"), index: 0 };
const state = emptyState(makeGame({ library: makeLibrary([]) }), []);
const { id: card } = createCard(state, "", "P1");
edit(state, card).life = 3;
edit(state, card).handleP1 = 7;

/** Card 9 of a made-up world lies there for the card that the viewer calls 7. */
const idOf = () => cardId(9);

test.each<[Limited, UseView | undefined]>([
  [
    { by: "copy", card, life: 3, ability },
    { by: "copy", card: 7, ability, until: "turn" },
  ],
  // it has changed zone since
  [{ by: "copy", card, life: 2, ability }, undefined],
  [
    { by: "title", title: "T-Men", player: "P1", ability },
    { by: "title", title: "T-Men", player: "P1", ability, until: "turn" },
  ],
  [
    { by: "dormant", player: "P2", story: card },
    { by: "dormant", player: "P2", story: 7, until: "turn" },
  ],
])("a use %j is told by the viewer's name for the card", (what, told) => {
  state.uses = [{ what, until: "turn" }];
  expect(unsealed(view(state, "P1").sealed).uses).toEqual(told === undefined ? [] : [told]);
});

test.each<[UsedTrigger, UsedTriggerView]>([
  [
    { to: "note", note: 4, card, ability, player: "P1" },
    { to: "note", note: 4, card: 7, ability, player: "P1" },
  ],
  [
    { to: "effect", effect: 5, card, ability },
    { to: "effect", effect: 5, card: 7, ability },
  ],
])("an answer %j is told by the viewer's name for the card", (used, told) => {
  state.usedTriggers = [used];
  expect(unsealed(view(state, "P1").sealed).usedTriggers).toEqual([told]);
  expect(usedTriggerOf(told, idOf)).toEqual({ ...used, card: 9 });
});

test("what was used is used in a made-up world, where cards have other numbers and lives", () => {
  expect(useOf({ by: "copy", card: 7, ability, until: "turn" }, idOf)).toEqual({
    what: { by: "copy", card: 9, life: LIFE, ability },
    until: "turn",
  });
  expect(useOf({ by: "title", title: "T-Men", player: "P1", ability, until: "game" }, idOf)).toEqual({
    what: { by: "title", title: "T-Men", player: "P1", ability },
    until: "game",
  });
  expect(useOf({ by: "dormant", player: "P1", story: 7, until: "turn" }, idOf)).toEqual({
    what: { by: "dormant", player: "P1", story: 9 },
    until: "turn",
  });
});

test.each<TriedView>([
  { do: "play", card: 7 },
  { do: "use", card: 7, ability },
])("an action %j was taken in a made-up world too", (told) => {
  expect(actionOf(told, idOf)).toEqual({ ...told, card: 9 });
});

test("a card made Dormant in a made-up world lies at the story of that world", () => {
  expect(actionOf({ do: "makeDormant", card: 7, on: 8 }, idOf)).toEqual({
    do: "makeDormant",
    card: 9,
    on: 9,
  });
});
