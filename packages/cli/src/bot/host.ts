/** A table at which one seat is a program and the other a bot of ours. */
import type { Bot } from "@fhtagn/bots";
import { isAnswer } from "@fhtagn/lab";
import {
  apply,
  type Choice,
  type Locale,
  newGame,
  opponentOf,
  options,
  type Player,
  pending,
  quoted,
  type Result,
  randomAssign,
  type Setup,
  type State,
  settle,
  TURN_LIMIT,
  USUAL_RULESET,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { type BotLineFault, botLineText } from "@fhtagn/words";
import { CliError } from "../errors.ts";
import type { Ask, BotMessage } from "./messages.ts";
import type { BotProcess } from "./process.ts";

export interface HostedGame {
  readonly setup: Setup;
  readonly seed: string;
  /** Of the program's own chance: the game's would tell it every card. */
  readonly guestSeed: string;
  /** Where the program sits. */
  readonly guest: Player;
  readonly ours: Bot;
  /** In which the program is told what was wrong with an answer. */
  readonly locale: Locale;
}

export interface Hosted {
  readonly state: State;
  readonly result: Result;
  /** Decisions of the program. */
  readonly asked: number;
}

/** An answer that is not allowed is asked for again, so many times in all. */
const TRIES = 3;

export async function hostGame(
  process: BotProcess,
  { setup, seed, guestSeed, guest, ours, locale }: HostedGame,
): Promise<Hosted> {
  const {
    ruleset = USUAL_RULESET,
    options: ruleOptions = {},
    turnLimit = TURN_LIMIT,
    decks,
    stories,
  } = setup;
  const told = { ruleset, options: ruleOptions, turnLimit, decks, stories };
  const ready = await process.ask({ type: "new", seat: guest, setup: told, seed: guestSeed });
  if (ready.type !== "ready")
    throw new CliError(({ program }) => program.notReady(quoted(JSON.stringify(ready))));
  const state = newGame(setup, seed);
  for (let asked = 0; ; ) {
    settle(state);
    const decision = pending(state);
    if (decision === null) return finish(process, state, asked);
    if (decision.player === guest) asked++;
    const mine = decision.player === opponentOf(guest);
    const { id, player } = decision;
    const answer = mine
      ? ours.choose(view(state, player))
      : await askGuest(process, state, { id, player, locale });
    apply(state, answer);
  }
}

async function finish(process: BotProcess, state: State, asked: number): Promise<Hosted> {
  const { result } = state;
  if (result === null) throw new Error("a game without a question has a result");
  await process.ask({ type: "end", result });
  return { state, result, asked };
}

interface Asked {
  readonly id: number;
  readonly player: Player;
  readonly locale: Locale;
}

async function askGuest(process: BotProcess, state: State, { id, player, locale }: Asked): Promise<Choice> {
  const ask: Ask = { type: "ask", view: view(state, player), legal: legalAnswer(state) };
  let refused: string | null = null;
  for (let tried = 0; tried < TRIES; tried++) {
    const answer = await process.ask(refused === null ? ask : { ...ask, refused });
    if (answer.type === "error")
      throw new CliError(({ program }) => program.givesUp(quoted(String(answer.message))));
    const choice = answer.type === "answer" ? choiceIn(answer) : null;
    if (answer.type === "answer" && answer.decision === id && choice !== null && isAnswer(state, choice))
      return choice;
    refused = botLineText(faultOfAnswer(answer, id), locale);
  }
  throw new CliError(({ program }) => program.cannotBeTaken(TRIES, refused ?? ""));
}

function faultOfAnswer(answer: BotMessage, asked: number): BotLineFault {
  if (answer.type !== "answer") return { is: "noAnswer", type: quoted(String(answer.type)) };
  if (answer.decision !== asked)
    return { is: "otherDecision", asked, answered: quoted(String(answer.decision)) };
  return { is: "notAllowed" };
}

/** Of the line only the answer: what a program writes beside it is its own affair. */
const choiceIn = (line: Choice): Choice =>
  "assign" in line ? { assign: line.assign } : { choose: line.choose };

const LOWEST = { below: () => 0 };
const SETUP_CARDS = 3;

/** The first option; nobody commits who need not; the first three cards become resources. */
function legalAnswer(state: State): Choice {
  const decision = pending(state);
  if (decision?.form !== "assign") return { choose: options(state).length > 0 ? 0 : -1 };
  if (decision.kind !== "setup") return { assign: randomAssign(state, LOWEST) };
  return { assign: decision.items.map((_, at) => (at < SETUP_CARDS ? at : -1)) };
}
