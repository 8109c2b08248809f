/** What a card shows beside what is printed on it: plain data from a view and from the question now put. */
import type { Condition, Icon } from "@fhtagn/rules";
import { lifeWith, parseKeywords } from "@fhtagn/rules/figures";
import type { BookPage } from "./card-book.ts";

export const FACES = ["full", "table", "token"] as const;
export type Face = (typeof FACES)[number];

/** A scaled-down full face cannot be read: under 200 px there is no text box, under 110 px only the essentials. */
export function faceForWidth(width: number): Face {
  if (width >= 200) return "full";
  return width >= 110 ? "table" : "token";
}

/** What can be done with the card in the question now put. */
export const RINGS = ["canAct", "canBeChosen", "chosen", "source"] as const;
export type Ring = (typeof RINGS)[number];

/** Numbers as the rules compute them now; what is left out is as printed. */
export interface FiguresNow {
  readonly cost?: number;
  readonly skill?: number;
  /** Terror, combat, arcane, investigation. */
  readonly icons?: readonly [number, number, number, number];
  readonly toughness?: number;
}

export interface PicturedState {
  readonly condition?: Condition;
  /** By the older rules a character can be insane and exhausted: it lies as it lay. */
  readonly layExhausted?: boolean;
  readonly wounds?: number;
  /** Success tokens lying on the card. */
  readonly tokens?: number;
  /** Drawn upright even if exhausted; a ready one has a mark of its own. */
  readonly committed?: boolean;
  readonly now?: FiguresNow;
  readonly ring?: Ring;
  /** For "chosen": the how-manieth, of how many. */
  readonly order?: number;
  readonly of?: number;
  /** In the hand, and cannot be played now. */
  readonly unusable?: boolean;
  /** "glow" once when it has just changed, then "dot" until seen. */
  readonly changed?: "glow" | "dot";
  /** Several of the same name grouped into one. */
  readonly copies?: number;
}

/** Not imported from the rules, whose entry would bring the engine into the page. */
const ICON_ORDER = ["terror", "combat", "arcane", "investigation"] as const satisfies readonly Icon[];

type Tally = readonly (readonly [Icon, number])[];

/** Drawn across, where it is not drawn at a story. */
export const liesExhausted = ({ condition, layExhausted = false }: PicturedState): boolean =>
  condition === "exhausted" || layExhausted;

/** The icons a card has now, those it has none of left out. */
export function iconsShown({ facts }: BookPage, now: FiguresNow = {}): Tally {
  const counts = ICON_ORDER.map((icon, at) => [icon, now.icons?.[at] ?? facts.icons?.[icon] ?? 0] as const);
  return counts.filter(([, count]) => count > 0);
}

/** Wounds that destroy the character. */
export function lifeOf({ facts }: BookPage, now: FiguresNow = {}): number {
  return lifeWith(now.toughness ?? parseKeywords(facts.keywords).toughness);
}
