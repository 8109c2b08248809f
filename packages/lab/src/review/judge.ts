/** One decision looked at again, with nothing but the view that the player had. */

import {
  answerByInstinct,
  type Believing,
  chancesOf,
  compareIn,
  isObvious,
  mean,
  paired,
  think,
} from "@fhtagn/bots";
import type { Choice } from "@fhtagn/rules";
import type { View } from "@fhtagn/rules/view";
import { isLossSettled, lossOf, NO_COST } from "./cost.ts";
import type { Cost } from "./review.ts";

export interface JudgeTerms extends Believing {
  /** Of the search that looks for the best answer. */
  readonly simulations: number;
  /** Worlds in which it is compared with the one that was given: so many at once, and so many at most. */
  readonly worlds: number;
  readonly mostWorlds: number;
}

export interface Judged {
  readonly cost: Cost;
  /** With the best answer, 0 to 1. */
  readonly chance: number;
  /** Null if the one that was given is as good. */
  readonly better: Choice | null;
  readonly worlds: number;
}

/** The best answer of the search, what instinct would do, and what was done, each once. */
function answersFor(view: View, played: Choice, terms: JudgeTerms): readonly Choice[] {
  const isSearched = view.question !== null && !isObvious(view.question.kind);
  const [best] = isSearched ? think(view, terms).options : [];
  const found = [played, answerByInstinct(view, terms), ...(best === undefined ? [] : [best.choice])];
  return [...new Map(found.map((choice) => [JSON.stringify(choice), choice])).values()];
}

/** Some worlds say which answer to hold against the one that was given; others, which of the two is better. */
export function judge(view: View, played: Choice, terms: JudgeTerms): Judged {
  const answers = answersFor(view, played, terms);
  const columns = compareIn(view, answers, terms);
  const chances = columns.map((outcomes) => (outcomes.length === 0 ? 0 : mean(chancesOf(outcomes))));
  const best = answers[chances.indexOf(Math.max(...chances))];
  if (best !== undefined && best !== played) return compared(view, { best, played }, terms);
  return { cost: NO_COST, chance: chances[0] ?? 0, better: null, worlds: columns[0]?.length ?? 0 };
}

/** In fresh worlds, so that what looked best by accident gets no credit; more of them while a mark hangs on it. */
function compared(
  view: View,
  { best, played }: { readonly best: Choice; readonly played: Choice },
  terms: JudgeTerms,
): Judged {
  const chances: { readonly best: number[]; readonly played: number[] } = { best: [], played: [] };
  for (let tried = 0; ; ) {
    const [ours = [], theirs = []] = compareIn(view, [best, played], terms);
    chances.best.push(...chancesOf(ours));
    chances.played.push(...chancesOf(theirs));
    tried += terms.worlds;
    const pair = paired(chances.best, chances.played);
    const cost = lossOf(pair);
    if (tried < terms.mostWorlds && !isLossSettled(cost)) continue;
    const isBetter = pair.difference > 0;
    return {
      cost,
      chance: isBetter ? pair.first : pair.second,
      better: isBetter ? best : null,
      worlds: chances.best.length,
    };
  }
}
