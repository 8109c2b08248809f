/** Whether the solver wins a story this turn: everything he may do against everything his opponent may. */
import {
  apply,
  type Choice,
  clone,
  isTextUnderWay,
  isWinningStory,
  type Player,
  type State,
  seatOf,
  settle,
} from "@fhtagn/rules";
import { answersTo, YES } from "./answers.ts";
import { isHopeful } from "./hope.ts";
import { namerFrom } from "./position-name.ts";
import type { Limits, OptionVerdict, Proof, Verdict } from "./puzzle.ts";

interface Found {
  readonly verdict: Verdict;
  /** Answers to the story won, if it is won. */
  readonly length: number;
}

const WON: Found = { verdict: "wins", length: 0 };
const FAILED: Found = { verdict: "fails", length: 0 };
const UNKNOWN: Found = { verdict: "unknown", length: 0 };

/** Answers in a row that are followed, and answers to one question that are tried. */
const DEEPEST = 300;
const WIDEST = 5000;

interface Search {
  readonly seat: Player;
  readonly turn: number;
  /** Stories the solver had won before. */
  readonly before: number;
  readonly limits: Limits;
  readonly nameOf: (state: State) => string;
  readonly known: Map<string, Found>;
  /** Answers that refuted something, by their name, and how often. */
  readonly refuting: Map<string, number>;
  nodes: number;
}

/** Looks on from one position; what it finds out is kept for its next questions. */
export interface Prover {
  /** The position must be settled. */
  judge(state: State): Found;
  /** The same for each answer to the open question. Null where there are too many. */
  judgeAnswers(state: State, until?: (found: readonly OptionVerdict[]) => boolean): Proof | null;
  isOver(state: State): boolean;
  readonly nodes: number;
}

export function makeProver(position: State, seat: Player, limits: Limits): Prover {
  const search: Search = {
    seat,
    turn: position.turn,
    before: seatOf(position, seat).won.length,
    limits,
    nameOf: namerFrom(position),
    known: new Map(),
    refuting: new Map(),
    nodes: 0,
  };
  return {
    judge: (state) => judge(search, state, 0),
    judgeAnswers: (state, until) => judgeAnswers(search, state, until),
    isOver: (state) => ending(search, state) !== null,
    get nodes() {
      return search.nodes;
    },
  };
}

export function proofAt(position: State, seat: Player, limits: Limits): Proof {
  const proof = makeProver(position, seat, limits).judgeAnswers(position);
  return proof ?? { verdict: "unknown", options: [], nodes: 0 };
}

function judgeAnswers(
  search: Search,
  state: State,
  until?: (found: readonly OptionVerdict[]) => boolean,
): Proof | null {
  const answers = answersIn(search, state);
  if (answers === null) return null;
  const found: OptionVerdict[] = [];
  for (const choice of answers) {
    found.push({ choice, ...judge(search, after(search, state, choice), 1) });
    if (until?.(found)) break;
  }
  const isOwn = state.question?.player === search.seat;
  const { verdict } = found.reduce((sum: Found, one) => weigh(isOwn, sum, one), isOwn ? FAILED : WON);
  return { verdict, options: found, nodes: search.nodes };
}

const answersIn = ({ seat, limits }: Search, state: State): readonly Choice[] | null =>
  answersTo(state, { seat, most: WIDEST, glance: limits.glance ?? false });

/** The position that an answer leads to, up to the next question with a choice. */
export function settledAfter(state: State, choice: Choice): State {
  const next = clone(state);
  apply(next, choice);
  settle(next);
  return next;
}

/** The solver takes every token he may: that is no question of its own here. */
function after(search: Search, state: State, choice: Choice): State {
  search.nodes++;
  const next = settledAfter(state, choice);
  while (next.question?.kind === "token" && next.question.player === search.seat && !hasWon(search, next)) {
    apply(next, YES);
    settle(next);
  }
  return next;
}

/** A story is won before its effect is asked about. */
const hasWon = ({ seat, before }: Search, state: State): boolean =>
  seatOf(state, seat).won.length > before || state.result?.winner === seat || isWinningStory(state, seat);

function ending(search: Search, state: State): Found | null {
  if (hasWon(search, state)) return WON;
  if (state.result !== null || state.turn !== search.turn) return FAILED;
  return isHopeful(state, search.seat) ? null : FAILED;
}

/** Inside the effect of a card the same position hardly ever comes about twice. */
const isKept = (state: State): boolean => !isTextUnderWay(state);

function judge(search: Search, state: State, depth: number): Found {
  const over = ending(search, state);
  if (over !== null) return over;
  if (depth > DEEPEST) return UNKNOWN;
  if (!isKept(state)) return judgeQuestion(search, state, depth);
  const name = search.nameOf(state);
  const known = search.known.get(name);
  if (known !== undefined) return known;
  const found = judgeQuestion(search, state, depth);
  if (found.verdict !== "unknown") search.known.set(name, found);
  return found;
}

/** The solver needs one answer that wins, his opponent one that does not lose. */
function judgeQuestion(search: Search, state: State, depth: number): Found {
  const isOwn = state.question?.player === search.seat;
  const answers = search.nodes >= search.limits.nodes ? null : answersIn(search, state);
  if (answers === null) return UNKNOWN;
  const settled: Verdict = isOwn ? "wins" : "fails";
  let sum: Found = isOwn ? FAILED : WON;
  for (const choice of likeliestFirst(search, state, answers)) {
    if (search.nodes >= search.limits.nodes) return UNKNOWN;
    sum = weigh(isOwn, sum, judge(search, after(search, state, choice), depth + 1));
    if (sum.verdict === settled) {
      remember(search, state, choice);
      break;
    }
  }
  return sum.verdict === "wins" ? { verdict: "wins", length: sum.length + 1 } : sum;
}

/** What is best for who answers; where the solver has won whatever happens, the longest way counts. */
function weigh(isOwn: boolean, a: Found, b: Found): Found {
  const order: readonly Verdict[] = isOwn ? ["wins", "unknown", "fails"] : ["fails", "unknown", "wins"];
  const [rankA, rankB] = [order.indexOf(a.verdict), order.indexOf(b.verdict)];
  if (rankA !== rankB) return rankA < rankB ? a : b;
  return !isOwn && b.length > a.length ? b : a;
}

const nameOfChoice = ({ question }: State, choice: Choice): string =>
  `${question?.player}${question?.kind}${question?.source}${"assign" in choice ? choice.assign.join() : choice.choose}`;

function remember({ refuting }: Search, state: State, choice: Choice): void {
  const name = nameOfChoice(state, choice);
  refuting.set(name, (refuting.get(name) ?? 0) + 1);
}

/** What settled such questions before is tried first after what is proposed. */
function likeliestFirst({ refuting }: Search, state: State, answers: readonly Choice[]): readonly Choice[] {
  const [first, ...rest] = answers;
  if (first === undefined || rest.length < 2) return answers;
  const often = (choice: Choice): number => refuting.get(nameOfChoice(state, choice)) ?? 0;
  return [first, ...rest.toSorted((a, b) => often(b) - often(a))];
}
