/** Who plays what in one game of the soak. */
import { type Bots, botNamed, chooseAtRandom } from "@fhtagn/bots";
import { gameLibrary, library, presets, storyCodes } from "@fhtagn/cards";
import type { Contestant } from "@fhtagn/lab";
import {
  type Choice,
  makeGame,
  makeRng,
  playerAsked,
  type Rng,
  type Ruleset,
  type Setup,
  type State,
  USUAL_RULESET,
} from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { randomSetup } from "@fhtagn/scenarios";

export const SOAK_DECKS = ["mixed", "presets"] as const;
/** Presets by the current rules, or these with older rules and decks of any cards among them. */
export type SoakDecks = (typeof SOAK_DECKS)[number];

/** What may be played: with no word on the rules, those that belong to such decks. */
export interface SoakChoice {
  readonly decks: SoakDecks;
  readonly ruleset?: Ruleset;
}

interface Match {
  /** Null for decks of any cards. */
  readonly names: readonly [string, string] | null;
  readonly setup: Setup;
}

/** Older rules and decks of any cards are good at finding trouble. */
export function matchFor(seed: string, rng: Rng, choice: SoakChoice): Match {
  const isMixed = choice.decks === "mixed";
  const drawn: Ruleset = isMixed && rng.below(4) === 0 ? "ccg" : USUAL_RULESET;
  const { ruleset = drawn } = choice;
  const shared = { library: gameLibrary(), ruleset, stories: storyCodes() };
  if (isMixed && rng.below(2) === 0) {
    const { decks } = randomSetup(library(), seed);
    return { names: null, setup: { ...shared, decks } };
  }
  const all = presets();
  const P1 = all[rng.below(all.length)];
  const P2 = all[rng.below(all.length)];
  const decks = { P1: P1?.codes ?? [], P2: P2?.codes ?? [] };
  return { names: [P1?.name ?? "", P2?.name ?? ""], setup: { ...shared, decks } };
}

/** The answer to the open question of a state. */
export type Answerer = (state: State) => Choice;

/** Random answers need no view; everybody else is handed his own, as in any game. */
export function answererFor(
  { bot, ...budget }: Contestant,
  { setup, seed, rng }: { readonly setup: Setup; readonly seed: string; readonly rng: Rng },
): Answerer {
  if (bot === "random") return (state) => chooseAtRandom(state, rng);
  const prior = { game: makeGame(setup), decks: setup.decks, stories: setup.stories };
  const seated = (seat: string) => botNamed(bot, { prior, rng: makeRng(`${seed}/${seat}`), ...budget });
  const bots: Bots = { P1: seated("P1"), P2: seated("P2") };
  return (state) => {
    const player = playerAsked(state);
    return bots[player].choose(view(state, player));
  };
}
