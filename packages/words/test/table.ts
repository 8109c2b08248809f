/** Positions with questions open, for words to be made of. */
import { allCards, coreStories, library, presetNamed } from "@fhtagn/cards";
import {
  apply,
  type Locale,
  makeRng,
  newGame,
  options,
  type Player,
  pending,
  randomAssign,
  type State,
  settle,
} from "@fhtagn/rules";
import { LIBRARY } from "@fhtagn/testkit/tables";
import type { BookCard, Speaker } from "../src/index.ts";

const BOOK = new Map<string, BookCard>(library().map(({ facts, text }) => [facts.code, { facts, text }]));
for (const facts of allCards()) if (!BOOK.has(facts.code)) BOOK.set(facts.code, { facts });

export const speakerFor = (viewer: Player, locale: Locale): Speaker => ({
  locale,
  viewer,
  book: (code) => BOOK.get(code),
  name: (player) => (player === "P1" ? "Ann" : "Ben"),
});

function deckNamed(name: string): readonly string[] {
  const preset = presetNamed(name);
  if (preset === undefined) throw new Error(`no deck ${name}`);
  return preset.codes;
}

/** Every question with a choice of a random game. */
export function* questionsOf(decks: readonly [string, string], seed: string): Generator<State> {
  const state = newGame(
    {
      library: LIBRARY,
      decks: { P1: deckNamed(decks[0]), P2: deckNamed(decks[1]) },
      stories: coreStories().map(({ code }) => code),
      journal: [],
    },
    seed,
  );
  const rng = makeRng(seed);
  for (;;) {
    settle(state);
    const decision = pending(state);
    if (decision === null) return;
    yield state;
    if (decision.form === "assign") apply(state, { assign: randomAssign(state, rng) });
    else apply(state, { choose: rng.below(options(state).length) });
  }
}
