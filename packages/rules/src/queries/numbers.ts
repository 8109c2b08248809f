/** Numbers and comparisons. A face-down card's printed value is unknown: NaN makes every comparison fail (COMP-34). */
import type { Comparison, Filter, Num } from "../language/expressions.ts";
import type { Icon } from "../language/words.ts";
import { cardOf, faceOf, seatOf, tokenCountOf } from "../state/access.ts";
import { iconIndex } from "../state/game.ts";
import type { CardId, CardStanding, LastKnown } from "../state/types.ts";
import { factionOf } from "./faction-and-subtypes.ts";
import { lastKnownTo, named, playerOf } from "./names.ts";
import { UNKNOWN } from "./printed-values.ts";
import type { Scene } from "./scene.ts";
import { hasFace } from "./standing.ts";
import { costIn, iconsIn, lastPrintedCost, printedIconsIn, skillIn } from "./trait-source.ts";

type Find = (scene: Scene, filter: Filter) => readonly CardId[];

export const compares = (
  value: number,
  { atMost, atLeast, exactly, below, above }: Comparison,
  read: (n: Num) => number,
): boolean =>
  !Number.isNaN(value) &&
  (atMost === undefined || value <= read(atMost)) &&
  (atLeast === undefined || value >= read(atLeast)) &&
  (exactly === undefined || value === read(exactly)) &&
  (below === undefined || value < read(below)) &&
  (above === undefined || value > read(above));

/** A cost took it while it was face down. */
const wasFaceDown = ({ effect }: Scene, id: CardId): boolean =>
  effect?.chosen.faceDown?.includes(id) ?? false;

const isUnknown = (scene: Scene, id: CardId): boolean => {
  const card = cardOf(scene.state, id);
  return card.code === "" || !hasFace(card) || wasFaceDown(scene, id);
};

export const printedCostOf = (scene: Scene, id: CardId): number =>
  isUnknown(scene, id) ? UNKNOWN : faceOf(scene.state, id).cost;

export const printedSkillOf = (scene: Scene, id: CardId): number =>
  isUnknown(scene, id) ? UNKNOWN : faceOf(scene.state, id).skill;

/** A number of a card as it is, or as it was when it left play. */
type Figure = (scene: Scene, card: CardStanding, was: LastKnown | null) => number;

function sumOf(scene: Scene, name: string, figure: Figure): number {
  let sum = 0;
  for (const id of named(scene, name)) {
    const was = lastKnownTo(scene, id);
    sum += figure(scene, was ?? cardOf(scene.state, id), was);
  }
  return sum;
}

const skill: Figure = ({ state }, card, was) => skillIn(state, card, was);
const wounds: Figure = (_, card) => card.wounds;
const tokens: Figure = (_, card) => tokenCountOf(card);

/** ED-86: what was face down cost 0. */
const cost: Figure = (scene, card, was) =>
  card.faceDown || wasFaceDown(scene, card.id) ? 0 : costIn(scene.state, card, was);

const printedCost: Figure = (scene, { id }, was) =>
  was === null ? printedCostOf(scene, id) : lastPrintedCost(scene.state, was);

const icons =
  (icon: Icon): Figure =>
  ({ state }, card, was) =>
    iconsIn(state, card, was)[iconIndex[icon]] ?? 0;

const printedIcons =
  (icon: Icon): Figure =>
  ({ state }, card, was) =>
    printedIconsIn(state, card, was)[iconIndex[icon]] ?? 0;

export function evaluate(scene: Scene, value: Num, find: Find): number {
  if (typeof value === "number") return value;
  if ("x" in value) return scene.x;
  if ("count" in value) return find(scene, value.count).length;
  if ("countFactions" in value) return countFactions(scene, find(scene, value.countFactions));
  if ("plus" in value) return evaluate(scene, value.plus[0], find) + evaluate(scene, value.plus[1], find);
  if ("minus" in value) return evaluate(scene, value.minus[0], find) - evaluate(scene, value.minus[1], find);
  if ("times" in value) return evaluate(scene, value.times[0], find) * evaluate(scene, value.times[1], find);
  if ("min" in value)
    return Math.min(evaluate(scene, value.min[0], find), evaluate(scene, value.min[1], find));
  if ("max" in value)
    return Math.max(evaluate(scene, value.max[0], find), evaluate(scene, value.max[1], find));
  return ofNamed(scene, value);
}

type NamedNum = Exclude<
  Num,
  | number
  | { x: true }
  | { count: Filter }
  | { countFactions: Filter }
  | { plus: unknown }
  | { minus: unknown }
  | { times: unknown }
  | { min: unknown }
  | { max: unknown }
>;

function ofNamed(scene: Scene, value: NamedNum): number {
  const { state, effect } = scene;
  if ("skillOf" in value) return sumOf(scene, value.skillOf, skill);
  if ("costOf" in value) return sumOf(scene, value.costOf, value.printed === true ? printedCost : cost);
  if ("iconsOf" in value)
    return sumOf(scene, value.iconsOf, (value.printed === true ? printedIcons : icons)(value.icon));
  if ("tokensOn" in value) return sumOf(scene, value.tokensOn, tokens);
  if ("woundsOn" in value) return sumOf(scene, value.woundsOn, wounds);
  if ("howMany" in value) return named(scene, value.howMany).length;
  if ("margin" in value) return scene.note?.count ?? 0;
  if ("overpaid" in value) return effect?.overpaid ?? 0;
  if ("paid" in value) return effect?.cost ?? 0;
  return seatOf(state, playerOf(scene, value.handOf)).hand.length;
}

/** Resource types on a domain, neutral apart (PAY-22). */
function countFactions({ state }: Scene, cards: readonly CardId[]): number {
  const found = new Set<string>();
  for (const id of cards) {
    const faction = factionOf(state, id);
    if (faction !== "neutral" && faction !== "none") found.add(faction);
  }
  return found.size;
}
