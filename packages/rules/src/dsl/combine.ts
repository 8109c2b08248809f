/** How effects are joined. */
import type { Effect, Until } from "../language/effects.ts";
import type { Num, PlayerRef, Target, Test } from "../language/expressions.ts";
import { type Which, which } from "./nouns.ts";

export const endOfPhase = "endOfPhase" satisfies Until;
export const endOfTurn = "endOfTurn" satisfies Until;
export const whileThisExhausted = "whileThisExhausted" satisfies Until;
export const whileThisCommitted = "whileThisCommitted" satisfies Until;
export const nextCommitStep = "nextCommitStep" satisfies Until;

/** Announces a target of which several effects then speak as `it`, or by the name given to it. */
export const target = (what: Target): Effect => ({ do: "choose", what });
export const inOrder = (...effects: readonly Effect[]): Effect => ({ do: "inOrder", effects });
/** The second half only if the first was done in full (COST-09). */
export const andThen = (first: Effect, next: Effect): Effect => ({ do: "then", first, next });
export const ifThen = (test: Test, yes: Effect, no?: Effect): Effect => ({
  do: "ifThen",
  test,
  yes,
  ...(no && { no }),
});
export const either = (by: PlayerRef, ...options: readonly Effect[]): Effect => ({
  do: "either",
  by,
  options,
});
export const may = (by: PlayerRef, effect: Effect): Effect => ({ do: "may", by, effect });
export const unless = (by: PlayerRef, pay: Effect, effect: Effect): Effect => ({
  do: "unless",
  by,
  pay,
  effect,
});
export const forEach = (what: Which, effect: Effect): Effect => ({
  do: "forEach",
  what: which(what),
  effect,
});
export const repeat = (times: Num, effect: Effect): Effect => ({ do: "repeat", times, effect });
export const eachPlayer = (effect: Effect, options: { readonly ifAble?: true } = {}): Effect => ({
  do: "eachPlayer",
  who: "all",
  effect,
  ...options,
});
export const eachOpponent = (effect: Effect, options: { readonly ifAble?: true } = {}): Effect => ({
  do: "eachPlayer",
  who: "opponents",
  effect,
  ...options,
});
/** The controller chooses one player; in the effect he is `thatPlayer`. */
export const chosenPlayer = (effect: Effect): Effect => ({ do: "eachPlayer", who: "chosen", effect });
export const until = (end: Until, ...effects: readonly Effect[]): Effect => ({ do: "until", end, effects });
export const delayed = (at: "endOfPhase" | "endOfTurn", effect: Effect): Effect => ({
  do: "delayed",
  at,
  effect,
});

export const cancel: Effect = { do: "cancel" };
export const prevent = (count?: Num): Effect => ({ do: "prevent", ...(count !== undefined && { count }) });
export const instead = (effect: Effect): Effect => ({ do: "insteadOfThat", effect });
export const nothing: Effect = { do: "nothing" };
export const pay = (count: Num): Effect => ({ do: "pay", count });
export const payX = (options: { readonly atLeast?: number } = {}): Effect => ({ do: "payX", ...options });
