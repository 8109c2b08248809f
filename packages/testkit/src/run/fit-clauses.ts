/** The questions that a move raises, answered by its clauses. */
import { type CardId, type Choice, type Decision, type Happening, type HappeningKind, pending, type State } from "@fhtagn/rules";
import { matchAnswers } from "../names/match-lists.ts";
import type { NameTable } from "../names/name-table.ts";
import type { ClauseKind, Move } from "../scenario/scenario.ts";
import { optionFor } from "./answers.ts";
import type { OpenClause } from "./run.ts";

export interface Reading {
  readonly state: State;
  readonly names: NameTable;
  readonly move: Move;
}

export const openClauses = ({ state, names, move }: Reading): OpenClause[] =>
  move.clauses
    .filter(({ kind }) => kind !== "ability")
    .map((clause) => ({ clause, answers: matchAnswers({ state, names, mover: move.player }, clause.words) }));

/** Which clauses may answer a question of this kind; the most telling first. */
function fitting({ kind, form }: Decision): readonly ClauseKind[] {
  if (form === "assign" || kind === "token") return [];
  switch (kind) {
    case "x":
      return ["X"];
    case "domain":
      return ["drain"];
    case "cost":
      return ["sacrifice", "exhaust", "discard", "drain", "remove", "choose"];
    case "name":
      return ["remove", "choose"];
    case "target":
      return ["choose", "remove"];
    case "action":
    case "response":
    case "disrupt":
      return [];
    default:
      return ["choose", "sacrifice", "exhaust", "discard", "remove", "drain", "X"];
  }
}

/** Kinds that must be answered before anything is paid: a clause that does not fit there is refused. */
const INITIAL: readonly Decision["kind"][] = ["x", "target", "domain", "cost"];

/** The answer of a clause to the open question; it is struck from the clause. */
export function answerByClause(state: State, open: readonly OpenClause[]): Choice | undefined {
  const decision = pending(state);
  if (decision === null) return undefined;
  for (const kind of fitting(decision)) {
    for (const one of open) {
      if (one.clause.kind !== kind) continue;
      for (const answer of one.answers) {
        const index = optionFor(state, answer);
        if (index === undefined) continue;
        one.answers = one.answers.filter((other) => other !== answer);
        return { choose: index };
      }
    }
  }
  return undefined;
}

/** A clause speaks of the open question, and says what is not offered. */
export function contradicts(state: State, open: readonly OpenClause[]): OpenClause | undefined {
  const decision = pending(state);
  if (decision === null || !INITIAL.includes(decision.kind)) return undefined;
  const kinds = fitting(decision);
  return open.find(({ clause, answers }) => answers.length > 0 && kinds.includes(clause.kind));
}

const TRACES: Readonly<Record<ClauseKind, readonly HappeningKind[]>> = {
  X: [],
  drain: ["drained"],
  choose: [],
  sacrifice: ["sacrificed"],
  exhaust: ["exhausted"],
  discard: ["discarded"],
  remove: [],
  ability: [],
};

/** What was the only possible answer was not asked: it can be seen in what happened. */
export function strikeUnasked(state: State, open: readonly OpenClause[], journal: readonly Happening[]): void {
  for (const one of open) {
    const { kind } = one.clause;
    one.answers = one.answers.filter(({ ids, text }) => {
      if (kind === "X") return !state.effects.some(({ x }) => x === Number(text));
      if (ids === undefined) return true;
      return !ids.some((id) => wasChosen(state, id, kind === "choose") || hasTrace(journal, id, TRACES[kind]));
    });
  }
}

const wasChosen = (state: State, id: CardId, asTarget: boolean): boolean =>
  asTarget && state.effects.some(({ chosen }) => Object.values(chosen).some((cards) => cards.includes(id)));

const hasTrace = (journal: readonly Happening[], id: CardId, kinds: readonly HappeningKind[]): boolean =>
  journal.some(({ what, card, on }) => (card === id || on === id) && (kinds.length === 0 || kinds.includes(what)));

export const leftOver = (open: readonly OpenClause[]): readonly OpenClause[] => open.filter(({ answers }) => answers.length > 0);

/** Clauses that can only be answered while the effect is initiated. */
export const isInitial = ({ clause }: OpenClause): boolean => clause.kind === "drain" || clause.kind === "X";

