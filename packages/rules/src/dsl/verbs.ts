/** What effects do to cards, tokens and domains. */
import type { Effect, EffectOf, Until } from "../language/effects.ts";
import type { CardName, Filter, Num, PlayerRef } from "../language/expressions.ts";
import { type Which, which } from "./nouns.ts";

export const wound = (who: Which, count?: Num): Effect => ({
  do: "wound",
  who: which(who),
  ...(count !== undefined && { count }),
});
export const driveInsane = (who: Which): Effect => ({ do: "driveInsane", who: which(who) });
export const restore = (who: Which): Effect => ({ do: "restore", who: which(who) });
export const ready = (what: Which): Effect => ({ do: "ready", what: which(what) });
export const exhaust = (what: Which): Effect => ({ do: "exhaust", what: which(what) });
export const commit = (who: Which, to: Which): Effect => ({ do: "commit", who: which(who), to: which(to) });
export const uncommit = (who: Which): Effect => ({ do: "uncommit", who: which(who) });

export const destroy = (what: Which): Effect => ({ do: "destroy", what: which(what) });
export const sacrifice = (
  what: Which,
  options: { readonly by?: PlayerRef; readonly untilDone?: true } = {},
): Effect => ({
  do: "sacrifice",
  what: which(what),
  ...options,
});
export const discard = (what: Which): Effect => ({ do: "discard", what: which(what) });
export const draw = (who: PlayerRef, count: Num): Effect => ({ do: "draw", who, count });

interface Entering {
  readonly under?: PlayerRef;
  readonly exhausted?: true;
  readonly insane?: true;
  readonly committedTo?: CardName;
  readonly attachedTo?: Which;
}
export const putIntoPlay = (what: Which, { attachedTo, ...rest }: Entering = {}): Effect => ({
  do: "putIntoPlay",
  what: which(what),
  ...rest,
  ...(attachedTo !== undefined && { attachedTo: which(attachedTo) }),
});
export const toHand = (what: Which): Effect => ({ do: "toHand", what: which(what) });
export const toDeck = (
  what: Which,
  where: "top" | "bottom" | "shuffled",
  options: { readonly faceUp?: true } = {},
): Effect => ({
  do: "toDeck",
  what: which(what),
  where,
  ...options,
});
export const attach = (
  what: Which,
  to: Which,
  options: { readonly asResource?: true; readonly faceDown?: true } = {},
): Effect => ({
  do: "attach",
  what: which(what),
  to: which(to),
  ...options,
});
export const exchange = (what: Which, forTopOf: EffectOf<"exchange">["forTopOf"]): Effect => ({
  do: "exchange",
  what: which(what),
  forTopOf,
});
export const removeFromGame = (what: Which): Effect => ({ do: "removeFromGame", what: which(what) });
export const takeControl = (who: PlayerRef, what: Which, until?: Until): Effect => ({
  do: "takeControl",
  who,
  what: which(what),
  ...(until && { until }),
});
export const exchangeControl = (a: Which, b: Which): Effect => ({
  do: "exchangeControl",
  a: which(a),
  b: which(b),
});
export const becomes = (what: Which, form: EffectOf<"becomes">["form"]): Effect => ({
  do: "becomes",
  what: which(what),
  form,
});
export const addDomain = (who: PlayerRef): Effect => ({ do: "addDomain", who });

export const lookAt = (what: Which): Effect => ({ do: "lookAt", what: which(what) });
export const reveal = (what: Which, until?: Until): Effect => ({
  do: "reveal",
  what: which(what),
  ...(until && { until }),
});
export const search = (who: PlayerRef, options: Omit<EffectOf<"search">, "do" | "who">): Effect => ({
  do: "search",
  who,
  ...options,
});
export const sort = (places: Pick<EffectOf<"sort">, "hand" | "bottom"> = {}): Effect => ({
  do: "sort",
  ...places,
});
export const shuffle = (who: PlayerRef): Effect => ({ do: "shuffle", who });
export const name = (what: EffectOf<"name">["what"]): Effect => ({ do: "name", what });

interface Side {
  readonly side?: PlayerRef;
}
export const placeTokens = (count: Num, on: Which, options: Side = {}): Effect => ({
  do: "placeTokens",
  count,
  on: which(on),
  ...options,
});
export const removeTokens = (count: Num, from: Which, options: Side = {}): Effect => ({
  do: "removeTokens",
  count,
  from: which(from),
  ...options,
});
export const moveTokens = (
  count: Num,
  from: Which,
  { to, ...options }: Side & { readonly to: Which },
): Effect => ({
  do: "moveTokens",
  count,
  from: which(from),
  to: which(to),
  ...options,
});
export const passTokens = (count: Num, from: Which): Effect => ({
  do: "passTokens",
  count,
  from: which(from),
});
export const redistribute = (who: PlayerRef): Effect => ({ do: "redistribute", who });
export const moveWounds = (count: Num, from: Which, to: Which): Effect => ({
  do: "moveWounds",
  count,
  from: which(from),
  to: which(to),
});
export const removeWounds = (count: Num, from: Which): Effect => ({
  do: "removeWounds",
  count,
  from: which(from),
});
export const drain = (what: Which, options: { readonly ifAny?: true } = {}): Effect => ({
  do: "drain",
  what: which(what),
  ...options,
});
export const refresh = (what: Which): Effect => ({ do: "refresh", what: which(what) });
export const moveDrain = (from: Which, to: Which): Effect => ({
  do: "moveDrain",
  from: which(from),
  to: which(to),
});
/** WIN-19: a story that was not won, by the text of a story. */
export const score = (what: Which): Effect => ({ do: "score", what: which(what) });
export const returnWonStory = (what: Which): Effect => ({ do: "returnWonStory", what: which(what) });

export const moveThisEvent = (to: EffectOf<"moveThisEvent">["to"]): Effect => ({ do: "moveThisEvent", to });
export const payToPutIntoPlay = (what: Which): Effect => ({ do: "payToPutIntoPlay", what: which(what) });
export const playFree = (what: Which): Effect => ({ do: "playFree", what: which(what) });
export const provides = (what: Filter, faction: EffectOf<"provides">["faction"]): Effect => ({
  do: "provides",
  what,
  faction,
});
