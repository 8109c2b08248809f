/** Setup: shuffle, stories, domains, first player, hands, mulligans, starting resources (SETUP-01). */

import { shuffleDeck } from "../effects/perform-shown.ts";
import type { Player } from "../language/words.ts";
import { cardOf, inTurnOrder, opponentOf, seatOf } from "../state/access.ts";
import { enterPhase, nextTurn, setStarter } from "../state/clock.ts";
import type { OptionOf } from "../state/decisions.ts";
import type { SetupStep } from "../state/happenings.ts";
import { createCard, moveCard, topOf } from "../state/move.ts";
import { itemAt } from "../state/must-be.ts";
import type { FrameOf } from "../state/procedure-locals.ts";
import { roll, shuffleCards } from "../state/random.ts";
import { report, reportCard } from "../state/report.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { ask, asking, askPlaces, call, type Next, type NextOrAsk, procedure } from "./interpreter.ts";
import { step } from "./steps.ts";
import { dealStory } from "./win-story.ts";

const SETUP_HAND = 8;
const STORIES = 3;
const DOMAINS = 3;

const say = (state: State, step: SetupStep): void => report(state, "setupStep", { step });

function shuffleDecks(state: State): void {
  say(state, "shuffle");
  for (const player of ["P1", "P2"] as const) shuffleDeck(state, player);
  shuffleCards(state, "story", state.storyDeck);
}

function layOut(state: State): void {
  say(state, "stories");
  for (let slot = 0; slot < STORIES; slot++) {
    state.stories[slot] = NOBODY;
    const top = topOf(state.storyDeck);
    if (top !== NOBODY) dealStory(state, top, slot);
  }
}

function placeDomains(state: State): void {
  say(state, "domains");
  for (const player of ["P1", "P2"] as const) {
    for (let i = 0; i < DOMAINS; i++) moveCard(state, createCard(state, "", player).id, "domain");
  }
}

/** SETUP-09: by a fair random choice. */
function pickStarter(state: State): void {
  say(state, "first player");
  setStarter(state, roll(state, "effects", 2) === 0 ? "P1" : "P2");
}

function drawHand(state: State, player: Player): void {
  for (let i = 0; i < SETUP_HAND; i++) {
    const top = topOf(seatOf(state, player).deck);
    if (top === NOBODY) return;
    moveCard(state, top, "hand");
    reportCard(state, "drew", { card: top, player });
  }
}

function drawHands(state: State): void {
  say(state, "hands");
  for (const player of inTurnOrder(state)) drawHand(state, player);
}

type Frame = FrameOf<"setup">;

/** SETUP-10, SETUP-16: the first player decides first, the second knows that decision. */
function askMulligan(state: State, frame: Frame): NextOrAsk {
  const { decided = 0 } = frame.locals;
  if (!state.game.options["setup.mulligan"] || decided === 2) return undefined;
  if (decided === 0) say(state, "mulligans");
  return ask(state, decided === 0 ? state.starter : opponentOf(state.starter), "mulligan");
}

function answerMulligan(state: State, frame: Frame, option: OptionOf<"keep" | "mulligan">): Next {
  const { decided = 0 } = frame.locals;
  const player = decided === 0 ? state.starter : opponentOf(state.starter);
  frame.locals = { ...frame.locals, decided: decided + 1 };
  if (option.do === "mulligan") {
    for (const id of [...seatOf(state, player).hand]) moveCard(state, id, "deck");
    shuffleDeck(state, player);
    drawHand(state, player);
  }
  report(state, option.do === "mulligan" ? "mulligan" : "kept", { player });
  return "again";
}

/** SETUP-17: chosen in secret by both, turned up together. */
function askResources(state: State, frame: Frame): Next | "places" {
  const player = nextChooser(state, frame);
  return player === null ? undefined : askPlaces(state, player, "setup");
}

const nextChooser = (state: State, { locals }: Frame): Player | null => {
  for (const player of inTurnOrder(state))
    if (locals[player] === undefined && seatOf(state, player).hand.length >= DOMAINS) return player;
  return null;
};

export const setupItems = (state: State, player: Player): readonly CardId[] => seatOf(state, player).hand;

/** SETUP-07: three cards, one to each domain. */
export function isLegalSetup(state: State, player: Player, assign: readonly number[]): boolean {
  if (assign.length !== seatOf(state, player).hand.length) return false;
  const placed = assign.filter((place) => place !== -1);
  return placed.length === DOMAINS && [0, 1, 2].every((domain) => placed.includes(domain));
}

function keepResources(state: State, frame: Frame, places: readonly number[]): Next {
  const player = nextChooser(state, frame);
  if (player === null) return "again";
  const { hand } = seatOf(state, player);
  const cards = [0, 1, 2].map((domain) => itemAt(hand, places.indexOf(domain)));
  frame.locals = player === "P1" ? { ...frame.locals, P1: cards } : { ...frame.locals, P2: cards };
  return "again";
}

function turnUpResources(state: State, frame: Frame): Next {
  say(state, "resources");
  for (const player of inTurnOrder(state)) {
    const { domains } = seatOf(state, player);
    for (const [at, card] of (frame.locals[player] ?? []).entries()) {
      const host = itemAt(domains, at);
      moveCard(state, card, { zone: "resource", host });
      reportCard(state, "attachedResource", {
        card,
        player,
        on: host,
        place: { row: "domain", number: at + 1, player: cardOf(state, host).owner },
      });
    }
  }
  return undefined;
}

const mulliganOptions: readonly OptionOf<"keep" | "mulligan">[] = [{ do: "keep" }, { do: "mulligan" }];
const picksLast = (state: State): boolean => !state.game.options["setup.mulligan"];

export const setup = procedure("setup", "SETUP-01", [
  step("SETUP-01", (state) => enterPhase(state, "setup")),
  step("SETUP-02", shuffleDecks),
  step("SETUP-03", layOut),
  step("SETUP-04", placeDomains),
  step("SETUP-09", (state) => {
    if (!picksLast(state)) pickStarter(state);
  }),
  step("SETUP-06", drawHands),
  asking({
    rule: "SETUP-10",
    label: "mulligans",
    run: askMulligan,
    about: () => ({ about: "mulligan" }),
    options: () => mulliganOptions,
    answer: answerMulligan,
  }),
  {
    rule: "SETUP-17",
    label: "resources",
    run: askResources,
    about: () => ({ about: "startingResources" }),
    assign: keepResources,
  },
  { rule: "SETUP-08", run: turnUpResources },
  step("SETUP-09", (state) => {
    if (picksLast(state)) pickStarter(state);
  }),
]);

export const game = procedure("game", "SETUP-01", [
  step("SETUP-01", (state) => call(state, "setup")),
  step("TURN-01", (state) => {
    nextTurn(state);
  }),
  {
    rule: "TURN-01",
    label: "turns",
    run: (state) => {
      call(state, "turn");
      return "again";
    },
  },
]);
