/** Action windows: players act in turn until both pass in succession (turn.md 4). */

import { isPlayable, type Play } from "../effects/legality.ts";
import type { Player, Zone } from "../language/words.ts";
import { abilitiesOf } from "../queries/abilities-of.ts";
import { anyOfKind, continuousOf, grantsAbilities } from "../queries/continuous.ts";
import { hasKeyword } from "../queries/keywords-of.ts";
import { KIND } from "../queries/kinds.ts";
import { type Bill, isPayable, matchingOn, resourcesFor } from "../queries/payment.ts";
import { cardOf, faceOf, opponentOf, seatOf, storiesInPlay, successOf } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { abilityOf, type PreparedAbility } from "../state/game.ts";
import { isFaceUpOnDeck } from "../state/handles.ts";
import { positionKey } from "../state/position-key.ts";
import type { FrameOf } from "../state/procedure-locals.ts";
import { report } from "../state/report.ts";
import type { CardId, CardState, State } from "../state/types.ts";
import { isSameAction, isSameLimited, type Limited, type TakenAction } from "../state/used.ts";
import { beginEffect, countUse } from "./begin-effect.ts";
import { ask, asking, call, type Next, procedure } from "./interpreter.ts";

type Frame = FrameOf<"actionWindow">;

/** OPS-01: characters, supports and conspiracies only by the active player in his Operations phase. */
const mayPlayCards = (state: State, player: Player): boolean =>
  state.phase === "operations" && state.active === player;

/** Cards that may be played as if from hand (OPS-10, COMP-31). */
export function asIfFromHand(state: State, player: Player): readonly CardId[] {
  const found: CardId[] = [];
  for (const one of continuousOf(state)) {
    if (one.effect.do !== "mayPlay" || one.you !== player) continue;
    for (const [at, id] of (one.modifier?.subjects ?? []).entries())
      if (cardOf(state, id).life === one.modifier?.lives[at] && isOpen(cardOf(state, id))) found.push(id);
  }
  return found;
}

/** In a deck only while it is still revealed (COMP-31). */
const isOpen = (card: CardState): boolean => card.zone !== "deck" || isFaceUpOnDeck(card);

/** How a card in hand would be played: an event by its Action, anything else by entering play. */
export function playFromHand(state: State, player: Player, source: CardId): Play | null {
  const printed = faceOf(state, source);
  if (printed.type !== "event")
    return mayPlayCards(state, player)
      ? { player, source, prepared: null, note: null, kind: "play", publicly: false }
      : null;
  const prepared = printed.abilities.find(
    ({ ability }) => ability.timing === "action" && (ability.from ?? "hand") === "hand",
  );
  return prepared === undefined
    ? null
    : { player, source, prepared, note: null, kind: "play", publicly: false };
}

/** Where an ability of this card may be used from now. */
export function worksFrom(card: CardState, { ability, code }: PreparedAbility, isEvent: boolean): boolean {
  const place = ability.from ?? (isEvent ? "hand" : "play");
  if (place === "hand" && isEvent && code === card.code) return false; // that is playing it
  return card.zone === place || (place === "play" && card.zone === "story" && ability.anyPlayer === true);
}

function actionsOf(state: State, player: Player, id: CardId): readonly Play[] {
  const card = cardOf(state, id);
  const printed = faceOf(state, card.id);
  const plays: Play[] = [];
  for (const prepared of abilitiesOf(state, card)) {
    if (prepared.ability.timing !== "action" || !worksFrom(card, prepared, printed.type === "event"))
      continue;
    if (isHopeless(state, player, { card, prepared })) continue;
    plays.push({ player, source: id, prepared, note: null, kind: "ability", publicly: false });
  }
  return plays;
}

/** Cards with a usable Action: own cards in play, texts that work from hand, pile or domain, conspiracies for all. */
export function actionCards(state: State, player: Player): readonly CardId[] {
  const grants = grantsAbilities(state);
  const found: CardId[] = [];
  for (const id of state.inPlay) {
    if (cardOf(state, id).controller === player && (grants || actsFrom(state, id, "play"))) found.push(id);
  }
  const seat = seatOf(state, player);
  for (const id of seat.hand) if (actsFrom(state, id, "hand")) found.push(id);
  for (const id of seat.discard) if (actsFrom(state, id, "discard")) found.push(id);
  for (const id of seat.resources) if (actsFrom(state, id, "resource")) found.push(id);
  for (const id of state.conspiracies) if (actsFrom(state, id, "play")) found.push(id);
  return found;
}

const actsFrom = (state: State, id: CardId, zone: Zone): boolean => {
  const zones = faceOf(state, id).actsFrom;
  return zones.length > 0 && zones.includes(zone);
};

/** An exhausted card that would have to exhaust (a copied text means its own card, TRIG-39), or a price beyond every domain. */
export function isHopeless(
  state: State,
  player: Player,
  { card, prepared }: { card: CardState; prepared: PreparedAbility },
): boolean {
  if (prepared.exhaustsThis && prepared.code === card.code && card.condition !== "ready") return true;
  if (prepared.pays === 0 || anyOfKind(state, KIND.costs)) return false;
  for (const domain of seatOf(state, player).domains) {
    if (!cardOf(state, domain).drained && resourcesFor(state, domain, "ability") >= prepared.pays)
      return false;
  }
  return true;
}

/** Too dear for every domain he has: the common case, told apart at a glance. */
export function isBeyondMeans(state: State, player: Player, id: CardId): boolean {
  const face = faceOf(state, id);
  if (face.cost === 0 || face.keywords.names.includes("Dormant")) return false;
  if (face.costTexts.length > 0 || anyOfKind(state, KIND.costs)) return false;
  for (const domain of seatOf(state, player).domains) {
    if (cardOf(state, domain).drained || resourcesFor(state, domain, "card") < face.cost) continue;
    if (face.faction === "neutral" || matchingOn(state, domain, face.faction) > 0) return false;
  }
  return true;
}

type ActionOption = OptionOf<"play" | "use" | "makeDormant">;

const toUse = (card: CardId, { code, index }: PreparedAbility): OptionOf<"use"> => ({
  do: "use",
  card,
  ability: { code, index },
});

/** Everything the player may do as one action, in table order. */
function actionsFor(state: State, player: Player): readonly ActionOption[] {
  const options: ActionOption[] = [];
  const seat = seatOf(state, player);
  const hand = continuousOf(state).length === 0 ? seat.hand : [...seat.hand, ...asIfFromHand(state, player)];
  const mayPlay = mayPlayCards(state, player);
  for (const id of hand) {
    if ((!mayPlay && faceOf(state, id).type !== "event") || isBeyondMeans(state, player, id)) continue;
    const play = playFromHand(state, player, id);
    if (play !== null && isPlayable(state, play)) options.push({ do: "play", card: id });
    if (mayPlayCards(state, player) && hasKeyword(state, id, "Dormant"))
      options.push(...dormantOptions(state, player, id));
  }
  for (const id of actionCards(state, player)) {
    for (const play of actionsOf(state, player, id)) {
      if (play.prepared !== null && isPlayable(state, play)) options.push(toUse(id, play.prepared));
    }
  }
  return options;
}

/** DORM-01, DORM-02: pay X, the own tokens there; one at each story a turn. */
function dormantOptions(state: State, player: Player, card: CardId): readonly OptionOf<"makeDormant">[] {
  const options: OptionOf<"makeDormant">[] = [];
  for (const story of storiesInPlay(state)) {
    const place = dormantPlace(player, story);
    if (state.uses.some(({ what }) => isSameLimited(what, place))) continue;
    if (isPayable(state, dormantBill(state, player, { card, story })))
      options.push({ do: "makeDormant", card, on: story });
  }
  return options;
}

const dormantPlace = (player: Player, story: CardId): Limited => ({ by: "dormant", player, story });

export const dormantBill = (
  state: State,
  player: Player,
  { card, story }: { card: CardId; story: CardId },
): Bill => ({
  kind: "dormant",
  player,
  source: card,
  base: successOf(cardOf(state, story), player),
  match: null,
  loyal: false,
});

const PASS: OptionOf<"pass"> = { do: "pass" };

/** LOOP-03: what was done from this very position in this window is not offered again. */
function windowOptions(state: State, { locals }: Frame): readonly (ActionOption | OptionOf<"pass">)[] {
  const options = actionsFor(state, locals.player);
  if (state.windowSeen.length === 0) return [PASS, ...options];
  const now = positionKey(state);
  const taken = state.windowSeen.filter(({ position }) => position === now);
  if (taken.length === 0) return [PASS, ...options];
  const isTaken = (one: TakenAction): boolean => taken.some(({ action }) => isSameAction(action, one));
  return [PASS, ...options.filter((option) => !isTaken(option))];
}

function act(state: State, frame: Frame, option: ActionOption | OptionOf<"pass">): Next {
  const { player, passes } = frame.locals;
  if (option.do === "pass") {
    report(state, "passed", { player });
    if (passes === 1) return undefined;
    frame.locals = { player: opponentOf(player), passes: passes + 1 };
    return "again";
  }
  state.windowSeen.push({ position: positionKey(state), action: option });
  frame.locals = { player: opponentOf(player), passes: 0 };
  start(state, player, option);
  return "again";
}

function start(state: State, player: Player, action: ActionOption): void {
  const source = action.card;
  if (action.do === "makeDormant") {
    const effect = beginEffect(state, { kind: "dormant", timing: "", player, source, prepared: null });
    effect.each = action.on;
    state.uses.push({ what: dormantPlace(player, action.on), until: "turn" });
  } else if (action.do === "play") {
    const prepared = playFromHand(state, player, source)?.prepared ?? null;
    beginEffect(state, {
      kind: "play",
      timing: prepared === null ? "" : "action",
      player,
      source,
      prepared,
    });
    if (prepared !== null) countUse(state, { player, source, prepared });
  } else {
    const prepared = abilityOf(state.game, action.ability.code, action.ability.index);
    beginEffect(state, { kind: "ability", timing: "action", player, source, prepared });
    countUse(state, { player, source, prepared });
  }
  call(state, "effect");
}

export const actionWindowProcedure = procedure("actionWindow", "TIME-01", [
  {
    rule: "TIME-02",
    run: (state) => {
      state.windowSeen = [];
      report(state, "windowOpened", { phase: state.phase });
      return undefined;
    },
  },
  asking({
    rule: "TIME-04",
    run: (state, frame) => ask(state, frame.locals.player, "action"),
    about: () => ({ about: "action" }),
    options: windowOptions,
    answer: act,
  }),
]);
