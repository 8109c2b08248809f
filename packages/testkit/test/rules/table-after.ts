/** The state itself after some moves, for what a scenario cannot ask. */
import { library } from "@fhtagn/cards";
import type { CardId, State } from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";
import { parseStep, playStep, startBench } from "@fhtagn/scenarios";

export interface TableAfter {
  readonly state: State;
  readonly named: (title: string) => CardId;
}

export function tableAfter(
  position: Position,
  cards: readonly object[],
  ...moves: readonly string[]
): TableAfter {
  const { run } = startBench(position, { cards }, library());
  for (const step of moves.flatMap((move) => parseStep(move, "when"))) playStep(run, step);
  const { state } = run;
  const named = (title: string): CardId => {
    const found = state.cards.find(({ code }) => state.game.library.cards.get(code)?.facts.title === title);
    if (found === undefined) throw new Error(`no ${title}`);
    return found.id;
  };
  return { state, named };
}
