/** Many random games, as slow tests and sweeps play them. */
import { constructedDecks, coreStories, library, presets } from "@fhtagn/cards";
import { makeLibrary, makeRng, type Setup } from "@fhtagn/rules";
import { type InvariantsWatched, playRandomGame, randomSetup } from "@fhtagn/scenarios";

const CARDS = library();
const POOL = makeLibrary(CARDS);
const PRESETS = presets();
const STORIES = coreStories().map(({ code }) => code);

/** Decks of any cards are good at finding trouble, preset decks are what people play. */
export type Decks = "any cards" | "presets";

export interface GamesTally {
  readonly games: number;
  readonly decisions: number;
  readonly faults: readonly string[];
  readonly endings: Readonly<Record<string, number>>;
}

function presetSetup(seed: string): Setup {
  const rng = makeRng(`preset decks ${seed}`);
  const deck = (): readonly string[] => PRESETS[rng.below(PRESETS.length)]?.codes ?? [];
  return { library: POOL, decks: { P1: deck(), P2: deck() }, stories: STORIES };
}

/** Each of the seven decks for tournaments against each other one, both ways round. */
export const constructedMatches = (): readonly Match[] =>
  constructedDecks().flatMap((first) =>
    constructedDecks()
      .filter((second) => second !== first)
      .map((second) => ({
        seed: `${first.name} against ${second.name}`,
        setup: { library: POOL, decks: { P1: first.codes, P2: second.codes }, stories: STORIES },
      })),
  );

/** Plays games `from` to below `to`. */
export function playMany(
  decks: Decks,
  [from, to]: readonly [number, number],
  watching: InvariantsWatched,
): GamesTally {
  const seeds = Array.from({ length: to - from }, (_, at) => `${decks} ${from + at}`);
  const setup = (seed: string): Setup =>
    decks === "presets" ? presetSetup(seed) : randomSetup(CARDS, seed, POOL);
  return tallyOfMatches(
    seeds.map((seed) => ({ seed, setup: setup(seed) })),
    watching,
  );
}

export interface Match {
  readonly seed: string;
  readonly setup: Setup;
}

export function tallyOfMatches(matches: readonly Match[], watching: InvariantsWatched): GamesTally {
  const endings: Record<string, number> = {};
  const faults: string[] = [];
  let decisions = 0;
  for (const { seed, setup } of matches) {
    const played = playRandomGame(setup, seed, watching);
    decisions += played.decisions;
    faults.push(...played.faults);
    const ending = played.result?.because ?? "none";
    endings[ending] = (endings[ending] ?? 0) + 1;
  }
  return { games: matches.length, decisions, faults, endings };
}
