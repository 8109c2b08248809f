/** Counting at a story: icons, Fast characters, skill, struggles. */
import type { Selection } from "../language/expressions.ts";
import { ICONS, type Icon, PLAYERS, type Player } from "../language/words.ts";
import { cardOf, faceOf, opponentOf } from "../state/access.ts";
import type { Continuous } from "../state/cache.ts";
import { iconIndex, isContinuous } from "../state/game.ts";
import { isSameAbility } from "../state/option-parts.ts";
import type { CardId, Modifier, State } from "../state/types.ts";
import { actingOn, anyOfKind, applies, continuousOf } from "./continuous.ts";
import { find, num } from "./filters.ts";
import { aheadIn } from "./from-numbers.ts";
import { boostersOf, iconCount } from "./icons-of.ts";
import { hasKeyword } from "./keywords-of.ts";
import { KIND } from "./kinds.ts";
import { named } from "./names.ts";
import { sceneOfContinuous } from "./scene.ts";
import { skillOf } from "./skill-of.ts";
import { concerns } from "./standing.ts";

/** Characters of a player committed to a story. */
export function committedTo(state: State, story: CardId, player: Player): readonly CardId[] {
  const found: CardId[] = [];
  for (const id of state.inPlay) {
    const card = cardOf(state, id);
    if (card.story === story && card.controller === player) found.push(id);
  }
  return found;
}

export const isAnyoneAt = (state: State, story: CardId, player: Player): boolean => {
  for (const id of state.inPlay) {
    const card = cardOf(state, id);
    if (card.story === story && card.controller === player) return true;
  }
  return false;
};

/** Those who count there: the committed, less those who do not count, and those counted from elsewhere (STORY-26). */
function countedAt(
  state: State,
  story: CardId,
  { player, what }: { player: Player; what: "skill" | "icons" },
): readonly CardId[] {
  const there = committedTo(state, story, player);
  if (!anyOfKind(state, KIND.counts)) return there;
  const counted = new Set(there);
  for (const id of state.inPlay) {
    if (cardOf(state, id).controller !== player) continue;
    for (const [one, effect] of actingOn(state, "counts", id)) {
      if (effect.what !== "both" && effect.what !== what) continue;
      if (effect.at !== undefined && !storiesMeant(state, one, effect.at).includes(story)) continue;
      if (effect.not === true) counted.delete(id);
      else counted.add(id);
    }
  }
  return [...counted];
}

function storiesMeant(state: State, one: Continuous, at: Selection): readonly CardId[] {
  const scene = sceneOfContinuous(state, one);
  if ("each" in at) return find(scene, at.each);
  return "the" in at ? named(scene, at.the) : [];
}

/** A story icon struggle may be counted in other icons (TIME-25). */
function countedIcon(state: State, icon: Icon): Icon {
  if (!anyOfKind(state, KIND.struggleDecidedBy)) return icon;
  for (const { effect } of continuousOf(state))
    if (effect.do === "struggleDecidedBy" && effect.icon === icon) return effect.instead;
  return icon;
}

export function countIcons(state: State, story: CardId, icon: Icon): Readonly<Record<Player, number>> {
  const counted = countedIcon(state, icon);
  const found = { P1: 0, P2: 0 };
  if (anyOfKind(state, KIND.counts)) {
    for (const player of PLAYERS) {
      for (const id of countedAt(state, story, { player, what: "icons" }))
        found[player] += iconCount(state, id, counted);
    }
    return found;
  }
  for (const id of state.inPlay) {
    const card = cardOf(state, id);
    if (card.story === story) found[card.controller] += iconCount(state, id, counted);
  }
  return found;
}

/** LAST-05: the sum of values counted from zero up. */
export function totalSkill(state: State, story: CardId, player: Player): number {
  let sum = 0;
  for (const id of countedAt(state, story, { player, what: "skill" })) sum += skillOf(state, id);
  return sum;
}

/** KW-FAST-04: characters, not copies of the keyword. */
export function fastAt(state: State, story: CardId, player: Player): number {
  let count = 0;
  for (const id of committedTo(state, story, player)) if (hasKeyword(state, id, "Fast")) count++;
  return count;
}

/** Who wins a comparison there (KW-FAST-01, KW-FAST-02). */
export function winnerOf(
  state: State,
  story: CardId,
  totals: Readonly<Record<Player, number>>,
): Player | null {
  return aheadIn(totals, () => ({ P1: fastAt(state, story, "P1"), P2: fastAt(state, story, "P2") }));
}

/** How many struggles of each type the story has now: printed, effects, boosters (BOOST-07). */
export function struggleCounts(state: State, story: CardId): readonly number[] {
  const counts = [0, 0, 0, 0];
  for (const icon of faceOf(state, story).struggles) add(counts, iconIndex[icon], 1);
  for (const id of state.inPlay) {
    const card = cardOf(state, id);
    if (card.story !== story && card.host !== story) continue;
    const boosters = boostersOf(state, id);
    for (let i = 0; i < 4; i++) add(counts, i, boosters[i] ?? 0);
  }
  if (anyOfKind(state, KIND.struggles)) applyStruggleEffects(state, story, counts);
  for (let i = 0; i < 4; i++) counts[i] = Math.max(0, counts[i] ?? 0);
  return counts;
}

const add = (counts: number[], icon: number, n: number): void => {
  counts[icon] = (counts[icon] ?? 0) + n;
};

const namedIcon = (modifier: Modifier | null): Icon | undefined =>
  modifier?.named?.what === "icon" ? modifier.named.word : undefined;

/** What was named for a passive that takes a struggle away is kept as a lasting effect, and counts with the passive. */
const isKeptName = ({ modifier, prepared }: Continuous): boolean =>
  modifier !== null && isContinuous(prepared.ability);

/** The type that the controller of a passive has named at a story; null while he has named none. */
export function namedAt(
  state: State,
  { source, prepared, node }: Continuous,
  story: CardId,
): Modifier | null {
  const { code, index } = prepared;
  const found = state.modifiers.find(
    (kept) =>
      kept.source === source &&
      kept.node === node &&
      isSameAbility(kept.ability, { code, index }) &&
      concerns(state, kept, story),
  );
  return found ?? null;
}

function applyStruggleEffects(state: State, story: CardId, counts: number[]): void {
  for (const one of continuousOf(state)) {
    if (one.effect.do !== "struggles" || isKeptName(one) || !applies(state, one, story)) continue;
    const { effect, modifier } = one;
    if (effect.add !== undefined) add(counts, iconIndex[effect.add], 1);
    if (effect.remove === undefined) continue;
    const icon =
      effect.remove === "chosen" ? namedIcon(modifier ?? namedAt(state, one, story)) : effect.remove;
    if (icon !== undefined) add(counts, iconIndex[icon], -1);
  }
}

/** COMP-16: the printed order; a type that is there only by boosters takes its place by T, C, A, I (BOOST-10). */
export function struggleOrder(
  state: State,
  story: CardId,
  counts = struggleCounts(state, story),
): readonly Icon[] {
  const printed = faceOf(state, story).struggles;
  const order = printed.filter((icon, at) => printed.indexOf(icon) === at);
  for (const icon of ICONS) {
    if (order.includes(icon) || (counts[iconIndex[icon]] ?? 0) === 0) continue;
    const before = order.findIndex((other) => iconIndex[other] > iconIndex[icon]);
    if (before < 0) order.push(icon);
    else order.splice(before, 0, icon);
  }
  return order;
}

export const strugglesOf = (state: State, story: CardId, icon: Icon): number =>
  struggleCounts(state, story)[iconIndex[icon]] ?? 0;

/** STORY-33: the defender cannot be brought where the attacker has nobody. */
export function mayBeAt(state: State, id: CardId, story: CardId): boolean {
  const { controller } = cardOf(state, id);
  return controller === state.active || isAnyoneAt(state, story, opponentOf(controller));
}

/** VICT-01, with what texts add to it (VICT-12). */
export function storiesNeeded(state: State): number {
  let needed = 3;
  if (!anyOfKind(state, KIND.storiesToWin)) return needed;
  for (const one of continuousOf(state)) {
    if (one.effect.do === "storiesToWin") needed += num(sceneOfContinuous(state, one), one.effect.change);
  }
  return needed;
}
