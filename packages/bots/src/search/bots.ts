/** The bots that search: L1.5, L2, L3. */
import type { Choice } from "@fhtagn/rules";
import { sampleWorld, type View } from "@fhtagn/rules/view";
import type { Bot, LevelTerms } from "../bot.ts";
import { clockFor } from "./clock.ts";
import { compareFlat } from "./flat.ts";
import { instinctiveMind, tunedMind } from "./instinctive-mind.ts";
import type { SearchMind } from "./mind.ts";
import { type SearchTerms, searchTree } from "./search.ts";
import { PLAIN, type Style, TUNED_STYLE } from "./style.ts";
import { type Node, nameOfQuestion, nodeAfter } from "./tree.ts";

/** Where nothing is said, and where only time counts. */
const SIMULATIONS = 200;
const NO_LIMIT = 1_000_000;

/** What a searcher is made of. */
interface Makings {
  readonly mind: SearchMind;
  readonly style: Style;
}

const PLAIN_MAKINGS: Makings = { mind: instinctiveMind, style: PLAIN };
const TUNED_MAKINGS: Makings = { mind: tunedMind, style: TUNED_STYLE };

function termsOf({ prior, rng, sims, ms }: LevelTerms, makings: Makings): SearchTerms {
  const simulations = sims ?? (ms === undefined ? SIMULATIONS : NO_LIMIT);
  return { ...makings, prior, rng, simulations };
}

/** What begins something new gets the whole budget; targets, victims and answers to triggers a share of it. */
function budgetFor({ question }: View, terms: SearchTerms, ms: number | undefined): SearchTerms {
  const { mind, style, simulations } = terms;
  const share = question === null || mind.isFresh(question.kind) ? 1 : style.smallShare;
  const clock = clockFor(ms === undefined ? undefined : ms * share);
  return { ...terms, simulations: Math.ceil(simulations * share), ...clock };
}

/** Obvious questions are not thought about. */
function obviously(view: View, { mind, prior, rng, style }: SearchTerms): Choice | null {
  const { question } = view;
  if (question === null || !mind.isObvious(question.kind) || style.ponders.includes(question.kind))
    return null;
  return mind.policy(sampleWorld(view, prior, rng), rng);
}

/** L1.5 thinks about every question anew. */
function flatBotOf(name: string, terms: LevelTerms, makings: Makings): Bot {
  const fixed = termsOf(terms, makings);
  let simulations = 0;
  return {
    name,
    choose(view: View) {
      const obvious = obviously(view, fixed);
      if (obvious !== null) return obvious;
      const thought = compareFlat(view, budgetFor(view, fixed, terms.ms));
      simulations += thought.simulations;
      return thought.considered[0]?.move.choice ?? { choose: 0 };
    },
    get simulations() {
      return simulations;
    },
  };
}

/** The tree of the last question goes on where the next is a part of the same play: its targets, its price. */
function treeBotOf(name: string, terms: LevelTerms, makings: Makings): Bot {
  const fixed = termsOf(terms, makings);
  let simulations = 0;
  let last: { readonly root: Node; readonly key: string } | null = null;
  const earlierFor = ({ question }: View): Node | undefined => {
    if (last === null || question === null || fixed.mind.isFresh(question.kind)) return undefined;
    return nodeAfter(last.root, last.key, nameOfQuestion(question));
  };
  return {
    name,
    choose(view: View) {
      const obvious = obviously(view, fixed);
      if (obvious !== null) return obvious;
      const thought = searchTree(view, budgetFor(view, fixed, terms.ms), earlierFor(view));
      simulations += thought.simulations;
      const best = thought.considered[0]?.move;
      last = best === undefined ? null : { root: thought.root, key: best.key };
      return best?.choice ?? { choose: 0 };
    },
    get simulations() {
      return simulations;
    },
  };
}

export const rolloutBot = (terms: LevelTerms): Bot => flatBotOf("rollout", terms, PLAIN_MAKINGS);

export const ismctsBot = (terms: LevelTerms): Bot => treeBotOf("ismcts", terms, PLAIN_MAKINGS);

export const tunedBot = (terms: LevelTerms): Bot => treeBotOf("tuned", terms, TUNED_MAKINGS);
