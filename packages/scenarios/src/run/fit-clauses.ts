/** The questions that a move raises, answered by its clauses. */
import {
  type Choice,
  type Decision,
  type HappeningKind,
  pending,
  type State,
  wasChosenFor,
} from "@fhtagn/rules";
import { type MatchedAnswer, matchAnswers } from "../names/match-lists.ts";
import type { Reader } from "../names/match-names.ts";
import type { ClauseKind } from "../scenario/scenario.ts";
import { optionFor } from "./answers.ts";
import type { MoveReading } from "./fit.ts";
import type { OpenClause, Seen } from "./run.ts";

export function readerOf({ state, names, move, narrow }: MoveReading): Reader {
  const reader = { state, names, mover: move.player };
  return narrow === undefined ? reader : { ...reader, narrow };
}

export const openClauses = (reading: MoveReading): OpenClause[] =>
  reading.move.clauses
    .filter(({ kind }) => kind !== "ability")
    .map((clause) => ({ clause, answers: matchAnswers(readerOf(reading), clause.words) }));

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

const TRACES: Readonly<Partial<Record<ClauseKind, HappeningKind>>> = {
  drain: "drained",
  sacrifice: "sacrificed",
  exhaust: "exhausted",
  discard: "discarded",
};

/** What was the only possible answer was not asked: it can be seen in what happened. */
export function strikeUnasked({ state, effects, journal }: Seen, open: readonly OpenClause[]): void {
  const wasDone = (kind: ClauseKind, { ids, text }: MatchedAnswer): boolean => {
    if (kind === "X") return effects.some(({ x }) => x === Number(text));
    const what = TRACES[kind];
    if (ids === undefined) return false;
    if (what === undefined)
      return ids.some((id) => effects.some((effect) => wasChosenFor(state, effect, id)));
    return journal.some(
      (happening) =>
        happening.what === what && ids.some((id) => id === happening.card || id === happening.on),
    );
  };
  for (const one of open) one.answers = one.answers.filter((answer) => !wasDone(one.clause.kind, answer));
}

export const leftOver = (open: readonly OpenClause[]): readonly OpenClause[] =>
  open.filter(({ answers }) => answers.length > 0);

/** Clauses that can only be answered while the effect is initiated. */
export const isInitial = ({ clause }: OpenClause): boolean => clause.kind === "drain" || clause.kind === "X";
