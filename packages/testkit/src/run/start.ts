/** From a position to a run that stands at its first question. */
import type { Game } from "@fhtagn/rules";
import { enter, isTable, layTable, type Position, type Problem } from "@fhtagn/rules/position";
import { nameCards } from "../names/name-table.ts";
import { Failure } from "./failure.ts";
import { type Run, watch } from "./run.ts";

const describe = ({ place, rule, message }: Problem): string =>
  `${place}: ${message}${rule === undefined ? "" : ` (${rule})`}`;

/** Positions that are malformed or impossible fail with everything that is wrong. */
export function startRun(given: Position, game: Game, strict: boolean): Run {
  const table = layTable(given, game);
  if (!isTable(table)) {
    throw new Failure("a position that can be reached", table.map(describe).join("; "), table[0]?.place);
  }
  const { state } = table;
  const names = nameCards(state);
  const seen = watch(state);
  enter(table);
  return {
    ...seen,
    names,
    strict,
    answers: [],
    told: new Map(),
    lastExpectation: 0,
    lastStep: { journal: 0, effects: 0 },
    stepTurn: state.turn,
    waiting: [],
    refused: [],
    offered: [],
    effect: null,
    isOver: true,
  };
}
