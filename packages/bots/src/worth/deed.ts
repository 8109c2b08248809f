/** What it is worth to a player that an effect is done to a card. Kinds are read, never card names. */
import {
  type Ability,
  type CardId,
  canBeWounded,
  canGoInsane,
  cardOf,
  type Effect,
  effectUnderWay,
  faceOf,
  NOBODY,
  num,
  ofEach,
  type Player,
  type Scene,
  toughnessOf,
} from "@fhtagn/rules";
import { INSANE_LOSS, WEIGHTS, WOUND_LOSS } from "../evaluate/weights.ts";
import { standingOf, tokenGain } from "../stories/race.ts";
import { printedWorth, worthOf } from "./worth.ts";

/** A card in hand, in a deck, on a domain. */
const CARD_IN_HAND = WEIGHTS.hand + 0.05;
const CARD_IN_DECK = 0.02;
const RESOURCE = WEIGHTS.domain1;

/** Worth to whoever has the card, so that he would like to keep it where it is. */
function valueInPlace({ state }: Scene, id: CardId): number {
  const card = cardOf(state, id);
  switch (card.zone) {
    case "play":
      return worthOf(state, id);
    case "hand":
      return CARD_IN_HAND + 0.2 * printedWorth(faceOf(state, id));
    case "deck":
      return CARD_IN_DECK;
    case "resource":
      return RESOURCE;
    case "domain":
      return 0.1;
    case "won":
      return WEIGHTS.firstStory;
    default:
      return 0;
  }
}

/** Part of a character's worth that lies in being ready, and in standing at a story. */
const READY_SHARE = 0.35;
const COMMITTED_SHARE = 0.5;

/** Whether somebody may soon want it ready: a blocker in the other's turn, an attacker in his own. */
const isUseful = ({ state }: Scene, id: CardId): boolean =>
  cardOf(state, id).controller !== state.active || state.phase !== "story";

/** To its controller; what is done to his opponent's card counts the other way round. */
function toController(scene: Scene, effect: Effect, id: CardId): number {
  const { state } = scene;
  const card = cardOf(state, id);
  switch (effect.do) {
    case "wound":
      return -woundLoss(scene, effect, id);
    case "driveInsane":
      return canGoInsane(state, id) ? -INSANE_LOSS * worthOf(state, id) : 0;
    case "restore":
      return card.condition === "insane" ? 0.6 * printedWorth(faceOf(state, id)) : 0;
    case "ready":
      return card.condition === "exhausted" && isUseful(scene, id) ? READY_SHARE * worthOf(state, id) : 0;
    case "exhaust":
      return card.condition === "ready" && isUseful(scene, id) ? -READY_SHARE * worthOf(state, id) : 0;
    case "uncommit":
      return card.story === NOBODY ? 0 : -COMMITTED_SHARE * worthOf(state, id);
    default:
      return onPlace(scene, effect, id);
  }
}

/** Of moving between places. */
function onPlace(scene: Scene, effect: Effect, id: CardId): number {
  const face = faceOf(scene.state, id);
  switch (effect.do) {
    case "destroy":
    case "sacrifice":
    case "discard":
    case "removeFromGame":
    case "returnWonStory":
      return -valueInPlace(scene, id);
    case "toHand":
      return CARD_IN_HAND + 0.2 * printedWorth(face) - valueInPlace(scene, id);
    case "toDeck":
      return CARD_IN_DECK - valueInPlace(scene, id);
    case "putIntoPlay":
    case "payToPutIntoPlay":
    case "playFree":
      return printedWorth(face);
    case "drain":
      return -0.1;
    case "refresh":
      return 0.1;
    default:
      return onTraits(scene, effect, id);
  }
}

function woundLoss({ state }: Scene, effect: Extract<Effect, { do: "wound" }>, id: CardId): number {
  if (!canBeWounded(state, id)) return 0;
  const count = typeof effect.count === "number" ? effect.count : 1;
  const left = toughnessOf(state, id) - cardOf(state, id).wounds + 1 - count;
  return left > 0 ? WOUND_LOSS * worthOf(state, id) * count : worthOf(state, id);
}

const BRIEF_SHARE = 0.6;

/** Traits gained for a phase help those who stand at a story; for good they always do. */
function weightOfTime({ state }: Scene, effect: Effect, id: CardId): number {
  const isBrief = "until" in effect && effect.until !== undefined && effect.until !== "always";
  if (cardOf(state, id).story !== NOBODY) return 1.5;
  return isBrief || effectUnderWay(state) !== undefined ? BRIEF_SHARE : 1;
}

const UNKNOWN_GOOD = 0.12;

function onTraits(scene: Scene, effect: Effect, id: CardId): number {
  const weight = weightOfTime(scene, effect, id);
  switch (effect.do) {
    case "gains":
      return weight * gained(scene, effect, id);
    case "loses":
    case "blank":
      return -weight * 0.3 * worthOf(scene.state, id);
    case "setTo":
      return weight * WEIGHTS.skill * setSkill(scene, effect, id);
    case "cannot":
      return effect.deed === "wound" || effect.deed === "goInsane" || effect.deed === "beChosen"
        ? UNKNOWN_GOOD
        : -0.4 * printedWorth(faceOf(scene.state, id));
    case "must":
      return -UNKNOWN_GOOD;
    case "immune":
    case "can":
      return UNKNOWN_GOOD;
    default:
      return 0;
  }
}

function setSkill(scene: Scene, { traits }: Extract<Effect, { do: "setTo" }>, id: CardId): number {
  const { skill } = faceOf(scene.state, id);
  const to = traits.skill ?? traits.printedSkill ?? 0;
  return num(ofEach(scene, id), to) - skill;
}

const ICON_WEIGHTS = {
  terror: WEIGHTS.terror,
  combat: WEIGHTS.combat,
  arcane: WEIGHTS.arcane,
  investigation: WEIGHTS.investigation,
} as const;

function gained(scene: Scene, { traits }: Extract<Effect, { do: "gains" }>, id: CardId): number {
  const there = ofEach(scene, id);
  let sum = 0;
  if (traits.skill !== undefined) sum += WEIGHTS.skill * num(there, traits.skill);
  if (traits.icons !== undefined) {
    if ("of" in traits.icons) sum += UNKNOWN_GOOD;
    else
      for (const [icon, count] of Object.entries(traits.icons))
        sum += ICON_WEIGHTS[icon as keyof typeof ICON_WEIGHTS] * num(there, count); // keys are icons
  }
  if (traits.keyword !== undefined) sum += UNKNOWN_GOOD;
  if (traits.ability !== undefined) sum += isBurden(traits.ability) ? -0.4 : UNKNOWN_GOOD;
  return sum;
}

/** A text that forbids its own card something. */
const isBurden = ({ effect }: Ability): boolean =>
  effect.do === "cannot" || (effect.do === "ifThen" && effect.yes.do === "cannot");

/** Of tokens on a story. */
function onStory(scene: Scene, effect: Effect, id: CardId): number {
  const count = "count" in effect && typeof effect.count === "number" ? effect.count : 1;
  const { you, state } = scene;
  const mine = tokenGain(standingOf(state, id, you), count);
  const other = you === "P1" ? "P2" : "P1";
  const theirs = standingOf(state, id, other);
  const lost = WEIGHTS.token4 * Math.min(count, theirs.own) * (0.5 + 0.15 * theirs.own);
  switch (effect.do) {
    case "placeTokens":
      return mine;
    case "removeTokens":
      return lost;
    case "passTokens":
      return lost + mine;
    default:
      return 0;
  }
}

/** Done to this card, to the player who is asked. */
export function deedValue(scene: Scene, effect: Effect, { id, me }: { id: CardId; me: Player }): number {
  const card = cardOf(scene.state, id);
  if (card.zone === "story") return (scene.you === me ? 1 : -1) * onStory(scene, effect, id);
  if (effect.do === "takeControl" || effect.do === "exchangeControl") {
    const share = effect.until === undefined ? 1.5 : 0.4;
    return (card.controller === me ? -1 : 1) * share * worthOf(scene.state, id);
  }
  if (effect.do === "copies") return 0.1 * worthOf(scene.state, id);
  if (effect.do === "putIntoPlay" && effect.under === "you")
    return (scene.you === me ? 1 : -1) * printedWorth(faceOf(scene.state, id));
  return (card.controller === me ? 1 : -1) * toController(scene, effect, id);
}
