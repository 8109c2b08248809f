/** The one way in: questions, options, answers. */
import type { Player } from "./language/words.ts";
import { answer, askingStep } from "./procedures/interpreter.ts";
import { isLegalSetup, setupItems } from "./procedures/setup.ts";
import { commitmentOf, isLegalCommitment, mustGo } from "./procedures/story-phase.ts";
import { opponentOf, seatOf } from "./state/access.ts";
import { cacheOf } from "./state/cache.ts";
import { clone } from "./state/clone.ts";
import type { Answer, Choice, Decision, Option, Refusal } from "./state/decisions.ts";
import { InvariantBroken } from "./state/game.ts";
import { returnToOwners } from "./state/move.ts";
import type { Rng } from "./state/random.ts";
import { report } from "./state/report.ts";
import { type CardId, NOBODY, type Question, type Result, type State } from "./state/types.ts";
import "./procedures/all.ts";

type AssignedQuestion = Question & { readonly kind: "commit" | "oppose" | "setup" };
const isAssigned = (question: Question): question is AssignedQuestion =>
  question.kind === "commit" || question.kind === "oppose" || question.kind === "setup";

export const result = (state: State): Result | null => state.result;

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

/** Legal options of a "choose" question, listed once. */
export function options(state: State): readonly Option[] {
  const { question } = state;
  if (question === null || isAssigned(question)) return [];
  const cache = cacheOf(state);
  if (cache.options?.question === question) return cache.options.options;
  const { frame, step } = askingStep(state);
  const listed = step.options?.(state, frame) ?? [];
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
    answer(state, { do: "choose", assign: choice.assign });
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

/** The only possible answer, or null if there is a choice. */
export function onlyAnswer(state: State): Choice | null {
  const decision = pending(state);
  if (decision === null) return null;
  if (decision.form === "choose") return options(state).length === 1 ? { choose: 0 } : null;
  return decision.items.length === 0 ? { assign: [] } : null;
}

export type Decided =
  | { readonly ok: true; readonly state: State }
  | { readonly ok: false; readonly refusal: Refusal };
const refused = (refusal: Refusal): Decided => ({ ok: false, refusal });

/** The only way in for people: checks, clones, applies, or refuses. Bots call `clone` and `apply` themselves. */
export function decide(state: State, given: Answer): Decided {
  const decision = pending(state);
  if (decision === null) return refused("game over");
  if ("concede" in given) {
    const next = clone(state);
    next.journal = state.journal;
    concede(next, given.player);
    return { ok: true, state: next };
  }
  if (given.decision !== decision.id) return refused("stale decision");
  if (given.player !== decision.player) return refused("not your decision");
  const legal = "assign" in given ? isLegal(state, given.assign) : options(state)[given.choose] !== undefined;
  if (!legal) return refused("no such option");
  const next = clone(state);
  next.journal = state.journal;
  apply(next, given);
  return { ok: true, state: next };
}

/** VICT-09. */
export function concede(state: State, player: Player): void {
  state.result = { winner: opponentOf(player), because: "concession" };
  state.question = null;
  returnToOwners(state);
  report(state, "gameOver", { player: opponentOf(player), because: "concession" });
}

/** Steps before the costs are paid are tried on a clone and leave no trace. */
export function draft(state: State, choices: readonly Choice[]): Decision | null {
  const trial = clone(state);
  for (const choice of choices) apply(trial, choice);
  return pending(trial);
}

/** A legal assignment at random, for random play. */
export function randomAssign(state: State, rng: Rng): readonly number[] {
  const decision = pending(state);
  if (decision === null || decision.form !== "assign") return [];
  if (decision.kind === "setup") return randomSetup(decision.items.length, rng);
  return decision.places.map((places, at) => {
    const must = mustGo(state, decision.items[at] ?? NOBODY, places);
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

/** Same meaning, same key: verb, card and what stands beside it. */
export const optionKey = ({ do: verb, card, on, value }: Option): string =>
  `${verb}:${card ?? ""}:${on ?? ""}:${value ?? ""}`;
