/** Some answers, each played on in the same made-up worlds. */
import { type Choice, itemAt, makeRng, playerAsked } from "@fhtagn/rules";
import { type View, worldsOf } from "@fhtagn/rules/view";
import type { Believing } from "../levels/thinking.ts";
import { canAnswer, type HintOutcome, hintOutcomeOf } from "./outcome.ts";

export interface CompareTerms extends Believing {
  readonly worlds: number;
}

const SEEDS = 0x40000000;

/** For each answer its outcomes; the same place in two lists is the same world. */
export function compareIn(
  view: View,
  choices: readonly Choice[],
  { prior, rng, worlds: count }: CompareTerms,
): readonly (readonly HintOutcome[])[] {
  const player = playerAsked(view);
  const worlds = worldsOf(view, prior);
  const outcomes: HintOutcome[][] = choices.map(() => []);
  for (let done = 0; done < count; done++) {
    const world = worlds.sample(makeRng(`${rng.below(SEEDS)}`));
    const seed = `${rng.below(SEEDS)}`;
    if (!choices.every((choice) => canAnswer(world, choice))) continue;
    for (const [at, choice] of choices.entries())
      itemAt(outcomes, at).push(hintOutcomeOf(world, choice, { player, seed }));
  }
  return outcomes;
}

export const chancesOf = (outcomes: readonly HintOutcome[]): readonly number[] =>
  outcomes.map(({ chance }) => chance);
