/** What to do in an action window or a round of answers: the most useful thing, or pass. */
import {
  abilityOf,
  type CardId,
  cardOf,
  effectUnderWay,
  faceOf,
  find,
  noteInQuestion,
  type Option,
  type OptionOf,
  type Player,
  type PreparedAbility,
  type Printed,
  resourcesFor,
  type State,
  sceneOf,
  sceneOfEffect,
  sceneOfText,
  seatOf,
} from "@fhtagn/rules";
import { WEIGHTS } from "../evaluate/weights.ts";
import { estimate, estimateAbility } from "../worth/estimate.ts";
import { printedWorth } from "../worth/worth.ts";
import { preparedUnderWay } from "./asked.ts";
import { hostValue } from "./targets.ts";

/** Less than this is not worth the trouble. */
const LEAST = 0.04;
/** A card that leaves the hand. */
const SPENT_CARD = WEIGHTS.hand + 0.03;

export function chooseAction(state: State, me: Player, listed: readonly Option[]): number {
  let best = LEAST;
  let chosen = listed.findIndex((option) => option.do === "pass");
  for (let at = 0; at < listed.length; at++) {
    const option = listed[at];
    if (option === undefined || option.do === "pass") continue;
    const value = actionValue(state, me, option);
    if (value <= best) continue;
    best = value;
    chosen = at;
  }
  return Math.max(0, chosen);
}

/** The most that one domain can pay now: an X will be that. */
function largestOpen(state: State, me: Player): number {
  let most = 0;
  for (const domain of seatOf(state, me).domains)
    if (!cardOf(state, domain).drained) most = Math.max(most, resourcesFor(state, domain, "card"));
  return most;
}

/** What an option of a window or a round is worth, at a glance. */
export function actionValue(state: State, me: Player, option: Option): number {
  switch (option.do) {
    case "makeDormant":
      return 0.1;
    case "play":
      return playValue(state, me, option.card);
    case "use":
      return useValue(state, me, option);
    default:
      return 0;
  }
}

function useValue(state: State, me: Player, { card, ability, note: answered }: OptionOf<"use">): number {
  const prepared = abilityOf(state.game, ability.code, ability.index);
  const note = answered === undefined ? null : noteInQuestion(state, answered);
  const scene = sceneOfText(
    state,
    { source: card, player: me, prepared, note, publicly: false },
    largestOpen(state, me),
  );
  const spent = cardOf(state, card).zone === "hand" ? SPENT_CARD : 0;
  const cancelled = prepared.nodes.some((node) => node.do === "cancel") ? cancelValue(state, me) : 0;
  return estimateAbility({ scene, me }, prepared) + cancelled - spent;
}

/** What the opponent's effect would have brought him. */
function cancelValue(state: State, me: Player): number {
  const effect = effectUnderWay(state);
  if (effect === undefined || effect.player === me) return 0;
  const prepared = preparedUnderWay(state, effect);
  if (prepared === null) return printedWorth(faceOf(state, effect.source));
  return Math.max(0, -estimate({ scene: sceneOfEffect(state, effect), me }, prepared.ability.effect));
}

function playValue(state: State, me: Player, id: CardId): number {
  const face = faceOf(state, id);
  if (face.type === "event") return eventValue(state, me, { id, face }) - SPENT_CARD;
  const entering = enteringOf(face);
  let sum = 0;
  if (entering.length > 0) {
    const scene = sceneOf(state, id, me);
    for (const { ability } of entering) sum += estimate({ scene, me }, ability.effect);
  }
  if (face.attachTo !== null) return sum + attachValue(state, me, { id, face });
  return sum + printedWorth(face);
}

function eventValue(state: State, me: Player, { id, face }: { id: CardId; face: Printed }): number {
  const prepared = face.abilities.find(({ ability }) => ability.timing === "action");
  if (prepared === undefined) return 0;
  const scene = sceneOfText(
    state,
    { source: id, player: me, prepared, note: null, publicly: false },
    face.costIsX || prepared.asksX ? largestOpen(state, me) : 0,
  );
  return estimateAbility({ scene, me }, prepared);
}

function attachValue(state: State, me: Player, { id, face }: { id: CardId; face: Printed }): number {
  if (face.attachTo === null) return 0;
  const scene = sceneOf(state, id, me);
  let best = 0;
  for (const host of find(scene, face.attachTo))
    best = Math.max(best, hostValue(state, host, { source: id, me }));
  return best;
}

const ENTERING = new WeakMap<Printed, readonly PreparedAbility[]>();

/** What is bound to happen when it enters play. */
function enteringOf(face: Printed): readonly PreparedAbility[] {
  const known = ENTERING.get(face);
  if (known !== undefined) return known;
  const found = face.abilities.filter(
    ({ ability }) =>
      ability.timing === "forcedResponse" &&
      ability.when?.on === "cardEnteredPlay" &&
      ability.when.card === "this",
  );
  ENTERING.set(face, found);
  return found;
}
