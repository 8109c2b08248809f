/** Who somebody is to others, and to himself. */
import { z } from "../zod.ts";

/** Letters, digits, blanks and a few signs, in any script; no blank at either end. */
const NAME = /^[\p{L}\p{N}](?:[\p{L}\p{M}\p{N} '._-]*[\p{L}\p{M}\p{N}.])?$/u;
const NAME_LETTERS = 24;

export const playerName = z.string().check(z.minLength(2), z.maxLength(NAME_LETTERS), z.regex(NAME));

/** As others see him. */
export interface PlayerCard {
  readonly id: string;
  readonly name: string;
  readonly kind: "guest" | "account" | "level";
  /** Of a computer player. */
  readonly level?: string;
  readonly rating?: { readonly value: number; readonly provisional: boolean };
}

/** As he is told of himself. */
export interface Me extends PlayerCard {
  readonly kind: "guest" | "account";
  /** Until when he may not talk; null if he may. */
  readonly mutedUntil: number | null;
}
