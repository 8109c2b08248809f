/** CHK: what is tested after every change, in order, until nothing applies (turn.md 6). */

import { makeChange } from "../effects/proposed-changes.ts";
import type { Player } from "../language/words.ts";
import { rightfulController } from "../queries/control.ts";
import { canBeDestroyed } from "../queries/deeds.ts";
import { controls, newHosts, otherStories } from "../queries/entering.ts";
import { isDormant } from "../queries/standing.ts";
import type { About } from "../state/about.ts";
import { cardOf, inTurnOrder, opponentOf, seatOf, successOf } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import { returnToOwners } from "../state/move.ts";
import { itemAt, mustBe } from "../state/must-be.ts";
import { isFrameOf } from "../state/procedure-locals.ts";
import { report } from "../state/report.ts";
import { type CardId, type Change, NOBODY, type Result, type State } from "../state/types.ts";
import { makeChanges } from "./changes.ts";
import { hasPartsLeft } from "./each-player.ts";
import { ask, asking, call, type Next, type NextOrAsk, procedure } from "./interpreter.ts";
import { doomOf, duplicate, hasEnough, isTorn, strayControl, wonStories } from "./needs-check.ts";

export function endGame(state: State, result: Result): void {
  state.result = result;
  state.question = null;
  returnToOwners(state);
  report(state, "gameOver", {
    because: result.because,
    ...(result.winner === "draw" ? {} : { player: result.winner }),
  });
}

/** 1. VICT-05 to VICT-07: a deck is empty. */
function checkDecks(state: State): Next {
  const empty = inTurnOrder(state).filter((player) => seatOf(state, player).deck.length === 0);
  const [first] = empty;
  if (first === undefined) return undefined;
  if (empty.length === 1 && waitsForTheOther(state, first)) return undefined;
  if (empty.length === 1) endGame(state, { winner: opponentOf(first), because: "deck" });
  else endGame(state, { winner: bothOut(state), because: "deck" });
  return "leave";
}

/** ED-53: where the order does not decide, the part of the other player comes first. */
function waitsForTheOther(state: State, first: Player): boolean {
  const rule = state.game.options["deckout.both"];
  if (rule === "activeOrders" || (rule === "activeOut" && first === state.active)) return false;
  return state.frames.some((frame) => isFrameOf(frame, "eachPlayer") && hasPartsLeft(frame));
}

function bothOut(state: State): Player | "draw" {
  const rule = state.game.options["deckout.both"];
  if (rule === "draw") return "draw";
  return rule === "activeOrders" ? state.active : opponentOf(state.active);
}

/** 2. WIN-01, WIN-10, WIN-11: stories with five tokens; the active player orders several. */
function checkStories(state: State): NextOrAsk {
  const enough = hasEnough(state);
  if (enough !== null) {
    endGame(state, { winner: enough, because: "stories" });
    return "leave";
  }
  const won = wonStories(state);
  if (won.length > 1) return ask(state, state.active, "order");
  const [story] = won;
  if (story === undefined) return undefined;
  callWin(state, story);
  return "again";
}

function callWin(state: State, story: CardId): void {
  const player = successOf(cardOf(state, story), state.active) >= 5 ? state.active : opponentOf(state.active);
  call(state, "winStory", { story, player });
}

/** 3 to 5. Destroyed by wounds or for want of a host. */
function checkDoomed(state: State): Next {
  const parts: Change[] = [];
  const hostless: Change[] = [];
  for (const id of state.inPlay) {
    const doom = doomOf(state, cardOf(state, id));
    if (doom === "wounds")
      parts.push(makeChange(state, "destroy", { card: id, how: { as: "fatal" }, ...lastBlow(state, id) }));
    if (doom === "host") hostless.push(makeChange(state, hostGone(state, id), { card: id }));
    if (doom === "event" || doom === "misfit") hostless.push(makeChange(state, "discard", { card: id }));
  }
  const group = parts.length > 0 ? parts : hostless;
  if (group.length === 0) return undefined;
  makeChanges(state, [group]);
  return "again";
}

/** Whoever dealt the wound destroyed it. */
function lastBlow(state: State, id: CardId): { readonly cause: Change["cause"]; readonly source: CardId } {
  for (let i = state.notes.length - 1; i >= 0; i--) {
    const note = state.notes[i];
    if (note?.event === "characterWounded" && note.card === id)
      return { cause: note.cause, source: note.source };
  }
  const effect = state.effects[state.effects.length - 1];
  if (effect === undefined || effect.kind === "framework") return { cause: "rule", source: NOBODY };
  return { cause: "card", source: effect.source };
}

/** ED-44; a Dormant card without its story goes to the discard pile. */
const hostGone = (state: State, id: CardId): "destroy" | "discard" =>
  isDormant(state, cardOf(state, id)) ||
  state.game.options["attach.hostGone"] === "discard" ||
  !canBeDestroyed(state, id)
    ? "discard"
    : "destroy";

/** 6. KW-HERO-02: one of the two kinds is discarded, again until one kind is left. */
function checkHeroic(state: State): NextOrAsk {
  const player = isTorn(state);
  return player === null ? undefined : ask(state, player, "pick");
}

const heroicOptions = (state: State): readonly OptionOf<"choose">[] => {
  const player = isTorn(state) ?? state.active;
  const heroes = controls(state, player, "Heroic");
  const villains = controls(state, player, "Villainous").filter((id) => !heroes.includes(id));
  return [...heroes, ...villains].map((card) => ({ do: "choose", card }));
};

function discardTorn(state: State, { card }: OptionOf<"choose">): Next {
  makeChanges(state, [[makeChange(state, "discard", { card })]]);
  return "again";
}

/** CTRL-16, CTRL-18: control falls back, or goes where the newest effect gives it. */
function checkControl(state: State): NextOrAsk {
  const card = strayControl(state);
  if (card === null) return undefined;
  const player = rightfulController(state, card);
  if (player === card.base) {
    makeChanges(state, [
      [makeChange(state, "takeControl", { card: card.id, player, how: { as: "fallsBack" } })],
    ]);
    return "again";
  }
  const hosts = newHosts(state, player, card.id);
  const isAsked = (hosts !== null && hosts.length > 1) || otherStories(state, player, card.id).length > 0;
  if (isAsked) return ask(state, player, { kind: "pick", source: card.id });
  return takeTo(state, hosts === null ? NOBODY : itemAt(hosts, 0));
}

const NO_STRAY = "card that goes to another player";

/** The card whose control is astray goes to its rightful controller, attached to this if it must move (ED-91); NOBODY where it stays. */
function takeTo(state: State, other: CardId): Next {
  const card = mustBe(strayControl(state), "CTRL-16", NO_STRAY);
  const player = rightfulController(state, card);
  makeChanges(state, [[makeChange(state, "takeControl", { card: card.id, player, other })]]);
  return { to: "unique" };
}

function aboutStray(state: State): About {
  const card = mustBe(strayControl(state), "CTRL-16", NO_STRAY);
  return { about: "host", card: card.id };
}

/** CTRL-17: from a story it may go to another, or stay. */
function newHostOptions(state: State): readonly OptionOf<"choose" | "done">[] {
  const card = strayControl(state);
  if (card === null) return [];
  const player = rightfulController(state, card);
  const stories = otherStories(state, player, card.id);
  const hosts = stories.length > 0 ? stories : (newHosts(state, player, card.id) ?? []);
  const options: OptionOf<"choose" | "done">[] = hosts.map((host) => ({ do: "choose", card: host }));
  if (stories.length > 0) options.push({ do: "done" });
  return options;
}

/** UNIQ-09: the newcomer is discarded. */
function checkDuplicates(state: State): Next {
  const id = duplicate(state);
  if (id === null) return undefined;
  makeChanges(state, [[makeChange(state, "discard", { card: id })]]);
  return "again";
}

export const check = procedure("check", "WIN-01", [
  { rule: "VICT-05", label: "decks", run: checkDecks },
  asking({
    rule: "WIN-10",
    run: checkStories,
    about: () => ({ about: "orderOfWonStories" }),
    options: (state) => wonStories(state).map((card) => ({ do: "resolve" as const, card })),
    answer: (state, _, { card }) => {
      callWin(state, card);
      return "again";
    },
  }),
  { rule: "WND-02", run: checkDoomed },
  asking({
    rule: "KW-HERO-02",
    run: checkHeroic,
    about: () => ({ about: "heroicOrVillainous" }),
    options: heroicOptions,
    answer: (state, _, option) => discardTorn(state, option),
  }),
  asking({
    rule: "CTRL-16",
    run: checkControl,
    about: aboutStray,
    options: newHostOptions,
    answer: (state, _, option) => takeTo(state, option.do === "choose" ? option.card : NOBODY),
  }),
  { rule: "UNIQ-09", label: "unique", run: checkDuplicates },
]);
