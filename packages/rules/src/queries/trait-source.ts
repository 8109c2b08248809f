/**
 * From where a filter reads the traits of a card: of one that is there as they are now, of one that left play as
 * they were (LEAVE-05, LEAVE-10). The source comes as two arguments, since filters are asked of every card all the
 * time: `was` is null for a card that is there, and otherwise the same as `card`.
 */
import type { CardType, Faction, Keyword } from "../language/words.ts";
import { faceOf, resourcesOn } from "../state/access.ts";
import type { CardStanding, LastKnown, State } from "../state/types.ts";
import { factionOf, subtypesOf } from "./faction-and-subtypes.ts";
import { iconsOf } from "./icons-of.ts";
import { keywordsOf } from "./keywords-of.ts";
import { costOf, NO_ICONS, printedIconsOf, UNKNOWN } from "./printed-values.ts";
import { skillOf } from "./skill-of.ts";
import { hasFace } from "./standing.ts";
import { typeOf } from "./type-of.ts";

type Reads<T> = (state: State, card: CardStanding, was: LastKnown | null) => T;

export const typeIn: Reads<CardType | "none"> = (state, { id }, was) =>
  was === null ? typeOf(state, id) : was.type;

export const subtypesIn: Reads<readonly string[]> = (state, { id }, was) =>
  was === null ? subtypesOf(state, id) : was.subtypes;

export const factionIn: Reads<Faction | "neutral" | "none"> = (state, { id }, was) =>
  was === null ? factionOf(state, id) : was.faction;

export const keywordsIn: Reads<readonly Keyword[]> = (state, { id }, was) =>
  was === null ? keywordsOf(state, id) : was.keywords;

export const skillIn: Reads<number> = (state, { id }, was) => (was === null ? skillOf(state, id) : was.skill);

/** Attached face down it has none that could be compared (ED-92). */
const hasNoCost = ({ zone, faceDown, condition }: CardStanding): boolean =>
  faceDown && zone === "play" && condition !== "insane";

export const costIn: Reads<number> = (state, card, was) => {
  if (hasNoCost(card)) return UNKNOWN;
  return was === null ? costOf(state, card.id) : was.cost;
};

export const iconsIn: Reads<readonly number[]> = (state, { id }, was) =>
  was === null ? iconsOf(state, id) : was.icons;

/** Only a domain has resources, and none leaves play. */
export const resourcesIn: Reads<number> = (state, { id }, was) =>
  was === null ? resourcesOn(state, id).length : 0;

/** What is printed is unknown of a card that was insane or face down as it left (COMP-34). */
export const lastPrintedCost = (state: State, was: LastKnown): number =>
  hasFace(was) ? faceOf(state, was.id).cost : UNKNOWN;
export const lastPrintedSkill = (state: State, was: LastKnown): number =>
  hasFace(was) ? faceOf(state, was.id).skill : UNKNOWN;

export const printedIconsIn: Reads<readonly number[]> = (state, card, was) => {
  if (was === null) return printedIconsOf(state, card.id);
  return hasFace(was) ? faceOf(state, was.id).icons : NO_ICONS;
};
