/** A table at which one seat is a program and the other a bot of ours. */
import type { Bot } from "@fhtagn/bots";
import { isAnswer } from "@fhtagn/lab";
import {
  apply,
  type Choice,
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
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { CliError } from "../errors.ts";
import type { Ask } from "./messages.ts";
import type { BotProcess } from "./process.ts";

export interface HostedGame {
  readonly setup: Setup;
  readonly seed: string;
  /** Of the program's own chance: the game's would tell it every card. */
  readonly guestSeed: string;
  /** Where the program sits. */
  readonly guest: Player;
  readonly ours: Bot;
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
  { setup, seed, guestSeed, guest, ours }: HostedGame,
): Promise<Hosted> {
  const { ruleset = "lcg", options: ruleOptions = {}, turnLimit = TURN_LIMIT, decks, stories } = setup;
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
    apply(state, mine ? ours.choose(view(state, decision.player)) : await askGuest(process, state, decision));
  }
}

async function finish(process: BotProcess, state: State, asked: number): Promise<Hosted> {
  const { result } = state;
  if (result === null) throw new Error("a game without a question has a result");
  await process.ask({ type: "end", result });
  return { state, result, asked };
}

async function askGuest(
  process: BotProcess,
  state: State,
  { id, player }: { readonly id: number; readonly player: Player },
): Promise<Choice> {
  const ask: Ask = { type: "ask", view: view(state, player), legal: legalAnswer(state) };
  let problem = "";
  for (let tried = 0; tried < TRIES; tried++) {
    const answer = await process.ask(tried === 0 ? ask : { ...ask, refused: problem });
    if (answer.type === "error")
      throw new CliError(({ program }) => program.givesUp(quoted(String(answer.message))));
    if (answer.type !== "answer") problem = `"${quoted(String(answer.type))}" is no answer`;
    else if (answer.decision !== id)
      problem = `decision ${id} was asked, not ${quoted(String(answer.decision))}`;
    else {
      const choice = choiceIn(answer);
      if (isAnswer(state, choice)) return choice;
      problem = "this answer is not allowed";
    }
  }
  throw new CliError(({ program }) => program.cannotBeTaken(TRIES, problem));
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
