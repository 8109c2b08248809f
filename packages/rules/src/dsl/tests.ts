/** Conditions. */
import type { CardName, Comparison, Filter, Num, PlayerRef, Test } from "../language/expressions.ts";
import type { Phase } from "../language/words.ts";

export const exists = (what: Filter): Test => ({ exists: what });
export const numberIs = (number: Num, is: Comparison): Test => ({ number, is });
export const isLike = (card: CardName, like: Filter): Test => ({ is: card, like });
export const isReady = (card: CardName): Test => isLike(card, { ready: true });
export const all = (cards: Filter, are: Filter): Test => ({ all: cards, are });
export const isCommitted = (card: CardName): Test => ({ committed: card });
export const isAttached = (card: CardName): Test => ({ attached: card });
export const isAttacking = (card: CardName): Test => ({ attacking: card });
export const isDefending = (card: CardName): Test => ({ defending: card });
export const enteredThisPhase = (card: CardName): Test => ({ enteredThisPhase: card });
export const isPhase = (phase: Phase): Test => ({ phase });
export const isTurnOf = (player: PlayerRef): Test => ({ turnOf: player });
export const isDay: Test = { day: true };
export const isNight: Test = { night: true };
export const youOverpaid: Test = { overpaid: true };
export const not = (test: Test): Test => ({ not: test });
export const anyTrue = (...tests: readonly Test[]): Test => ({ anyOf: tests });
export const allTrue = (...tests: readonly Test[]): Test => ({ allOf: tests });
