/** `refused`: a move that is legal at none of the questions from here to the next step's. */
import {
  type Attempt,
  apply,
  type CardId,
  clone,
  type Decision,
  pending,
  type Reason,
  type State,
  whyNot,
} from "@fhtagn/rules";
import { matchAnswers, matchGroups } from "../names/match-lists.ts";
import type { Name } from "../names/match-names.ts";
import type { Clause, Move } from "../scenario/scenario.ts";
import { defaultChoice } from "./defaults.ts";
import { Failure } from "./failure.ts";
import { firstCopy } from "./first-copy.ts";
import { type Fit, fitMove, type Reading } from "./fit.ts";
import { answerByClause, leftOver, readerOf, strikeUnasked } from "./fit-clauses.ts";
import { describeQuestion, type Run, type Watch, watch } from "./run.ts";

export const watchRefused = (step: Watch["step"]): Watch => ({ step, reasons: new Set(), lookedAt: -1 });

/** Tries every watched move that belongs to the player now asked. */
export function lookAtRefused(run: Run): void {
  const decision = pending(run.state);
  if (decision === null) return;
  for (const watch of run.refused) {
    if (watch.step.move.player !== decision.player || watch.lookedAt === decision.id) continue;
    watch.lookedAt = decision.id;
    tryIt(run, watch, decision);
  }
}

function tryIt({ state, names }: Run, { step, reasons }: Watch, decision: Decision): void {
  const reading = { state, names, move: step.move, narrow: firstCopy(state, step.move) };
  const stuck: State[] = [];
  const fit = fitMove(reading, decision, (at) => stuck.push(at));
  if (fit !== undefined && isCompleted(reading, fit)) {
    throw new Failure(step.text, `that it can be done: ${describeQuestion(state)}`);
  }
  for (const at of [state, ...stuck])
    for (const { rule } of reasonsOf({ ...reading, state: at })) reasons.add(rule);
}

const FAR_ENOUGH = 60;

/** Clauses that no question has answered yet: the effect is carried out on a copy to see whether one does. */
function isCompleted({ state, move }: Reading, { choices, open }: Fit): boolean {
  if (open.length === 0) return true;
  const trial = clone(state);
  const seen = watch(trial);
  for (const choice of choices) apply(trial, choice);
  const clauses = open.map((one) => ({ ...one }));
  for (let i = 0; i < FAR_ENOUGH; i++) {
    const decision = pending(trial);
    if (decision === null || decision.kind === "action") break;
    const byClause = decision.player === move.player ? answerByClause(trial, clauses) : undefined;
    const choice = byClause ?? defaultChoice(trial, decision, false);
    if (choice === undefined) break;
    apply(trial, choice);
  }
  strikeUnasked(seen, clauses);
  return leftOver(clauses).length === 0;
}

/** Why a move is not legal now, in the engine's words. */
export function reasonsOf(reading: Reading): readonly Reason[] {
  const { state, move } = reading;
  return attemptsOf(reading).flatMap((attempt) => whyNot(state, move.player, attempt));
}

function attemptsOf(reading: Reading): readonly Attempt[] {
  const { state, move } = reading;
  const reader = readerOf(reading);
  const cardsIn = (words: string): readonly CardId[] =>
    matchAnswers(reader, words).flatMap(({ ids }) => (ids === undefined ? [] : likeliest(state, move, ids)));
  const byClauses = move.clauses.flatMap((clause) =>
    cardsIn(clause.words).map((card) => attemptOfClause(clause, card)),
  );
  const drained = move.clauses.filter(({ kind }) => kind === "drain").flatMap(({ words }) => cardsIn(words));
  const [on] = drained;
  const withDomain = on === undefined ? {} : { on };
  switch (move.verb) {
    case "plays":
      return [
        ...cardsIn(move.words).map((card) => ({ do: "play", card, ...withDomain }) as const),
        ...byClauses,
      ];
    case "uses":
      return [
        ...cardsIn(move.words).map((card) => ({ do: "use", card, ...withDomain }) as const),
        ...byClauses,
      ];
    case "attaches":
      return groupAttempts(move, "attach", () => matchGroups(reader, move.words, "to"));
    case "commits":
      return groupAttempts(move, "commit", () => matchGroups(reader, move.words, "to"));
    case "makes":
      return groupAttempts(move, "makeDormant", () => matchGroups(reader, move.words, "dormant at"));
    case "resolves":
      return cardsIn(move.words).map((card) => ({ do: "resolve", card }));
    case "chooses":
    case "orders":
      return cardsIn(move.words).map((card) => ({ do: "choose", card }));
    case "passes":
      return [{ do: "pass" }];
    case "declines":
      return [{ do: "no" }];
    case "keeps":
      return [{ do: "keep" }];
    case "mulligans":
      return [{ do: "mulligan" }];
    case "concedes":
      return [];
  }
}

/** The mover's own copies, where he has any. */
function likeliest(state: State, { player }: Move, ids: readonly CardId[]): readonly CardId[] {
  const own = ids.filter((id) => state.cards[id]?.controller === player);
  return own.length > 0 ? own : ids;
}

const attemptOfClause = ({ kind }: Clause, card: CardId): Attempt => ({
  do: kind === "drain" ? "drain" : "choose",
  card,
});

type Groups = () => readonly { readonly cards: readonly Name[]; readonly place: Name }[];

function groupAttempts(
  move: Move,
  verb: "attach" | "commit" | "makeDormant",
  groups: Groups,
): readonly Attempt[] {
  if (move.words === "nobody" || move.words === "nothing")
    return [{ do: verb === "commit" ? "commit" : "pass" }];
  return groups().flatMap(({ cards, place }) => {
    const [on] = place.ids;
    return cards.flatMap(({ ids }) =>
      ids.map((card) => (on === undefined ? { do: verb, card } : { do: verb, card, on })),
    );
  });
}

/** The step is over: the rule it names must have been among the reasons. */
export function closeRefused(run: Run): void {
  const closed = run.refused;
  run.refused = [];
  for (const { step, reasons } of closed) {
    if (step.by === undefined || reasons.has(step.by)) continue;
    for (const { rule } of reasonsOf({ state: run.state, names: run.names, move: step.move }))
      reasons.add(rule);
    if (!reasons.has(step.by))
      throw new Failure(`${step.text} (by ${step.by})`, `reasons ${[...reasons].join(", ") || "none"}`);
  }
}
