/** The one way in: questions, options, answers. */

import { PLAYERS, type Player } from "./language/words.ts";
import { aboutOpen, answer, assign, listOptions } from "./procedures/interpreter.ts";
import { isLegalSetup, setupItems } from "./procedures/setup.ts";
import { commitmentOf, forcedCommitment, isLegalCommitment, mustGo } from "./procedures/story-phase.ts";
import { readAnswer } from "./read-answer.ts";
import type { About } from "./state/about.ts";
import { opponentOf, seatOf } from "./state/access.ts";
import { cacheOf } from "./state/cache.ts";
import { clone } from "./state/clone.ts";
import type { Answer, Choice, Decision, Option, Refusal } from "./state/decisions.ts";
import { InvariantBroken } from "./state/game.ts";
import { returnToOwners } from "./state/move.ts";
import { itemAt } from "./state/must-be.ts";
import { detailOf } from "./state/option-parts.ts";
import type { Rng } from "./state/random.ts";
import { report } from "./state/report.ts";
import {
  ASSIGNED_KINDS,
  type AssignedKind,
  type CardId,
  NOBODY,
  type Question,
  type QuestionKind,
  type State,
} from "./state/types.ts";
import "./procedures/all.ts";

type AssignedQuestion = Question & { readonly kind: AssignedKind };
const ASSIGNED: ReadonlySet<QuestionKind> = new Set(ASSIGNED_KINDS);
const isAssigned = (question: Question): question is AssignedQuestion => ASSIGNED.has(question.kind);

/** The one question now put; null when the game is over. */
export function pending(state: State): Decision | null {
  const { question } = state;
  if (question === null) return null;
  const { id, player, kind, source } = question;
  if (isAssigned(question)) {
    const { items, places } = assignment(state, question);
    return { id, player, kind: question.kind, form: "assign", items, places };
  }
  return source === NOBODY
    ? { id, player, kind, form: "choose" }
    : { id, player, kind, form: "choose", source };
}

function assignment(
  state: State,
  { kind, player }: Question,
): { items: readonly CardId[]; places: readonly (readonly CardId[])[] } {
  if (kind !== "setup") return commitmentOf(state, player);
  const items = setupItems(state, player);
  return { items, places: items.map(() => seatOf(state, player).domains) };
}

/** What the open question is about; somebody must be asked. */
export const aboutOf = (state: State): About => aboutOpen(state);

/** Legal options of a "choose" question, listed once. */
export function options(state: State): readonly Option[] {
  const { question } = state;
  if (question === null || isAssigned(question)) return [];
  const cache = cacheOf(state);
  if (cache.options?.question === question) return cache.options.options;
  const listed = listOptions(state);
  cache.options = { question, options: listed };
  return listed;
}

export function isLegal(state: State, assign: readonly number[]): boolean {
  const { question } = state;
  if (question === null || !isAssigned(question)) return false;
  return question.kind === "setup"
    ? isLegalSetup(state, question.player, assign)
    : isLegalCommitment(state, question.player, assign);
}

/** Changes the state and runs to the next question. The choice must be legal: people go through `decide`. */
export function apply(state: State, choice: Choice): void {
  if ("assign" in choice) {
    if (!isLegal(state, choice.assign)) throw new InvariantBroken("decide", "an illegal assignment");
    assign(state, choice.assign);
    return;
  }
  const option = options(state)[choice.choose];
  if (option === undefined) throw new InvariantBroken("decide", `no option ${choice.choose}`);
  answer(state, option);
}

const WINDOWS: ReadonlySet<Question["kind"]> = new Set(["action", "response", "disrupt"]);

/** In these one may always pass, and whoever knows that he will need not have his options listed. */
export const isWindow = ({ question }: State): boolean => question !== null && WINDOWS.has(question.kind);

/** Passes in a window. */
export function pass(state: State): void {
  if (!isWindow(state)) throw new InvariantBroken("decide", "a pass outside a window");
  answer(state, { do: "pass" });
}

/** Answers questions with a single option until one with a choice. */
export function settle(state: State): void {
  while (state.question !== null) {
    const only = onlyAnswer(state);
    if (only === null) return;
    apply(state, only);
  }
}

/** The only possible answer, or null if there is a choice: who is asked need not be. */
export function forcedAnswer(state: State): Choice | null {
  const { question } = state;
  if (question === null) return null;
  const isCommitment = question.kind === "commit" || question.kind === "oppose";
  const assign = isCommitment ? forcedCommitment(state, question.player) : null;
  return assign === null ? onlyAnswer(state) : { assign };
}

/** The only possible answer that records leave out: a commitment, forced or not, has always been written down. */
export function onlyAnswer(state: State): Choice | null {
  const decision = pending(state);
  if (decision === null) return null;
  if (decision.form === "choose") return options(state).length === 1 ? { choose: 0 } : null;
  return decision.items.length === 0 ? { assign: [] } : null;
}

/** Carried out on a copy: who keeps the game keeps this, and nothing is applied again. */
export interface Accepted {
  readonly ok: true;
  readonly before: State;
  readonly answer: Choice | { readonly concede: Player };
  /** Its journal, where `before` has one, begins with this answer. */
  readonly state: State;
}
export type Decided = Accepted | { readonly ok: false; readonly refusal: Refusal };

/** The only way in for people. Bots call `clone` and `apply` themselves. */
export function decide(state: State, player: Player, answer: unknown): Decided {
  const read = judge(state, player, answer);
  if (typeof read === "string") return { ok: false, refusal: read };
  const next = clone(state);
  if (state.journal !== null) next.journal = [];
  if ("concede" in read) {
    concede(next, player);
    return { ok: true, before: state, answer: { concede: player }, state: next };
  }
  apply(next, read.choice);
  return { ok: true, before: state, answer: read.choice, state: next };
}

/** Why `decide` would not take the answer; null if it would. Nothing is tried for it. */
export function refusalOf(state: State, player: Player, answer: unknown): Refusal | null {
  const read = judge(state, player, answer);
  return typeof read === "string" ? read : null;
}

function judge(state: State, player: Player, answer: unknown): Answer | Refusal {
  const read = readAnswer(answer);
  if (read === null) return "malformed";
  const { question } = state;
  if (question === null) return "game over";
  if ("concede" in read) return PLAYERS.includes(player) ? read : "not your decision";
  if (player !== question.player) return "not your decision"; // first: the number of another's question is not told
  if (read.decision !== question.id) return "stale decision";
  return isAllowed(state, read.choice) ? read : "no such option";
}

/** Whether the open question can be answered so. */
export const isAllowed = (state: State, choice: Choice): boolean =>
  "assign" in choice ? isLegal(state, choice.assign) : options(state)[choice.choose] !== undefined;

/** VICT-09. */
export function concede(state: State, player: Player): void {
  state.result = { winner: opponentOf(player), because: "concession" };
  state.question = null;
  returnToOwners(state);
  report(state, "gameOver", { player: opponentOf(player), because: "concession" });
}

/** A legal assignment at random, for random play. */
export function randomAssign(state: State, rng: Rng): readonly number[] {
  const decision = pending(state);
  if (decision === null || decision.form !== "assign") return [];
  if (decision.kind === "setup") return randomSetup(decision.items.length, rng);
  return decision.places.map((places, at) => {
    const must = mustGo(state, itemAt(decision.items, at), places);
    return must === NOBODY ? rng.below(places.length + 1) - 1 : places.indexOf(must);
  });
}

function randomSetup(count: number, rng: Rng): readonly number[] {
  const assign = Array.from({ length: count }, () => -1);
  for (let domain = 0; domain < 3; ) {
    const at = rng.below(count);
    if (assign[at] === -1) assign[at] = domain++;
  }
  return assign;
}

/** Same meaning, same key: verb, cards and what stands beside them. */
export const optionKey = (option: Option): string =>
  `${option.do}:${"card" in option ? option.card : ""}:${"on" in option ? option.on : ""}:${detailOf(option)}`;
