/** What is measured of an engine alone: this file can be bundled with the packages of another checkout. */
import { chooseAtRandom, playOut } from "@fhtagn/bots";
import { benchDecks, coreStories, library } from "@fhtagn/cards";
import { makeLibrary, makeRng, newGame, type Setup } from "@fhtagn/rules";
import { crowdedTable, playTurns } from "./crowded-table.ts";

/** One seed for each part; its games add a number to it. */
export const SEEDS: readonly string[] = Array.from({ length: 5 }, (_, at) => `bench-${at + 1}`);
/** So many games of each seed are measured. */
export const GAMES_OF_SEED = 40;

export function benchSetup(): Setup {
  const [P1, P2] = benchDecks();
  const decks = { P1: P1?.codes ?? [], P2: P2?.codes ?? [] };
  return { library: makeLibrary(library()), decks, stories: coreStories().map(({ code }) => code) };
}

/** Random games from `newGame` to the end; each part says how many decisions it was. */
export const randomGames = (setup: Setup): readonly (() => number)[] =>
  SEEDS.map((seed) => () => {
    let decisions = 0;
    for (let game = 0; game < GAMES_OF_SEED; game++) {
      const name = `${seed}-${game}`;
      decisions += playOut(newGame(setup, name), chooseAtRandom, makeRng(name)).decisions;
    }
    return decisions;
  });

/** Turns at a table with so many characters; says how many decisions they were. */
export function crowdedTurns(setup: Setup, crowd: number): () => number {
  const table = crowdedTable(setup, crowd);
  return () => playTurns(table);
}
