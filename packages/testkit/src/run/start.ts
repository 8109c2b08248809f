/** From a position to a run that stands at its first question. */
import type { Game, Happening } from "@fhtagn/rules";
import { enter, isTable, layTable, type Position, type Problem } from "@fhtagn/rules/position";
import { nameCards } from "../names/name-table.ts";
import { Failure } from "./failure.ts";
import type { Run } from "./run.ts";

const describe = ({ place, rule, message }: Problem): string => `${place}: ${message}${rule === undefined ? "" : ` (${rule})`}`;

/** Positions that are malformed or impossible fail with everything that is wrong. */
export function startRun(given: Position, game: Game, strict: boolean): Run {
  const table = layTable(given, game);
  if (!isTable(table)) throw new Failure("a position that can be reached", table.map(describe).join("; "));
  const { state } = table;
  const names = nameCards(state);
  const journal: Happening[] = [];
  state.journal = journal;
  enter(table);
  return {
    state,
    names,
    strict,
    journal,
    answers: [],
    told: new Map(),
    lastExpectation: 0,
    lastStep: 0,
    stepTurn: state.turn,
    waiting: null,
    refused: [],
    offered: [],
    effect: null,
    isOver: true,
  };
}
