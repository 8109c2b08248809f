/** What cards have, may and must: continuous in a passive, lasting inside `until`. */
import type { Deed, Effect, EffectOf, Losses, Traits } from "../language/effects.ts";
import type { CardName, Filter, Num, PlayerRef } from "../language/expressions.ts";
import type { Icon } from "../language/words.ts";
import { type Which, which } from "./nouns.ts";

export const gains = (who: Which, traits: Traits): Effect => ({ do: "gains", who: which(who), traits });
export const loses = (who: Which, traits: Losses): Effect => ({ do: "loses", who: which(who), traits });
export const setTo = (who: Which, traits: EffectOf<"setTo">["traits"]): Effect => ({
  do: "setTo",
  who: which(who),
  traits,
});
export const blank = (what: Which, options: { readonly printed?: true } = {}): Effect => ({
  do: "blank",
  what: which(what),
  ...options,
});
export const copies = (who: Which, from: Which, parts: EffectOf<"copies">["parts"]): Effect => ({
  do: "copies",
  who: which(who),
  from: which(from),
  parts,
});
export const costs = (
  what: Filter,
  change: Num,
  options: Pick<EffectOf<"costs">, "min" | "fixed" | "uses" | "of"> = {},
): Effect => ({
  do: "costs",
  what,
  change,
  ...options,
});
export const cannot = (
  deed: Deed,
  who: Which,
  options: Pick<EffectOf<"cannot">, "by" | "during"> = {},
): Effect => ({
  do: "cannot",
  deed,
  who: which(who),
  ...options,
});
export const mustCommit = (who: Which, to: CardName): Effect => ({
  do: "must",
  deed: "commit",
  who: which(who),
  to,
});
export const can = (deed: EffectOf<"can">["deed"], who: Which): Effect => ({
  do: "can",
  deed,
  who: which(who),
});
export const immune = (
  who: Which,
  to: Filter,
  options: Pick<EffectOf<"immune">, "triggered"> = {},
): Effect => ({ do: "immune", who: which(who), to, ...options });
export const entersAs = (
  who: Which,
  state: { readonly exhausted?: true; readonly insane?: true },
): Effect => ({
  do: "entersAs",
  who: which(who),
  ...state,
});
export const addStruggle = (at: Which, add: Icon): Effect => ({ do: "struggles", at: which(at), add });
export const removeStruggle = (at: Which, remove: Icon | "chosen"): Effect => ({
  do: "struggles",
  at: which(at),
  remove,
});
export const counts = (
  who: Which,
  what: EffectOf<"counts">["what"],
  options: { readonly at?: Which; readonly not?: true } = {},
): Effect => ({
  do: "counts",
  who: which(who),
  what,
  ...(options.at !== undefined && { at: which(options.at) }),
  ...(options.not && { not: true }),
});
export const holdsInsane = (who: Which): Effect => ({ do: "holdsInsane", who: which(who) });
export const storiesToWin = (change: Num): Effect => ({ do: "storiesToWin", change });
export const woundsOfEvents = (times: number): Effect => ({ do: "woundsOfEvents", times });
export const struggleDecidedBy = (icon: Icon, instead: Icon): Effect => ({
  do: "struggleDecidedBy",
  icon,
  instead,
});
/** The player may have Heroic and Villainous characters at the same time. */
export const mixAlignments = (who: PlayerRef): Effect => ({ do: "mixAlignments", who });
export const mayPlay = (what: Which, options: Pick<EffectOf<"mayPlay">, "thenToBottom"> = {}): Effect => ({
  do: "mayPlay",
  what: which(what),
  ...options,
});
