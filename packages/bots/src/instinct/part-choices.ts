/** What an effect asks for beside cards: the domain that pays, X, yes or no, one of two parts, a word. */
import {
  type AboutOf,
  cardOf,
  type Effect,
  effectUnderWay,
  faceOf,
  iconsOf,
  itemAt,
  type Option,
  ofPlayer,
  resourcesFor,
  type Scene,
  type State,
  sceneOf,
  sceneOfEffect,
} from "@fhtagn/rules";
import { estimate } from "../worth/estimate.ts";
import type { OpenChoice } from "./asked.ts";
import { bestOption } from "./targets.ts";

/** The smallest domain that can pay. */
export function chooseDomain({ state, listed }: OpenChoice): number {
  return bestOption(listed, (id) => 100 - resourcesFor(state, id, "card"));
}

const withX = (scene: Scene, x: number): Scene => ({ ...scene, x });

/** The domain is drained whatever X is; of equal ones the largest. */
export function chooseX({ state, me, listed }: OpenChoice): number {
  const effect = effectUnderWay(state);
  const node = effect === undefined ? null : rootOf(state);
  let best = Number.NEGATIVE_INFINITY;
  let at = 0;
  for (const [index, option] of listed.entries()) {
    const x = option.do === "number" ? option.x : 0;
    const scene = effect === undefined ? null : withX(sceneOfEffect(state, effect), x);
    const worth = scene === null || node === null ? x : estimate({ scene, me }, node) + x * 1e-6;
    if (worth <= best) continue;
    best = worth;
    at = index;
  }
  return at;
}

/** The whole tree of the effect in progress. */
function rootOf(state: State): Effect | null {
  const effect = effectUnderWay(state);
  if (effect?.ability === undefined || effect.ability === null) return null;
  return (
    state.game.library.cards.get(effect.ability.code)?.abilities[effect.ability.index]?.ability.effect ?? null
  );
}

/** Whether to say yes to "may". */
export function isWelcome({ state, me, about: { effect: offered } }: OpenChoice<"may">): boolean {
  const effect = effectUnderWay(state);
  return effect === undefined || estimate({ scene: sceneOfEffect(state, effect), me }, offered) > 0;
}

/** Whether to pay what "unless" asks for. */
export function isWorthIt({ state, me, about: { pay, effect: otherwise } }: OpenChoice<"unless">): boolean {
  const effect = effectUnderWay(state);
  if (effect === undefined) return true;
  const asker = { scene: sceneOfEffect(state, effect), me };
  return estimate(asker, pay) >= estimate(asker, otherwise);
}

export function storyEffectValue({ state, me, about: { story } }: OpenChoice<"storyEffect">): number {
  const won = faceOf(state, story).abilities.find(({ ability }) => ability.timing === "whenWon");
  if (won === undefined) return 0;
  return estimate({ scene: ofPlayer(sceneOf(state, story, me), me), me }, won.ability.effect);
}

export function chooseEither({ state, me, listed, about }: OpenChoice<"either">): number {
  const effect = effectUnderWay(state);
  if (effect === undefined) return 0;
  const asker = { scene: sceneOfEffect(state, effect), me };
  const values = listed.map((option) => estimate(asker, partIn(option, about)));
  return values.indexOf(Math.max(...values));
}

function partIn(option: Option, { effects }: AboutOf<"either">): Effect {
  if (option.do !== "takePart") throw new Error(`"${option.do}" is no part of two`);
  return itemAt(effects, option.part);
}

const ICON_AT: Readonly<Record<string, number>> = { terror: 0, combat: 1, arcane: 2, investigation: 3 };

/** A struggle is taken away where the opponent is the stronger; of other words the first. */
export function chooseName({ state, me, listed }: OpenChoice): number {
  let best = Number.NEGATIVE_INFINITY;
  let at = 0;
  for (const [index, option] of listed.entries()) {
    const icon = option.do === "name" ? ICON_AT[option.word] : undefined;
    if (icon === undefined) return 0;
    let lead = 0;
    for (const id of state.inPlay)
      lead += (cardOf(state, id).controller === me ? -1 : 1) * (iconsOf(state, id)[icon] ?? 0);
    if (lead <= best) continue;
    best = lead;
    at = index;
  }
  return at;
}
