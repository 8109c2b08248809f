/** Hand, deck, discard pile, won stories: lists of titles, perhaps with fillers at the end. */
import type { Player } from "../language/words.ts";
import { addItem, codeOf, DECK_TYPES, type Planning } from "./plan.ts";
import { type At, complain, inside, readCount, readList, readTitle } from "./shape.ts";

/** What is read, and whose it is. */
export interface Reading {
  readonly player: Player;
  readonly value: unknown;
}

type Pile = "hand" | "deck" | "discard";
const MORE = /^\.\.\.\s*(\d+)$/;

function planPile(
  planning: Planning,
  at: At,
  { player, value, pile }: Reading & { readonly pile: Pile },
): void {
  const list = readList(at, value);
  for (const [index, written] of list.entries()) {
    const here = inside(at, index);
    const title = readTitle(here, written);
    if (title === undefined) continue;
    const [, more] = MORE.exec(title) ?? [];
    if (more !== undefined) {
      planMore(planning, here, { player, pile, count: Number(more), isLast: index === list.length - 1 });
      continue;
    }
    const code = codeOf(planning, here, { title, types: DECK_TYPES });
    if (code === undefined) continue;
    planning.plan[player][pile].push(
      addItem(planning.plan, { place: here.place, code, owner: player, zone: pile }),
    );
  }
}

interface More {
  readonly player: Player;
  readonly pile: Pile;
  readonly count: number;
  readonly isLast: boolean;
}

function planMore({ plan }: Planning, at: At, { player, pile, count, isLast }: More): void {
  if (!isLast) complain(at, { is: "fillersLast" });
  plan[player].fillers[pile] = count;
}

export const planHand = (planning: Planning, at: At, reading: Reading): void =>
  planPile(planning, at, { ...reading, pile: "hand" });

export const planDiscard = (planning: Planning, at: At, reading: Reading): void =>
  planPile(planning, at, { ...reading, pile: "discard" });

export function planDeck(planning: Planning, at: At, reading: Reading): void {
  if (Array.isArray(reading.value)) planPile(planning, at, { ...reading, pile: "deck" });
  else planning.plan[reading.player].fillers.deck = readCount(at, reading.value);
}

export function planWon(planning: Planning, at: At, { player, value }: Reading): void {
  for (const [index, written] of readList(at, value).entries()) {
    const here = inside(at, index);
    const title = readTitle(here, written);
    if (title === undefined) continue;
    const code = codeOf(planning, here, { title, types: ["story", "conspiracy"] });
    if (code === undefined) continue;
    planning.plan[player].won.push(
      addItem(planning.plan, { place: here.place, code, owner: player, zone: "won" }),
    );
  }
}
