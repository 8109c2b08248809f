/** What a card is worth on the table, in the units of the evaluator. */
import { type CardId, cardOf, faceOf, iconsOf, type Printed, type State, skillOf } from "@fhtagn/rules";
import { WEIGHTS } from "../evaluate/weights.ts";

const KEYWORD_WORTH: Readonly<Record<string, number>> = {
  Fast: 1,
  Willpower: 1,
  Invulnerability: 2,
  Resilient: 1,
};

const KEYWORDS = new WeakMap<Printed, number>();

/** Printed keywords, counted by their use in struggles. */
export function keywordWorth(face: Printed): number {
  const known = KEYWORDS.get(face);
  if (known !== undefined) return known;
  let sum = 0;
  for (const name of face.keywords.names) sum += KEYWORD_WORTH[name] ?? 0;
  KEYWORDS.set(face, sum);
  return sum;
}

/** A character with such traits. */
function fighterWorth(skill: number, icons: readonly number[]): number {
  const w = WEIGHTS;
  return (
    w.characters +
    w.skill * skill +
    w.terror * (icons[0] ?? 0) +
    w.combat * (icons[1] ?? 0) +
    w.arcane * (icons[2] ?? 0) +
    w.investigation * (icons[3] ?? 0)
  );
}

const PRINTED = new WeakMap<Printed, number>();

/** The card as printed, once it lies in play. */
export function printedWorth(face: Printed): number {
  const known = PRINTED.get(face);
  if (known !== undefined) return known;
  const worth = computePrinted(face);
  PRINTED.set(face, worth);
  return worth;
}

/** An X counts as two. */
const skillOfFace = (face: Printed): number => (face.skillIsX ? 2 : face.skill);

function computePrinted(face: Printed): number {
  if (face.type !== "character") return supportWorth(face);
  const { toughness } = face.keywords;
  return (
    fighterWorth(skillOfFace(face), face.icons) +
    WEIGHTS.keywords * keywordWorth(face) +
    WEIGHTS.toughness * toughness
  );
}

/** By what it costs, since its text may be anything. */
const supportWorth = (face: Printed): number => WEIGHTS.supports * (2 + face.cost);

/** The card as it lies in play now. */
export function worthOf(state: State, id: CardId): number {
  const face = faceOf(state, id);
  if (face.type !== "character") return printedWorth(face);
  const card = cardOf(state, id);
  if (card.condition === "insane") return WEIGHTS.insane;
  return (
    fighterWorth(skillOf(state, id), iconsOf(state, id)) +
    WEIGHTS.keywords * keywordWorth(face) +
    WEIGHTS.toughness * Math.max(0, face.keywords.toughness - card.wounds)
  );
}
