/** Numbers and comparisons. A face-down card's printed value is unknown: NaN makes every comparison fail (COMP-34). */
import type { Comparison, Filter, Num } from "../language/expressions.ts";
import { cardOf, faceOf, seatOf, tokensOn } from "../state/access.ts";
import { iconIndex } from "../state/game.ts";
import type { CardId } from "../state/types.ts";
import { factionOf } from "./faction-and-subtypes.ts";
import { iconCount } from "./icons-of.ts";
import { named, playerOf } from "./names.ts";
import { costOf, printedIconsOf } from "./printed-values.ts";
import type { Scene } from "./scene.ts";
import { skillOf } from "./skill-of.ts";
import { hasFace } from "./standing.ts";

type Find = (scene: Scene, filter: Filter) => readonly CardId[];

export const UNKNOWN = Number.NaN;

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

/** ED-86: what was face down cost 0. */
const plainCostOf = (scene: Scene, id: CardId): number =>
  wasFaceDown(scene, id) ? 0 : costOf(scene.state, id);

const sumOf = (cards: readonly CardId[], value: (id: CardId) => number): number => {
  let sum = 0;
  for (const id of cards) sum += value(id);
  return sum;
};

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

/** LEAVE-05: a card that left play has the skill it had there. */
function lastSkillOf({ state, note }: Scene, id: CardId): number {
  const was = note?.card === id && cardOf(state, id).zone !== "play" ? note.was : null;
  return was?.skill ?? skillOf(state, id);
}

function ofNamed(scene: Scene, value: NamedNum): number {
  const { state, effect } = scene;
  if ("skillOf" in value) return sumOf(named(scene, value.skillOf), (id) => lastSkillOf(scene, id));
  if ("costOf" in value)
    return sumOf(named(scene, value.costOf), (id) =>
      value.printed === true ? printedCostOf(scene, id) : plainCostOf(scene, id),
    );
  if ("iconsOf" in value)
    return sumOf(named(scene, value.iconsOf), (id) =>
      value.printed === true
        ? (printedIconsOf(state, id)[iconIndex[value.icon]] ?? 0)
        : iconCount(state, id, value.icon),
    );
  if ("tokensOn" in value) return sumOf(named(scene, value.tokensOn), (id) => tokensOn(cardOf(state, id)));
  if ("woundsOn" in value) return sumOf(named(scene, value.woundsOn), (id) => cardOf(state, id).wounds);
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
