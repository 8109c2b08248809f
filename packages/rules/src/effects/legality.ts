/** May this be played or used now? Each check names its rule, so that a refusal can too. */
import type { Effect } from "../language/effects.ts";
import type { Player } from "../language/words.ts";
import { canLeaveDiscard, isForbidden } from "../queries/deeds.ts";
import { heroicBarred, hostsFor, uniqueBarred } from "../queries/entering.ts";
import { holds, num } from "../queries/filters.ts";
import { type Bill, billAt, isPayable, largestX, steadfastMet } from "../queries/payment.ts";
import { asCost, type Scene, sceneOfText } from "../queries/scene.ts";
import { typeOf } from "../queries/type-of.ts";
import { cardOf, faceOf } from "../state/access.ts";
import type { PreparedAbility, Printed } from "../state/game.ts";
import type { ReasonRule } from "../state/reasons.ts";
import type { CardId, Note, State } from "../state/types.ts";
import { isSameLimited, type Limited } from "../state/used.ts";
import { canHappen, isMetByNone } from "./can-happen.ts";
import { isAssignable, isFixedPartPayable, isPicked, pickedParts } from "./cost-parts.ts";
import { slotsOf } from "./selecting.ts";

/** Something a player wants to initiate. `ability` is null for a character, support or conspiracy being played. */
export interface Play {
  readonly player: Player;
  readonly source: CardId;
  readonly prepared: PreparedAbility | null;
  readonly note: Note | null;
  readonly kind: "play" | "ability";
  /** Judged by what everybody can know: whether somebody is asked, whether something happens by itself. */
  readonly publicly: boolean;
}

type Check = (state: State, play: Play) => ReasonRule | null;

const sceneOfPlay = (state: State, play: Play): Scene => sceneOfText(state, play, 0);

/** COMP-01, CONS-03: one conspiracy of one's own at a time, where the ruleset has them. */
const conspiracyRule: Check = (state, { source, player, prepared }) => {
  if (prepared !== null || typeOf(state, source) !== "conspiracy") return null;
  if (!state.game.options["types.conspiracy"]) return "COMP-01";
  return state.conspiracies.some((id) => cardOf(state, id).owner === player) ? "CONS-03" : null;
};

const playOnlyRule: Check = (state, play) => {
  const { playOnly } = printed(state, play);
  if (playOnly === null || play.kind !== "play") return null;
  if (playOnly.phase !== undefined && playOnly.phase !== state.phase) return "TIME-11";
  if (playOnly.turnOf !== undefined && (playOnly.turnOf === "you") !== (state.active === play.player))
    return "TIME-11";
  return playOnly.if === undefined || holds(sceneOfPlay(state, play), playOnly.if) ? null : "TIME-11";
};

const uniqueRule: Check = (state, { player, source, prepared, kind }) =>
  prepared === null && kind === "play" && uniqueBarred(state, player, source) ? "UNIQ-02" : null;

const heroicRule: Check = (state, { player, source, prepared, kind }) =>
  prepared === null && kind === "play" && heroicBarred(state, player, source) ? "KW-HERO-01" : null;

const steadfastRule: Check = (state, { player, source, kind }) =>
  kind === "play" && !steadfastMet(state, player, source) ? "KW-STEAD-01" : null;

const hostRule: Check = (state, { player, source, prepared, kind }) =>
  prepared === null && kind === "play" && hostsFor(state, player, source)?.length === 0 ? "ATT-10" : null;

/** An event played out of a discard pile leaves it (LEAVE-13). */
const forbiddenRule: Check = (state, { source, kind }) => {
  if (kind === "play" && cardOf(state, source).zone === "discard" && !canLeaveDiscard(state, source))
    return "TRIG-27";
  return isForbidden(state, { deed: kind === "play" ? "play" : "trigger", card: source }) ? "TRIG-27" : null;
};

const conditionRule: Check = (state, play) => {
  const test = play.prepared?.ability.if;
  return test === undefined || holds(sceneOfPlay(state, play), test) ? null : "TRIG-21";
};

/** TRIG-26. */
const limitRule: Check = (state, { player, source, prepared }) => {
  const limit = prepared?.ability.limit;
  if (prepared === null || limit === undefined) return null;
  const limited = limitedBy(state, { player, source, prepared });
  let uses = 0;
  for (const { what } of state.uses) if (isSameLimited(what, limited)) uses++;
  return uses >= limit.times ? "TRIG-26" : null;
};

/** What a use of this ability uses up. */
export function limitedBy(
  state: State,
  { player, source, prepared }: { player: Player; source: CardId; prepared: PreparedAbility },
): Limited {
  const { code, index } = prepared;
  const byTitle = prepared.ability.limit?.by === "title" && state.game.options["limit.scope"] === "wording";
  return byTitle
    ? { by: "title", title: faceOf(state, source).title, player, ability: { code, index } }
    : { by: "copy", card: source, life: cardOf(state, source).life, ability: { code, index } };
}

/** TRIG-23, ED-96: what a passive does may be met in other ways, but not cancelled; a win effect by ED-27. */
const cancelRule: Check = (state, { prepared, note }) => {
  if (prepared === null || note === null || !prepared.nodes.some((node) => node.do === "cancel")) return null;
  const timing = state.effects.find(({ id }) => id === note.effect)?.timing;
  const isPassive = timing === "passive" || (timing === "whenWon" && !state.game.options["win.effectCancel"]);
  return isPassive ? "TRIG-23" : null;
};

const printed = (state: State, { source }: Play): Printed => faceOf(state, source);

/** The bill of a card or of an ability's `pay`; null if nothing is to be paid in resources. */
export function billOf(state: State, play: Play, x: number): Bill {
  if (play.kind === "play") {
    const { costIsX, cost } = printed(state, play);
    const base = (costIsX ? x : cost) + resourcesAsked(state, play, x);
    return billAt(state, play, base);
  }
  return {
    kind: "ability",
    player: play.player,
    source: play.source,
    base: resourcesAsked(state, play, x),
    match: null,
    loyal: false,
  };
}

function resourcesAsked(state: State, play: Play, x: number): number {
  const { prepared } = play;
  if (prepared === null) return 0;
  const announced = prepared.asksX ? x : 0;
  if (prepared.paysFixed) return prepared.pays + announced;
  const scene = sceneOfPlay(state, play);
  let total = announced;
  for (const cost of prepared.ability.cost ?? []) if (cost.do === "pay") total += num(scene, cost.count);
  return total;
}

/** Whether X is announced for it (PAY-20). */
export const asksX = (state: State, play: Play): boolean =>
  (play.kind === "play" && printed(state, play).costIsX) || (play.prepared?.asksX ?? false);

const leastX = ({ prepared }: Play): number => prepared?.leastX ?? 0;

/** COST-02, COST-17: every part can be paid, and paying changes something. */
function cardCostsPayable(scene: Scene, costs: readonly Effect[]): boolean {
  for (const cost of costs) {
    if (cost.do === "drain" && cost.ifAny === true) continue; // COST-18
    const slots = slotsOf(cost);
    if (slots.length === 0 && !canHappen(scene, cost)) return false;
    if (!slots.every((slot) => isPicked(slot) || isFixedPartPayable(scene, slot))) return false;
  }
  return isAssignable(pickedParts(scene, costs));
}

/** Values of X with which everything can be completed. */
export function possibleX(state: State, play: Play): readonly number[] {
  if (!asksX(state, play)) return [0];
  const found: number[] = [];
  const most = largestX(state, billOf(state, play, 0));
  for (let x = leastX(play); x <= most; x++) if (completable(state, play, x) === null) found.push(x);
  return found;
}

function completable(state: State, play: Play, x: number): ReasonRule | null {
  if (!isPayable(state, billOf(state, play, x))) return "PAY-01";
  if (play.prepared === null) return null;
  const scene = sceneOfText(state, play, x);
  const { cardCosts, ability } = play.prepared;
  if (cardCosts.length > 0 && !cardCostsPayable(asCost(scene), cardCosts)) return "COST-02";
  const { timing, effect } = ability;
  const isForced = timing === "forcedResponse" || timing === "passive"; // TRIG-14
  return canHappen(scene, effect) || (!isForced && isMetByNone(scene, effect)) ? null : "TGT-02";
}

/** More than this no domain holds. */
const FAR_ENOUGH = 20;

/** Where no X that can be paid does anything: the least that would. */
export function xToReach(state: State, play: Play): number | null {
  const { prepared } = play;
  if (prepared === null || !asksX(state, play) || possibleX(state, play).length > 0) return null;
  for (let x = Math.max(1, leastX(play)); x <= FAR_ENOUGH; x++)
    if (canHappen(sceneOfText(state, play, x), prepared.ability.effect)) return x;
  return null;
}

const completionRule: Check = (state, play) => {
  if (!asksX(state, play)) return completable(state, play, 0);
  return possibleX(state, play).length > 0 ? null : (completable(state, play, leastX(play)) ?? "PAY-20");
};

const CHECKS: readonly Check[] = [
  conspiracyRule,
  playOnlyRule,
  uniqueRule,
  heroicRule,
  steadfastRule,
  hostRule,
  conditionRule,
  cancelRule,
  limitRule,
  forbiddenRule,
  completionRule,
];

/** Those of the checks that can concern a card being played, an event, or an ability. */
const CARD_CHECKS = CHECKS.filter(
  (check) => check !== conditionRule && check !== cancelRule && check !== limitRule,
);
const EVENT_CHECKS = CHECKS.filter(
  (check) => ![conspiracyRule, uniqueRule, heroicRule, hostRule].includes(check),
);
const ABILITY_CHECKS = [conditionRule, cancelRule, limitRule, forbiddenRule, completionRule];

function checksFor({ prepared, kind }: Play): readonly Check[] {
  if (prepared === null) return CARD_CHECKS;
  return kind === "play" ? EVENT_CHECKS : ABILITY_CHECKS;
}

function firstObstacle(state: State, play: Play): ReasonRule | null {
  for (const check of checksFor(play)) {
    const rule = check(state, play);
    if (rule !== null) return rule;
  }
  return null;
}

/** Every failing check, first to fail first. */
export const obstacles = (state: State, play: Play): readonly ReasonRule[] =>
  CHECKS.map((check) => check(state, play)).filter((rule) => rule !== null);

export const isPlayable = (state: State, play: Play): boolean => firstObstacle(state, play) === null;
