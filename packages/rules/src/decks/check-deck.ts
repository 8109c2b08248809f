/** Is a deck legal, and if not, why (catalogue, chapters 3 and 40). */
import { type Ruleset, USUAL_RULESET } from "../language/words.ts";
import { OPTIONS_OF, type RuleOptions } from "../state/options.ts";
import {
  type CardPool,
  cardOfLine,
  codesOf,
  type Deck,
  type DeckFormat,
  deckEntries,
  type Entry,
  isDomainLine,
  storyEntries,
  titleKey,
} from "./deck.ts";
import type { DeckProblem } from "./problems.ts";

/** DECK-01; a parameter, since organized play may raise it (DECK-11). */
const TOURNAMENT_MINIMUM = 50;

export interface DeckTerms {
  readonly pool: CardPool;
  /** The deck's own, if it has one; casual otherwise. */
  readonly format?: DeckFormat;
  readonly ruleset?: Ruleset;
  readonly options?: Partial<RuleOptions>;
  readonly minimum?: number;
  /** Titles nobody may play (TOURN-05: none). */
  readonly banned?: readonly string[];
}

export interface DeckVerdict {
  readonly legal: boolean;
  readonly problems: readonly DeckProblem[];
  readonly cards: number;
}

interface Check {
  readonly deck: Deck;
  readonly entries: readonly Entry[];
  /** Titles that the pool does not have. */
  readonly strange: readonly string[];
  readonly size: number;
  readonly terms: DeckTerms;
  readonly format: DeckFormat;
  readonly ruleset: Ruleset;
  readonly options: RuleOptions;
  readonly report: (problem: DeckProblem) => void;
}

export function checkDeck(deck: Deck, terms: DeckTerms): DeckVerdict {
  const { pool, ruleset = USUAL_RULESET, format = deck.format ?? "casual" } = terms;
  const options = { ...OPTIONS_OF[ruleset], ...terms.options };
  const entries = deckEntries(deck, pool);
  const problems: DeckProblem[] = [];
  const report: Check["report"] = (problem) => void problems.push(problem);
  const unknown = deck.lines.filter((line) => cardOfLine(pool, line) === undefined && !isDomainLine(line));
  const strange = [...new Set(unknown.map(({ title }) => title))];
  const size = [...entries, ...unknown].reduce((sum, { count }) => sum + count, 0);
  const check: Check = { deck, entries, strange, size, terms, format, ruleset, options, report };
  for (const run of CHECKS) run(check);
  return { legal: problems.length === 0, problems, cards: size };
}

const CHECKS: readonly ((check: Check) => void)[] = [
  knownCards,
  finishedCards,
  allowedKinds,
  largeEnough,
  fewEnoughCopies,
  tournamentLists,
  fixedStories,
];

const titlesOf = (entries: readonly Entry[]): readonly string[] => [
  ...new Set(entries.map(({ card }) => card.title)),
];

/** TOURN-10: old cards are legal only if reprinted, and whatever was reprinted is in the pool. */
function knownCards({ strange, format, ruleset, report }: Check): void {
  if (strange.length === 0) return;
  if (format === "tournament" && ruleset === "lcg")
    report({ rule: "TOURN-10", kind: "notLcg", cards: strange });
  else report({ rule: "COMP-11", kind: "unknown", cards: strange });
}

function finishedCards({ entries, report }: Check): void {
  const reasons = new Map<string, string>();
  for (const { card } of entries) if (card.notYet !== undefined) reasons.set(card.title, card.notYet);
  for (const [title, reason] of reasons) report({ rule: "not yet", kind: "notYet", cards: [title], reason });
}

/** COMP-01 and COMP-03, by the options of the ruleset. */
function allowedKinds({ entries, options, report }: Check): void {
  const conspiracies = titlesOf(entries.filter(({ card }) => card.type === "conspiracy"));
  if (!options["types.conspiracy"] && conspiracies.length > 0)
    report({ rule: "COMP-01", kind: "noConspiracies", cards: conspiracies });
  const twilight = titlesOf(entries.filter(({ card }) => card.faction === "silver-twilight"));
  if (!options["factions.silverTwilight"] && twilight.length > 0)
    report({ rule: "COMP-03", kind: "noSilverTwilight", cards: twilight });
}

function largeEnough({ size: count, terms, format, report }: Check): void {
  const usual = format === "tournament" ? TOURNAMENT_MINIMUM : 0;
  const minimum = terms.minimum ?? usual;
  if (count < minimum)
    report({
      rule: minimum === TOURNAMENT_MINIMUM ? "DECK-01" : "DECK-11",
      kind: "tooSmall",
      cards: [],
      count,
      minimum,
    });
}

/** DECK-04 to DECK-07: by title, whatever the descriptor or the printing. */
function fewEnoughCopies({ entries, options, report }: Check): void {
  const groups = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = titleKey(entry.card.title);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [entry]);
    else group.push(entry);
  }
  for (const group of groups.values()) {
    const [{ card }] = group as [Entry, ...Entry[]]; // a group begins with its first entry
    const isConspiracy = card.type === "conspiracy";
    const usual = options[isConspiracy ? "deck.maxConspiracyCopies" : "deck.maxCopies"];
    const limit = Math.max(...group.map((entry) => entry.card.copiesAllowed ?? usual));
    const count = group.reduce((sum, one) => sum + one.count, 0);
    if (count > limit)
      report({
        rule: isConspiracy ? "DECK-06" : "DECK-04",
        kind: "tooMany",
        cards: [card.title],
        count,
        limit,
      });
  }
}

/** TOURN-03 and TOURN-05: the lists bind LCG tournaments only (TOURN-02). */
function tournamentLists({ entries, terms, format, ruleset, report }: Check): void {
  if (format !== "tournament" || ruleset !== "lcg") return;
  const restricted = titlesOf(entries.filter(({ card }) => card.restricted === true));
  if (restricted.length > 1) report({ rule: "TOURN-03", kind: "restricted", cards: restricted });
  const banned = titlesOf(entries.filter(({ card }) => terms.banned?.includes(card.title)));
  if (banned.length > 0) report({ rule: "TOURN-05", kind: "banned", cards: banned });
}

/** DECK-09: a list may name the stories, but only the ten of a set. */
function fixedStories({ deck, terms, report }: Check): void {
  const named = storyEntries(deck, terms.pool);
  if (named.length === 0) return;
  const strays = strayStories(codesOf(named), terms.pool);
  if (strays !== undefined) report({ rule: "DECK-09", kind: "stories", cards: strays });
}

/** A story deck is refused unless it is the fixed ten of one set (DECK-09). */
export function checkStories(codes: readonly string[], pool: CardPool): readonly DeckProblem[] {
  const strays = strayStories(codes, pool);
  return strays === undefined ? [] : [{ rule: "DECK-09", kind: "stories", cards: strays }];
}

const STORIES = 10;
const setOf = (code: string): string => code.slice(0, code.lastIndexOf("-"));

/** Undefined if all is well; otherwise the titles that do not belong to the set of the first story. */
function strayStories(codes: readonly string[], pool: CardPool): readonly string[] | undefined {
  const set = setOf(codes[0] ?? "");
  const fixed = storyDeckOf(set, pool);
  const isFixed =
    codes.length === STORIES && fixed.length === STORIES && fixed.every((code) => codes.includes(code));
  if (isFixed) return undefined;
  return codes.filter((code) => !fixed.includes(code)).map((code) => pool.byCode.get(code)?.title ?? code);
}

/** The stories of a set, in the order of their numbers. */
export const storyDeckOf = (set: string, pool: CardPool): readonly string[] =>
  [...pool.byCode.values()]
    .filter(({ code, type }) => type === "story" && setOf(code) === set)
    .map(({ code }) => code);
