/** L1: every option is tried in a made-up world, what follows is answered by instinct, and the best table wins. */
import {
  aboutOf,
  apply,
  type Choice,
  cardIn,
  cardOf,
  clone,
  detailOf,
  isLegal,
  type Option,
  options,
  type Player,
  placeIn,
  type Question,
  type Rng,
  type State,
} from "@fhtagn/rules";
import { sampleWorld } from "@fhtagn/rules/view";
import type { BotMaker } from "./bot.ts";
import { scoreOwn } from "./evaluate/evaluate.ts";
import { actionValue } from "./instinct/actions.ts";
import { instinct } from "./instinct/instinct.ts";
import { knownOf } from "./question-kinds.ts";
import { commitCandidates } from "./stories/commit.ts";
import { bestBlock } from "./stories/oppose.ts";

/** Ways to commit that are played out. */
const TRIED_COMMITS = 2;
/** Nobody and everybody at one story are played out too if the solver thinks them nearly as good. */
const NEAR = 0.3;
/** An action must gain more than this over passing, or free abilities would be used for ever. */
const MARGIN = 0.03;
/** Questions answered after an option before the table is looked at as it is. */
const PATIENCE = 120;

interface Trial {
  readonly me: Player;
  readonly rng: Rng;
}

const passOf = (listed: readonly Option[]): number => listed.findIndex((option) => option.do === "pass");

/** The opponent lets everything pass that he may. */
function followUp(state: State, { question, me, rng }: Trial & { readonly question: Question }): Choice {
  if (question.player === me) return instinct(state, rng);
  const pass = question.kind === "disrupt" || question.kind === "response" ? passOf(options(state)) : -1;
  return pass < 0 ? instinct(state, rng) : { choose: pass };
}

/** Runs on until something new begins. */
function finish(state: State, trial: Trial): void {
  for (let i = 0; i < PATIENCE; i++) {
    const { question } = state;
    if (question === null || knownOf(question.kind).fresh) return;
    apply(state, followUp(state, { question, me: trial.me, rng: trial.rng }));
  }
}

/** Runs on through the story phase to the next turn, nobody acting of his own accord. */
function finishTurn(state: State, { me, rng }: Trial): void {
  const { turn } = state;
  for (let i = 0; i < PATIENCE; i++) {
    const { question } = state;
    if (question === null || state.turn !== turn) return;
    if (question.kind === "action") apply(state, { choose: Math.max(0, passOf(options(state))) });
    else apply(state, followUp(state, { question, me, rng }));
  }
}

function scoreOption(world: State, at: number, trial: Trial): number {
  const state = clone(world);
  apply(state, { choose: at });
  finish(state, trial);
  return scoreOwn(state, trial.me);
}

function bestOf(
  tried: Iterable<number>,
  world: State,
  { trial, floor }: { trial: Trial; floor: Floor },
): number {
  let { score: best, at: chosen } = floor;
  for (const at of tried) {
    const score = scoreOption(world, at, trial);
    if (score <= best + 1e-9) continue;
    best = score;
    chosen = at;
  }
  return chosen;
}

/** What is answered unless something better is found. */
interface Floor {
  readonly score: number;
  readonly at: number;
}

/** To pass in an action window is to leave the table as it is. */
function chooseOption(world: State, question: Question, trial: Trial): number {
  const listed = options(world);
  const floor = { score: Number.NEGATIVE_INFINITY, at: 0 };
  if (question.kind !== "action") return bestOf(listed.keys(), world, { trial, floor });
  const at = Math.max(0, passOf(listed));
  const tried = promising(world, listed, trial.me);
  if (tried.length === 0) return at;
  return bestOf(tried, world, { trial, floor: { score: scoreOwn(world, trial.me) + MARGIN, at } });
}

/** Actions that are tried at most, and how bad they may look. */
const TRIED_ACTIONS = 4;
const HOPELESS = -0.25;

/** Actions worth a trial: of cards alike in hand one, the best looking ones first. */
function promising(world: State, listed: readonly Option[], me: Player): readonly number[] {
  const found: { readonly at: number; readonly value: number }[] = [];
  const tried = new Set<string>();
  for (const [at, option] of listed.entries()) {
    const card = cardIn(option);
    if (card === undefined) continue;
    const { zone, code } = cardOf(world, card);
    const name = `${option.do} ${code} ${placeIn(option) ?? ""} ${detailOf(option)}`;
    if (zone === "hand" && tried.has(name)) continue;
    tried.add(name);
    const value = actionValue(world, me, option);
    if (value > HOPELESS) found.push({ at, value });
  }
  found.sort((a, b) => b.value - a.value);
  return found.slice(0, TRIED_ACTIONS).map(({ at }) => at);
}

function scoreAssign(world: State, assign: readonly number[], trial: Trial): number {
  if (!isLegal(world, assign)) return Number.NEGATIVE_INFINITY;
  const state = clone(world);
  apply(state, { assign });
  finishTurn(state, trial);
  return scoreOwn(state, trial.me);
}

function chooseAssign(world: State, { kind, player }: Question, trial: Trial): readonly number[] {
  const proposed = kind === "commit" ? commitsOf(world, player) : withNobody(bestBlock(world, player));
  let best = Number.NEGATIVE_INFINITY;
  let chosen: readonly number[] | null = null;
  for (const assign of proposed) {
    const score = scoreAssign(world, assign, trial);
    if (score <= best) continue;
    best = score;
    chosen = assign;
  }
  if (chosen !== null) return chosen;
  const answer = instinct(world, trial.rng);
  return "assign" in answer ? answer.assign : [];
}

/** Those that come near the best in the solver's eyes. */
function commitsOf(world: State, player: Player): readonly (readonly number[])[] {
  const candidates = commitCandidates(world, player, TRIED_COMMITS);
  const best = Math.max(...candidates.map(({ value }) => value));
  return candidates.filter(({ value }) => value > best - NEAR).map(({ assign }) => assign);
}

const withNobody = (assign: readonly number[]): readonly (readonly number[])[] =>
  assign.every((place) => place === -1) ? [assign] : [assign, assign.map(() => -1)];

/** Who loses a struggle gives up his least; to play out the rest of the phase for each would change little. */
const isObvious = (world: State, { kind }: Question): boolean =>
  knownOf(kind).greedy === "instinct" || (kind === "pick" && aboutOf(world).about === "struggle");

/** One option ahead, in a made-up world. */
export function greedily(world: State, rng: Rng): Choice {
  const { question } = world;
  if (question === null) return { choose: 0 };
  if (isObvious(world, question)) return instinct(world, rng);
  const trial = { me: question.player, rng };
  if (question.kind === "commit" || question.kind === "oppose")
    return { assign: chooseAssign(world, question, trial) };
  return { choose: chooseOption(world, question, trial) };
}

export const greedyBot: BotMaker = ({ prior, rng }) => ({
  name: "greedy",
  choose(view) {
    if (view.question?.kind === "token") return { choose: 0 }; // yes
    return greedily(sampleWorld(view, prior, rng), rng);
  },
});
