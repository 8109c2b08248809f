/** Players, named cards, filters and selections. */
import type { CardName, Count, Filter, Num, PlayerRef, Selection, Target } from "../language/expressions.ts";

export const you = "you" satisfies PlayerRef;
export const opponent = "opponent" satisfies PlayerRef;
export const anyPlayer = "anyPlayer" satisfies PlayerRef;
export const thatPlayer = "thatPlayer" satisfies PlayerRef;
export const activePlayer = "active" satisfies PlayerRef;
export const controllerOfIt = "controllerOfIt" satisfies PlayerRef;
export const ownerOfIt = "ownerOfIt" satisfies PlayerRef;
export const controllerOfThat = "controllerOfThat" satisfies PlayerRef;
export const controllerOfHost = "controllerOfHost" satisfies PlayerRef;
export const theOtherPlayer = "theOtherPlayer" satisfies PlayerRef;

export const thisCard = "this" satisfies CardName;
export const host = "host" satisfies CardName;
export const that = "that" satisfies CardName;
export const it = "it" satisfies CardName;
/** The current one of a `forEach`, or of the cards a continuous effect speaks of. */
export const itself = "each" satisfies CardName;
export const thatStory = "thatStory" satisfies CardName;
export const storyOfThis = "storyOfThis" satisfies CardName;
/** The domain that `addDomain` has just added. */
export const addedDomain = "added" satisfies CardName;
export const storyOfHost = "storyOfHost" satisfies CardName;

export const anyNumber = "anyNumber" satisfies Count;
export const upTo = (most: Num): Count => ({ upTo: most });

type Rest = Omit<Filter, "type">;

export const character = (rest: Rest = {}): Filter => ({ type: "character", ...rest });
export const support = (rest: Rest = {}): Filter => ({ type: "support", ...rest });
export const event = (rest: Rest = {}): Filter => ({ type: "event", ...rest });
export const story = (rest: Rest = {}): Filter => ({ type: "story", ...rest });
export const conspiracy = (rest: Rest = {}): Filter => ({ type: "conspiracy", ...rest });
export const domain = (rest: Rest = {}): Filter => ({ type: "domain", ...rest });
export const resource = (rest: Rest = {}): Filter => ({ type: "resource", ...rest });
export const attachment = (rest: Rest = {}): Filter => ({ type: "attachment", ...rest });
export const anyCard = (rest: Rest = {}): Filter => ({ type: "card", ...rest });
export const anyOf = (...filters: readonly Filter[]): Filter => ({ anyOf: filters });

interface Choosing {
  readonly by?: PlayerRef;
  readonly as?: string;
}

const counted = (count: Count): { readonly count?: Count } => (count === 1 ? {} : { count });

/** A target, chosen when the effect is initiated (TGT-03). */
export const choose = (
  count: Count,
  from: Filter,
  { eachPlayer, ifAble, ...options }: Choosing & { readonly eachPlayer?: true; readonly ifAble?: true } = {},
): Target =>
  eachPlayer
    ? { choose: from, ...options, eachPlayer }
    : { choose: from, ...counted(count), ...options, ...(ifAble && { ifAble }) };
export const aCharacter = (rest: Rest = {}): Target => choose(1, character(rest));
export const aSupport = (rest: Rest = {}): Target => choose(1, support(rest));
export const aStory = (rest: Rest = {}): Target => choose(1, story(rest));
export const aDomain = (rest: Rest = {}): Target => choose(1, domain(rest));

/** Picked by whoever carries the effect out; no target. */
export const one = (from: Filter, options: Choosing & { readonly ifAble?: true } = {}): Selection => ({
  pick: from,
  ...options,
});
export const some = (
  count: Count,
  from: Filter,
  options: Choosing & { readonly ifAble?: true; readonly again?: true } = {},
): Selection => ({
  pick: from,
  ...counted(count),
  ...options,
});
export const each = (all: Filter): Selection => ({ each: all });
export const random = (count: Num, from: Filter): Selection => ({
  random: from,
  ...(count === 1 ? {} : { count }),
});
export const top = (count: Num, of: PlayerRef): Selection => ({ top: count, of });
export const topOfDiscardPile = (count: Num, of: PlayerRef): Selection => ({
  top: count,
  of,
  pile: "discard",
});
/** `chosen`: its controller picks among the tied; otherwise a tie means nobody (TGT-07). */
interface Tied {
  readonly chosen?: true;
}
export const lowest = (trait: "skill" | "cost", of: Filter, tied: Tied = {}): Selection => ({
  lowest: trait,
  of,
  ...tied,
});
export const highest = (trait: "skill" | "cost", of: Filter, tied: Tied = {}): Selection => ({
  highest: trait,
  of,
  ...tied,
});
export const the = (name: CardName): Selection => ({ the: name });

/** Verbs take a selection or the name of a card already known. */
export type Which = Selection | CardName;
export const which = (some: Which): Selection => (typeof some === "string" ? the(some) : some);
