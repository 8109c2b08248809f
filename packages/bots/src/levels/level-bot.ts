/** A computer player of one of the five levels: it searches, and then does not always take the very best. */
import { type Choice, playerAsked } from "@fhtagn/rules";
import { sampleWorld, type View } from "@fhtagn/rules/view";
import type { Bot, LevelTerms } from "../bot.ts";
import { clockFor, type Spent } from "../search/clock.ts";
import { closenessOf } from "./closeness.ts";
import { sensible } from "./folly.ts";
import { FULL_MS, type Level, STRENGTHS } from "./levels.ts";
import { answerByInstinct, isObvious, type LevelThinking, think } from "./thinking.ts";
import { judged, pickByChance, withinCap } from "./within-cap.ts";

const NO_LIMIT = 1_000_000;

/** A budget that is given counts for every level; simulations without a clock are the same on every machine. */
function budgetOf(level: Level, { sims, ms }: LevelTerms): { simulations: number; spent?: Spent } {
  const { simulations } = STRENGTHS[level];
  if (sims !== undefined) return { simulations: sims, ...clockFor(ms) };
  if (simulations !== "full") return { simulations, ...clockFor(ms) };
  return { simulations: NO_LIMIT, ...clockFor(ms ?? FULL_MS) };
}

/** One of the best as far as this level goes, and nothing stupid. */
function choose(
  level: Level,
  view: View,
  { thinking, terms }: { thinking: LevelThinking; terms: LevelTerms },
): Choice {
  const { options } = thinking;
  const { cap } = STRENGTHS[level];
  const { prior, rng } = terms;
  const me = playerAsked(view);
  const world = sampleWorld(view, prior, rng);
  const open = sensible(withinCap(options, cap), judged(options), { world, me, rng });
  return pickByChance(open, cap, rng)?.choice ?? answerByInstinct(view, terms);
}

export const levelBot =
  (level: Level) =>
  (terms: LevelTerms): Bot => {
    let simulations = 0;
    let closeness = 0;
    const consider = (view: View): Choice => {
      const { prior, rng } = terms;
      const evenly = STRENGTHS[level].cap > 0;
      const thinking = think(view, { prior, rng, evenly, ...budgetOf(level, terms) });
      simulations += thinking.simulations;
      closeness = closenessOf(thinking);
      return choose(level, view, { thinking, terms });
    };
    return {
      name: level,
      choose(view) {
        closeness = 0;
        const isClear = view.question !== null && isObvious(view.question.kind);
        return isClear ? answerByInstinct(view, terms) : consider(view);
      },
      get simulations() {
        return simulations;
      },
      get closeness() {
        return closeness;
      },
    };
  };
