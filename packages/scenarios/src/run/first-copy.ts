/** A move that must be refused names one card: the first copy where the verb looks for it. */
import { type CardId, cardOf, type State } from "@fhtagn/rules";
import type { ScenarioMove } from "../scenario/scenario.ts";

/** Narrows a name without a number; where both players have a copy and nobody is named, all are meant. */
export function firstCopy(state: State, move: ScenarioMove): (ids: readonly CardId[]) => readonly CardId[] {
  return (ids) => {
    const there = ids.filter((id) => isWhereMeant(state, move, id));
    const likely = there.length > 0 ? there : ids;
    const owners = new Set(likely.map((id) => cardOf(state, id).controller));
    return owners.size > 1 ? likely : likely.slice(0, 1);
  };
}

function isWhereMeant(state: State, { verb, player }: ScenarioMove, id: CardId): boolean {
  const { zone, controller, owner } = cardOf(state, id);
  switch (verb) {
    case "plays":
    case "attaches":
    case "makes":
    case "keeps":
      return zone === "hand" && owner === player;
    case "uses":
    case "commits":
      return zone === "play" && controller === player;
    default:
      return zone === "play" || zone === "story";
  }
}
