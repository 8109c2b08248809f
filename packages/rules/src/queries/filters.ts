/** Filters and tests: does this card fit, which cards fit, is it so. */
import type { Comparison, Filter, Num, Test } from "../language/expressions.ts";
import type { Zone } from "../language/words.ts";
import {
  cardOf,
  faceOf,
  opponentOf,
  resourcesOn,
  seatOf,
  storiesInPlay,
  successOf,
} from "../state/access.ts";
import { iconIndex } from "../state/game.ts";
import { type CardId, type CardState, NOBODY, type State } from "../state/types.ts";
import { hasFace } from "./continuous.ts";
import { knot } from "./knot.ts";
import { named, playersOf } from "./names.ts";
import { compares, evaluate, printedCostOf, printedSkillOf } from "./numbers.ts";
import type { Scene } from "./scene.ts";
import {
  costOf,
  factionOf,
  hasKeyword,
  iconCount,
  printedIconsOf,
  skillOf,
  subtypesOf,
  titleOf,
  typeOf,
} from "./traits.ts";

const DEFAULT_ZONES: readonly Zone[] = ["play"];
const zonesOf = ({ in: zones, type }: Filter): readonly Zone[] => {
  if (zones !== undefined) return typeof zones === "string" ? [zones] : zones;
  if (type === "story" || type === "conspiracy") return ["story"];
  if (type === "domain") return ["domain"];
  return type === "resource" ? ["resource"] : DEFAULT_ZONES;
};

export const num = (scene: Scene, value: Num): number =>
  typeof value === "number" ? value : evaluate(scene, value, find);

const within = (scene: Scene, value: number, comparison: Comparison): boolean =>
  compares(value, comparison, (n) => num(scene, n));

/** All cards that fit, in table order. */
export function find(scene: Scene, filter: Filter): readonly CardId[] {
  const found: CardId[] = [];
  for (const zone of zonesOf(filter)) {
    for (const id of cardsIn(scene.state, zone))
      if (fitsBody(scene, cardOf(scene.state, id), filter)) found.push(id);
  }
  return found;
}

export function exists(scene: Scene, filter: Filter): boolean {
  for (const zone of zonesOf(filter)) {
    for (const id of cardsIn(scene.state, zone))
      if (fitsBody(scene, cardOf(scene.state, id), filter)) return true;
  }
  return false;
}

/** Active player's cards first where each player has a zone of his own. */
function cardsIn(state: State, zone: Zone): readonly CardId[] {
  if (zone === "play") return state.inPlay;
  if (zone === "story") return storiesInPlay(state);
  if (zone === "storyDeck") return state.storyDeck;
  const mine = seatOf(state, state.active);
  const other = seatOf(state, opponentOf(state.active));
  const list =
    zone === "domain" ? "domains" : zone === "resource" ? "resources" : zone === "limbo" ? "removed" : zone;
  return mine[list].concat(other[list]);
}

export function fits(scene: Scene, id: CardId, filter: Filter): boolean {
  const card = cardOf(scene.state, id);
  return zonesOf(filter).includes(card.zone) && fitsBody(scene, card, filter);
}

function fitsBody(scene: Scene, card: CardState, filter: Filter): boolean {
  return (
    fitsKind(scene, card, filter) &&
    fitsStatus(card, filter) &&
    fitsPlace(scene, card, filter) &&
    fitsWords(scene, card, filter) &&
    fitsNumbers(scene, card, filter) &&
    (filter.anyOf === undefined || filter.anyOf.some((one) => fitsBody(scene, card, one))) &&
    (filter.not === undefined || !fitsBody(scene, card, filter.not))
  );
}

function fitsKind(scene: Scene, card: CardState, { type, controller, owner }: Filter): boolean {
  if (controller !== undefined && !playersOf(scene, controller).includes(card.controller)) return false;
  if (owner !== undefined && !playersOf(scene, owner).includes(card.owner)) return false;
  if (type === undefined) return true;
  if (type === "card") return card.zone !== "play" || typeOf(scene.state, card.id) !== "none";
  if (type === "domain" || type === "resource") return card.zone === type;
  if (type === "attachment")
    return typeOf(scene.state, card.id) === "support" && card.host !== NOBODY && card.zone === "play";
  if (type === "story" && card.zone === "story") return true; // a conspiracy in play is a story (CONS-09)
  return typeOf(scene.state, card.id) === type;
}

const isIf = (wanted: boolean | undefined, is: boolean): boolean => wanted === undefined || wanted === is;

function fitsStatus(card: CardState, filter: Filter): boolean {
  return (
    isIf(filter.ready, card.condition === "ready" && !card.faceDown) &&
    isIf(filter.exhausted, card.condition === "exhausted") &&
    isIf(filter.insane, card.condition === "insane") &&
    isIf(filter.wounded, card.wounds > 0) &&
    isIf(filter.drained, card.drained) &&
    isIf(filter.committed, card.story !== NOBODY) &&
    isIf(filter.attached, card.host !== NOBODY)
  );
}

function fitsPlace(scene: Scene, card: CardState, filter: Filter): boolean {
  const { state, source, note } = scene;
  if (filter.at !== undefined) {
    const places = named(scene, filter.at);
    if (!places.includes(card.story) && !places.includes(card.host)) return false;
  }
  if (filter.wasAt !== undefined && !(note?.cards.includes(card.id) ?? false)) return false;
  if (filter.attachedTo !== undefined && !named(scene, filter.attachedTo).includes(card.host)) return false;
  const { hasAttachment } = filter;
  if (
    hasAttachment !== undefined &&
    !state.inPlay.some((id) => cardOf(state, id).host === card.id && fits(scene, id, hasAttachment))
  )
    return false;
  if (filter.other === true && card.id === source) return false;
  if (filter.isNot !== undefined && named(scene, filter.isNot).includes(card.id)) return false;
  if (filter.is !== undefined && !named(scene, filter.is).includes(card.id)) return false;
  if (filter.onDrainedDomain === true && card.host !== scene.domain) return false;
  return isIf(filter.enteredThisPhase, card.since === state.phaseCount);
}

function fitsWords(scene: Scene, card: CardState, filter: Filter): boolean {
  const { state } = scene;
  if (filter.title !== undefined && titleOf(state, card.id) !== filter.title) return false;
  if (
    filter.sameTitleAs !== undefined &&
    !named(scene, filter.sameTitleAs).some((id) => titleOf(state, id) === titleOf(state, card.id))
  )
    return false;
  if (
    filter.unique !== undefined &&
    (card.code === "" || faceOf(state, card.id).facts.unique !== filter.unique)
  )
    return false;
  if (filter.subtype !== undefined && !subtypesOf(state, card.id).includes(filter.subtype)) return false;
  if (filter.keyword !== undefined && !hasKeyword(state, card.id, filter.keyword)) return false;
  if (filter.faction !== undefined && factionOf(state, card.id) !== filter.faction) return false;
  if (filter.neutral !== undefined && (factionOf(state, card.id) === "neutral") !== filter.neutral)
    return false;
  const printedSubtype = filter.printed?.subtype;
  if (printedSubtype === undefined) return true;
  return card.code !== "" && hasFace(card) && faceOf(state, card.id).facts.subtypes.includes(printedSubtype);
}

function fitsNumbers(scene: Scene, card: CardState, filter: Filter): boolean {
  const { state } = scene;
  const { skill, cost, icon, wounds, tokens, side, resources, printed } = filter;
  if (skill !== undefined && !within(scene, skillOf(state, card.id), skill)) return false;
  if (cost !== undefined && !within(scene, costOf(state, card.id), cost)) return false;
  if (icon !== undefined && !within(scene, iconCount(state, card.id, icon.is), icon.count ?? { atLeast: 1 }))
    return false;
  if (wounds !== undefined && !within(scene, card.wounds, wounds)) return false;
  if (tokens !== undefined && !within(scene, card.tokens, tokens)) return false;
  if (resources !== undefined && !within(scene, resourcesOn(state, card.id).length, resources)) return false;
  if (
    side !== undefined &&
    !playersOf(scene, side.of).some((player) => within(scene, successOf(card, player), side.count))
  )
    return false;
  if (printed === undefined) return true;
  if (printed.cost !== undefined && !within(scene, printedCostOf(scene, card.id), printed.cost)) return false;
  if (printed.skill !== undefined && !within(scene, printedSkillOf(scene, card.id), printed.skill))
    return false;
  const wanted = printed.icon;
  if (wanted === undefined) return true;
  return within(
    scene,
    printedIconsOf(state, card.id)[iconIndex[wanted.is]] ?? 0,
    wanted.count ?? { atLeast: 1 },
  );
}

/** DAY-02: it is Day while a Day card is in play. */
export const isDay = (state: State): boolean => state.inPlay.some((id) => hasKeyword(state, id, "Day"));
export const isNight = (state: State): boolean => state.inPlay.some((id) => hasKeyword(state, id, "Night"));

export function holds(scene: Scene, test: Test): boolean {
  const { state } = scene;
  if ("exists" in test) return exists(scene, test.exists);
  if ("number" in test) return within(scene, num(scene, test.number), test.is);
  if ("like" in test) return named(scene, test.is).some((id) => fits(scene, id, test.like));
  if ("all" in test) return find(scene, test.all).every((id) => fits(scene, id, test.are));
  if ("committed" in test)
    return named(scene, test.committed).some((id) => cardOf(state, id).story !== NOBODY);
  if ("attached" in test) return named(scene, test.attached).some((id) => cardOf(state, id).host !== NOBODY);
  if ("phase" in test) return state.phase === test.phase;
  if ("turnOf" in test) return playersOf(scene, test.turnOf).includes(state.active);
  if ("day" in test) return isDay(state);
  if ("night" in test) return isNight(state);
  if ("overpaid" in test) return (scene.effect?.overpaid ?? 0) > 0;
  if ("enteredThisPhase" in test)
    return named(scene, test.enteredThisPhase).some((id) => cardOf(state, id).since === state.phaseCount);
  if ("attacking" in test) return named(scene, test.attacking).some((id) => isAttacking(state, id));
  if ("defending" in test) return named(scene, test.defending).some((id) => isDefending(state, id));
  if ("not" in test) return !holds(scene, test.not);
  if ("anyOf" in test) return test.anyOf.some((one) => holds(scene, one));
  return test.allOf.every((one) => holds(scene, one));
}

/** STORY-29: the active player is always the attacker. */
const isAttacking = (state: State, id: CardId): boolean => {
  const card = cardOf(state, id);
  return card.story !== NOBODY && card.controller === state.active;
};
const isDefending = (state: State, id: CardId): boolean => {
  const card = cardOf(state, id);
  return card.story !== NOBODY && card.controller !== state.active;
};

knot.fits = fits;
knot.holds = holds;
knot.num = num;
knot.named = named;
