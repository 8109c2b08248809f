/** Keys of the state that have card numbers in them: taken apart, and put together again. */
import { cardOf } from "../state/access.ts";
import { type CardId, cardId, type State, type Use } from "../state/types.ts";

/** A key without its number, and the card that it was about. */
export interface ParsedUse {
  readonly key: string;
  readonly card: CardId | null;
}

const BY_COPY = /^(\d+)\.(\d+)\/(.*)$/;
const BY_STORY = /^(dormant\/P[12])\/(\d+)$/;

/** Null: the copy has changed zone, its use is forgotten (TRIG-26). */
export function parseUse(state: State, { key }: Use): ParsedUse | null {
  const copy = BY_COPY.exec(key);
  if (copy !== null) {
    const card = cardId(Number(copy[1]));
    return cardOf(state, card).life === Number(copy[2]) ? { key: `copy/${copy[3] ?? ""}`, card } : null;
  }
  const dormant = BY_STORY.exec(key);
  return dormant === null ? { key, card: null } : { key: dormant[1] ?? "", card: cardId(Number(dormant[2])) };
}

/** The key of a use in a state where the card has this number and life. */
export function writeUse(key: string, card: CardId, life: number): string {
  return key.startsWith("copy/") ? `${card}.${life}/${key.slice("copy/".length)}` : `${key}/${card}`;
}

export interface ParsedTrigger {
  readonly by: string;
  readonly card: CardId;
  readonly ability: string;
}

export function parseTrigger(key: string): ParsedTrigger {
  const [by = "", card = "", ...ability] = key.split("/");
  return { by, card: cardId(Number(card)), ability: ability.join("/") };
}

export const writeTrigger = ({ by, card, ability }: ParsedTrigger): string => `${by}/${card}/${ability}`;

export interface ParsedAction {
  readonly position: string;
  readonly card: CardId;
  readonly on: CardId | null;
  readonly value: string;
}

const ACTION = /^([^:]*):(\d+)\.(\d*)\.(.*)$/;

export function parseAction(key: string): ParsedAction | null {
  const parts = ACTION.exec(key);
  if (parts === null) return null;
  const [, position = "", card, on, value = ""] = parts;
  return {
    position,
    card: cardId(Number(card)),
    on: on === "" ? null : cardId(Number(on)),
    value,
  };
}

export const writeAction = ({ position, card, on, value }: ParsedAction): string =>
  `${position}:${card}.${on ?? ""}.${value}`;
