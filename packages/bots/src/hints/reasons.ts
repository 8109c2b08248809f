/** Why one answer is better than another: what happens more often with it, told only where the worlds are clear about it. */

import { CHANCE_WEIGHTS } from "../evaluate/chance.ts";
import { TERMS } from "../evaluate/weights.ts";
import { mean } from "../mean.ts";
import type { HintReason, HintSide } from "./hint.ts";
import type { Fact, FactKind, HintOutcome } from "./outcome.ts";
import { type Paired, paired } from "./paired.ts";
import { isTold, type ToldTerm, topicOf } from "./term-topics.ts";

/** Two columns of outcomes, world by world. */
interface Columns {
  readonly best: readonly HintOutcome[];
  readonly other: readonly HintOutcome[];
}

const MOST_REASONS = 4;
const MOST_TERMS = 2;
/** A share must differ by so much, and by so many standard errors. */
const LEAST_SHARE = 0.1;
const ERRORS = 2.5;
/** Log-odds that a term must bring. */
const LEAST_TERM = 0.05;
/** A loss that is rarer is no risk to speak of, one that is certain is none. */
const LEAST_RISK = 0.05;
const MOST_RISK = 0.95;
/** Nearer than this two answers are alike, however sure the worlds are. */
const ALIKE = 0.004;

export function hintReasonsOf(
  best: readonly HintOutcome[],
  other: readonly HintOutcome[] | undefined,
): readonly HintReason[] {
  if (other === undefined) return [{ kind: "alone" }, ...risksOf(best)];
  const columns = { best, other };
  const { difference, error } = paired(
    best.map(({ chance }) => chance),
    other.map(({ chance }) => chance),
  );
  const endings = ends(columns);
  if (endings.length === 0 && difference <= Math.max(ALIKE, ERRORS * error))
    return [{ kind: "alike", difference: Math.abs(difference) }];
  const told = [...endings, ...facts(columns)].slice(0, MOST_REASONS - 1);
  const terms = termsOf(columns, told).slice(0, Math.min(MOST_TERMS, MOST_REASONS - 1 - told.length));
  const why: readonly HintReason[] =
    told.length + terms.length > 0 ? [...told, ...terms] : [{ kind: "many" }];
  return told.some(({ kind }) => kind === "insane" || kind === "left") ? why : [...why, ...risksOf(best)];
}

const isClear = ({ difference, error }: Paired, least: number): boolean =>
  Math.abs(difference) > Math.max(least, ERRORS * error);

const shares = ({ best, other }: Columns, holds: (outcome: HintOutcome) => boolean): Paired => {
  const ones = (outcomes: readonly HintOutcome[]): readonly number[] =>
    outcomes.map((outcome) => (holds(outcome) ? 1 : 0));
  return paired(ones(best), ones(other));
};

function ends(columns: Columns): readonly HintReason[] {
  const found: HintReason[] = [];
  const won = shares(columns, ({ end }) => end === "won");
  if (isClear(won, LEAST_SHARE) && won.difference > 0)
    found.push({ kind: "gameWon", share: won.first, other: won.second });
  const lost = shares(columns, ({ end }) => end === "lost");
  if (isClear(lost, LEAST_SHARE) && lost.difference < 0)
    found.push({ kind: "gameLost", share: lost.first, other: lost.second });
  return found;
}

/** What a reason may be about, the weightiest first; for the opponent less of it is better. */
const GROUNDS: readonly (Pick<Fact, "kind" | "who"> & { readonly good: boolean })[] = [
  { kind: "storyWon", who: "you", good: true },
  { kind: "storyWon", who: "opponent", good: false },
  { kind: "success", who: "you", good: true },
  { kind: "success", who: "opponent", good: false },
  { kind: "left", who: "opponent", good: true },
  { kind: "left", who: "you", good: false },
  { kind: "insane", who: "opponent", good: true },
  { kind: "insane", who: "you", good: false },
];

type FactSought = Pick<Fact, "kind" | "who" | "story">;

const matching = ({ kind, who, story }: FactSought, { facts: all }: HintOutcome): readonly Fact[] =>
  all.filter((fact) => fact.kind === kind && fact.who === who && (story === 0 || fact.story === story));

const STORIES = [1, 2, 3];

const isOfStory = (kind: FactKind): boolean => kind === "storyWon" || kind === "success";

function facts(columns: Columns): readonly HintReason[] {
  const found: { readonly reason: HintReason; readonly weight: number }[] = [];
  for (const [rank, { kind, who, good }] of GROUNDS.entries()) {
    for (const story of isOfStory(kind) ? STORIES : [0]) {
      const sought = { kind, who, story };
      const share = shares(columns, (outcome) => matching(sought, outcome).length > 0);
      if (!isClear(share, LEAST_SHARE) || share.difference > 0 !== good) continue;
      found.push({ reason: told(sought, share, columns), weight: -rank + Math.abs(share.difference) });
    }
  }
  return found.sort((a, b) => b.weight - a.weight).map(({ reason }) => reason);
}

function told({ kind, who, story }: FactSought, { first, second }: Paired, { best }: Columns): HintReason {
  const both = { who, share: first, other: second };
  if (kind === "success") return { kind, story, ...both, tokens: tokensOf({ kind, who, story }, best) };
  return kind === "storyWon" ? { kind, story, ...both } : { kind, ...both };
}

function tokensOf(sought: FactSought, outcomes: readonly HintOutcome[]): number {
  const counts = outcomes
    .map((outcome) => matching(sought, outcome).reduce((sum, { count }) => sum + count, 0))
    .filter((count) => count > 0);
  return counts.length === 0 ? 0 : mean(counts);
}

/** Terms that moved in favour of the best, by what they bring; of those that say much the same only one. */
function termsOf(columns: Columns, told: readonly HintReason[]): readonly HintReason[] {
  const known = new Set<string>();
  if (told.some(({ kind }) => kind === "success" || kind === "storyWon" || kind === "gameWon"))
    known.add("stories");
  return movedTerms(columns).flatMap(({ term, gain }): readonly HintReason[] => {
    const topic = topicOf(term);
    if (known.has(topic)) return [];
    known.add(topic);
    return [{ kind: "term", term, gain }];
  });
}

/** Where a game is over there is nothing to compare. */
function movedTerms({ best, other }: Columns): readonly { readonly term: ToldTerm; readonly gain: number }[] {
  const found: { readonly term: ToldTerm; readonly gain: number; readonly weight: number }[] = [];
  for (const term of TERMS) {
    if (!isTold(term)) continue;
    const pairs = best.flatMap(({ terms: mine }, at) => {
      const theirs = other[at]?.terms;
      return mine === null || theirs === null || theirs === undefined
        ? []
        : [[mine[term], theirs[term]] as const];
    });
    if (pairs.length < best.length / 2) continue;
    const pair = paired(
      pairs.map(([mine]) => mine),
      pairs.map(([, theirs]) => theirs),
    );
    const weight = pair.difference * CHANCE_WEIGHTS[term];
    const isLead = pair.difference > 0; // it is told as one, whatever the sign of its weight
    if (isLead && weight > LEAST_TERM && isClear(pair, LEAST_SHARE))
      found.push({ term, gain: pair.difference, weight });
  }
  return found.sort((a, b) => b.weight - a.weight);
}

const LOSSES = ["left", "insane"] as const;
const OWN: HintSide = "you";

/** The most frequent loss of a character. */
function risksOf(best: readonly HintOutcome[]): readonly HintReason[] {
  const found = LOSSES.map((loss) => {
    const hit = best.filter((outcome) => matching({ kind: loss, who: OWN, story: 0 }, outcome).length > 0);
    return { loss, share: best.length === 0 ? 0 : hit.length / best.length };
  });
  const [worst] = found.toSorted((a, b) => b.share - a.share);
  const isRisk = worst !== undefined && worst.share >= LEAST_RISK && worst.share <= MOST_RISK;
  return isRisk ? [{ kind: "risk", ...worst }] : [];
}
