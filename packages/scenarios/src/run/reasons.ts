/** Why a move is not legal, in the engine's words. */
import { type Attempt, type CardId, cardOf, printedOf, type Reason, type State, whyNot } from "@fhtagn/rules";
import { matchAnswers, matchGroups } from "../names/match-lists.ts";
import type { MoveClause, MoveVerb, ScenarioMove } from "../scenario/scenario.ts";
import type { MoveReading } from "./fit.ts";
import { readerOf } from "./fit-clauses.ts";

export function reasonsAgainst(reading: MoveReading): readonly Reason[] {
  const { state, move } = reading;
  const attempts = [...ATTEMPTS[move.verb](reading), ...clauseAttempts(reading)];
  return attempts.flatMap((attempt) => whyNot(state, move.player, attempt));
}

type Attempts = (reading: MoveReading) => readonly Attempt[];

const ATTEMPTS: Readonly<Record<MoveVerb, Attempts>> = {
  plays: (reading) => cardAttempts(reading, "play"),
  uses: (reading) => cardAttempts(reading, "use"),
  resolves: (reading) => cardAttempts(reading, "resolve"),
  chooses: (reading) => cardAttempts(reading, "choose"),
  orders: (reading) => cardAttempts(reading, "choose"),
  attaches: (reading) => groupAttempts(reading, "attach"),
  commits: (reading) => groupAttempts(reading, "commit"),
  makes: (reading) => groupAttempts(reading, "makeDormant"),
  passes: () => [{ do: "pass" }],
  declines: () => [{ do: "no" }],
  keeps: () => [{ do: "keep" }],
  mulligans: () => [{ do: "mulligan" }],
  concedes: () => [],
};

function cardsIn(reading: MoveReading, words: string): readonly CardId[] {
  const { state, move } = reading;
  return matchAnswers(readerOf(reading), words).flatMap(({ ids }) =>
    ids === undefined ? [] : likeliest(state, move, ids),
  );
}

/** The mover's own copies, where he has any. */
function likeliest(state: State, { player }: ScenarioMove, ids: readonly CardId[]): readonly CardId[] {
  const own = ids.filter((id) => state.cards[id]?.controller === player);
  return own.length > 0 ? own : ids;
}

function cardAttempts(reading: MoveReading, verb: "play" | "use" | "resolve" | "choose"): readonly Attempt[] {
  const drain = reading.move.clauses.find(({ kind }) => kind === "drain");
  const [on] = drain === undefined ? [] : cardsIn(reading, drain.words);
  return cardsIn(reading, reading.move.words).map((card) => ({
    do: verb,
    card,
    ...(on === undefined ? {} : { on }),
    ...abilityMeant(reading, card),
  }));
}

/** "ability 2" as the place among all abilities of the card. */
function abilityMeant({ state, move }: MoveReading, card: CardId): { readonly value?: number } {
  const clause = move.clauses.find(({ kind }) => kind === "ability");
  if (clause === undefined) return {};
  const { abilities } = printedOf(state.game, cardOf(state, card).code);
  const usable = abilities.flatMap(({ ability }, index) => (ability.timing === "passive" ? [] : [index]));
  const value = usable[Number(clause.words) - 1];
  return value === undefined ? {} : { value };
}

const clauseAttempts = (reading: MoveReading): readonly Attempt[] =>
  reading.move.clauses
    .filter(({ kind }) => kind !== "ability" && kind !== "X")
    .flatMap((clause) => cardsIn(reading, clause.words).map((card) => attemptOfClause(clause, card)));

const attemptOfClause = ({ kind }: MoveClause, card: CardId): Attempt => ({
  do: kind === "drain" ? "drain" : "choose",
  card,
});

/** "A, B to S1": each card with its place. */
function groupAttempts(reading: MoveReading, verb: "attach" | "commit" | "makeDormant"): readonly Attempt[] {
  const { words } = reading.move;
  if (words === "nobody" || words === "nothing") return [{ do: verb === "commit" ? "commit" : "pass" }];
  const groups = matchGroups(readerOf(reading), words, verb === "makeDormant" ? "dormant at" : "to");
  return groups.flatMap(({ cards, place: { ids: places } }) => {
    const [on] = places;
    return cards.flatMap(({ ids }) =>
      ids.map((card) => (on === undefined ? { do: verb, card } : { do: verb, card, on })),
    );
  });
}
