/** Whom to choose: the card for which the effect is worth most to the one who is asked. */
import {
  type CardId,
  cardIn,
  cardOf,
  type Effect,
  effectUnderWay,
  faceOf,
  NOBODY,
  type Option,
  openSlot,
  type Player,
  type PreparedAbility,
  type Scene,
  type State,
  sceneOf,
  sceneOfEffect,
  slotsOf,
  toughnessOf,
} from "@fhtagn/rules";
import { deedValue } from "../worth/deed.ts";
import { worthOf } from "../worth/worth.ts";
import { effectsOnChosen, type OpenChoice, preparedUnderWay } from "./asked.ts";

/** The option with the highest number; `done` and `no` are worth nothing. */
export function bestOption(listed: readonly Option[], worth: (id: CardId) => number): number {
  let best = Number.NEGATIVE_INFINITY;
  let chosen = 0;
  for (let at = 0; at < listed.length; at++) {
    const option = listed[at];
    const card = option === undefined ? undefined : cardIn(option);
    const value = card === undefined ? 0 : worth(card);
    if (value <= best) continue;
    best = value;
    chosen = at;
  }
  return chosen;
}

const sumOn = (scene: Scene, effects: readonly Effect[], about: { id: CardId; me: Player }): number => {
  let sum = 0;
  for (const effect of effects) sum += deedValue(scene, effect, about);
  return sum;
};

/** Chosen before or while an effect is carried out: the card for which it is worth most. */
export function chooseForEffect({ state, me, listed }: OpenChoice): number {
  const effect = effectUnderWay(state);
  if (effect === undefined) return 0;
  const prepared = preparedUnderWay(state, effect);
  const slot = openSlot(state);
  if (prepared === null || slot === null) return 0;
  const scene = sceneOfEffect(state, effect);
  const effects = effectsOnChosen(prepared, slot);
  return bestOption(listed, (id) => sumOn(scene, effects, { id, me }));
}

/** STRUG-09, STRUG-13: for a wound somebody who survives it, else the least worth; STRUG-17: the best is readied. */
export function chooseVictim({ state, listed, about: { icon } }: OpenChoice<"struggle">): number {
  if (icon === "arcane") return bestOption(listed, (id) => worthOf(state, id));
  return bestOption(listed, (id) => {
    const survives = icon === "combat" && toughnessOf(state, id) > cardOf(state, id).wounds;
    return (survives ? 0 : -10) - worthOf(state, id);
  });
}

/** Texts of an attachment that speak of what it is attached to. */
function onHost({ continuous }: { readonly continuous: readonly PreparedAbility[] }): readonly Effect[] {
  const found: Effect[] = [];
  for (const { leaves, nodes } of continuous) {
    for (const { node } of leaves) {
      const effect = nodes[node];
      if (effect === undefined) continue;
      if (slotsOf(effect).some(({ selection }) => "the" in selection && selection.the === "host"))
        found.push(effect);
    }
  }
  return found;
}

/** What the attachment does for a player on this card; a little more on a good one. */
export function hostValue(
  state: State,
  host: CardId,
  { source, me }: { source: CardId; me: Player },
): number {
  if (source === NOBODY || cardOf(state, host).zone === "story") return 0.1;
  const effects = onHost(faceOf(state, source));
  const value = sumOn(sceneOf(state, source, me), effects, { id: host, me });
  return value * (1 + 0.3 * worthOf(state, host));
}

export const chooseHost = ({ state, me, listed, about: { card: source } }: OpenChoice<"host">): number =>
  bestOption(listed, (id) => hostValue(state, id, { source, me }));

/** What is given up for a cost: what is missed least. */
export function chooseCost({ state, me, listed }: OpenChoice): number {
  const effect = effectUnderWay(state);
  const prepared = effect === undefined ? null : preparedUnderWay(state, effect);
  if (effect === undefined || prepared === null) return 0;
  const cost = prepared.cardCosts.find((one) =>
    slotsOf(one).some(({ how }) => how === "pick" || how === "choose"),
  );
  if (cost === undefined) return 0;
  const scene = sceneOfEffect(state, effect);
  return bestOption(listed, (id) => deedValue(scene, cost, { id, me }));
}
