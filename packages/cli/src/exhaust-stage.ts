/** The cards an exhaustive run of a set is played with: those of the set, and the Core Set beside them. */
import { type CardRow, gameLibrary, SETS, type SetName, unfinished } from "@fhtagn/cards";
import { makeStage, type Stage } from "@fhtagn/scenarios";

const stages = new Map<SetName, Stage>();

export function stageOf(set: SetName): Stage {
  const known = stages.get(set);
  if (known !== undefined) return known;
  const made = makeStage(gameLibrary(), [...SETS["core-set"], ...(set === "core-set" ? [] : SETS[set])]);
  stages.set(set, made);
  return made;
}

/** Cards of a set that can be played, and the others. */
export function cardsOfSet(set: SetName): {
  readonly done: readonly CardRow[];
  readonly notYet: readonly CardRow[];
} {
  const waiting = new Set(unfinished().map(({ row }) => row.code));
  return {
    done: SETS[set].filter(({ code }) => !waiting.has(code)),
    notYet: SETS[set].filter(({ code }) => waiting.has(code)),
  };
}
