/** The set-up stands in the address: Back works, and a link sets the same table. */
import { RULESETS, type Ruleset, USUAL_RULESET } from "@fhtagn/rules/words";
import { type DeckChoice, nameOfDeck, readDeck } from "./deck-choice.ts";
import { isOpponent, type Opponent } from "./opponents.ts";

export interface SetupSearch {
  readonly deck?: string;
  readonly vs?: string;
  readonly level?: Opponent;
  readonly people?: 2;
  readonly ruleset?: Ruleset;
  readonly seed?: string;
}

const LONGEST_SEED = 64;

function readSeed(value: unknown): string | undefined {
  const seed = typeof value === "number" ? String(value) : value;
  if (typeof seed !== "string") return undefined;
  const trimmed = seed.trim().slice(0, LONGEST_SEED);
  return trimmed === "" ? undefined : trimmed;
}

const nameOf = (value: unknown): string | undefined => {
  const deck: DeckChoice | null = readDeck(value);
  return deck === null ? undefined : nameOfDeck(deck);
};

const readRules = (value: unknown): Ruleset | undefined =>
  RULESETS.find((ruleset) => ruleset === value && ruleset !== USUAL_RULESET);

/** What is not understood is left out; nobody is refused a page for it. */
export function readSetupSearch(search: Readonly<Record<string, unknown>>): SetupSearch {
  const deck = nameOf(search.deck);
  const vs = nameOf(search.vs);
  const ruleset = readRules(search.ruleset);
  const seed = readSeed(search.seed);
  return {
    ...(deck === undefined ? {} : { deck }),
    ...(vs === undefined ? {} : { vs }),
    ...(isOpponent(search.level) ? { level: search.level } : {}),
    ...(Number(search.people) === 2 ? { people: 2 as const } : {}),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(seed === undefined ? {} : { seed }),
  };
}
