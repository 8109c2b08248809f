/**
 * Hashes are kept in records, stored games and results, so a new shape of the state must not change them
 * (state/digest.ts). A mended rule or card may lead these games elsewhere: only then are new digests written here.
 */
import { constructedDecks, coreStories, library, presets } from "@fhtagn/cards";
import {
  apply,
  hash,
  hashText,
  makeLibrary,
  makeRng,
  newGame,
  options,
  pending,
  type Ruleset,
  randomAssign,
} from "@fhtagn/rules";
import { expect, test } from "vitest";

const POOL = makeLibrary(library());
const STORIES = coreStories().map(({ code }) => code);
const DECKS = [...presets(), ...constructedDecks()];

interface Game {
  readonly decks: readonly [string, string];
  readonly ruleset: Ruleset;
  readonly seed: string;
}

const cardsOf = (name: string): readonly string[] => DECKS.find((deck) => deck.name === name)?.codes ?? [];

/** The hash of every position of a game of random answers. */
function hashesOf({ decks: [first, second], ruleset, seed }: Game): readonly string[] {
  const decks = { P1: cardsOf(first), P2: cardsOf(second) };
  const state = newGame({ library: POOL, decks, stories: STORIES, ruleset }, seed);
  const rng = makeRng(seed);
  const hashes = [hash(state)];
  for (let decision = pending(state); decision !== null; decision = pending(state)) {
    const isAssigned = decision.form === "assign";
    apply(
      state,
      isAssigned ? { assign: randomAssign(state, rng) } : { choose: rng.below(options(state).length) },
    );
    hashes.push(hash(state));
  }
  return hashes;
}

test.each<[Game, number, string]>([
  [{ decks: ["agency-hastur+2", "yog-sothoth"], ruleset: "lcg", seed: "hashes 1" }, 740, "156d2eb8eb622f34"],
  [{ decks: ["syndicate", "shub-niggurath"], ruleset: "ccg", seed: "hashes 2" }, 381, "9199afa2f30059b6"],
])("every position of the game %j has the hash it always had", (game, positions, digest) => {
  const hashes = hashesOf(game);
  expect({ positions: hashes.length, digest: hashText(hashes.join("\n")) }).toEqual({ positions, digest });
});
