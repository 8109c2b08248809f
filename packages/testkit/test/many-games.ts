/** Many random games, as the two slow tests play them. */
import { library } from "@fhtagn/cards";
import { makeLibrary } from "@fhtagn/rules";
import { playRandomGame, randomSetup, type Watching } from "@fhtagn/testkit";

const CARDS = library();
const POOL = makeLibrary(CARDS);

export interface Tally {
  readonly games: number;
  readonly decisions: number;
  readonly faults: readonly string[];
  readonly endings: Readonly<Record<string, number>>;
}

/** Plays games `from` to below `to`. */
export function playMany(from: number, to: number, watching: Watching): Tally {
  const endings: Record<string, number> = {};
  const faults: string[] = [];
  let decisions = 0;
  for (let game = from; game < to; game++) {
    const seed = `many ${game}`;
    const played = playRandomGame(randomSetup(CARDS, seed, POOL), seed, watching);
    decisions += played.decisions;
    faults.push(...played.faults);
    const ending = played.result?.because ?? "none";
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  return { games: to - from, decisions, faults, endings };
}
