/** The bots that search: L1.5, L2. */
import type { Choice } from "@fhtagn/rules";
import { sampleWorld, type View } from "@fhtagn/rules/view";
import type { Bot, LevelTerms } from "../bot.ts";
import { compareFlat } from "./flat.ts";
import { instinctiveMind } from "./instinctive-mind.ts";
import { type Considered, type SearchTerms, search } from "./search.ts";

/** Where nothing is said, and where only time counts. */
const SIMULATIONS = 200;
const NO_LIMIT = 1_000_000;

function termsOf({ prior, rng, sims, ms }: LevelTerms): Omit<SearchTerms, "isOver"> {
  return {
    mind: instinctiveMind,
    prior,
    rng,
    simulations: sims ?? (ms === undefined ? SIMULATIONS : NO_LIMIT),
    turnsAhead: 1,
    strayOneIn: 10,
  };
}

/** A stop watch for one decision. */
function clockOf(ms: number | undefined): () => boolean {
  if (ms === undefined) return () => false;
  const end = performance.now() + ms;
  return () => performance.now() > end;
}

/** Obvious questions are not thought about. */
function obviously(view: View, { mind, prior, rng }: SearchTerms): Choice | null {
  const { question } = view;
  if (question === null || !mind.isObvious(question.kind)) return null;
  return mind.policy(sampleWorld(view, prior, rng), rng);
}

const choiceOf = ([best]: readonly Considered[]): Choice => best?.move.choice ?? { choose: 0 };

export function rolloutBot(terms: LevelTerms): Bot {
  const fixed = termsOf(terms);
  return {
    name: "rollout",
    choose: (view: View) =>
      obviously(view, fixed) ?? choiceOf(compareFlat(view, { ...fixed, isOver: clockOf(terms.ms) })),
  };
}

export function ismctsBot(terms: LevelTerms): Bot {
  const fixed = termsOf(terms);
  return {
    name: "ismcts",
    choose: (view: View) =>
      obviously(view, fixed) ?? choiceOf(search(view, { ...fixed, isOver: clockOf(terms.ms) }).considered),
  };
}
