/** The cards that can be played: facts joined with texts. */
import type { CardDefinition, CardText } from "@fhtagn/rules";
import type { CardEntry } from "@fhtagn/rules/dsl";
import { agency } from "./core-set/agency.ts";
import { cthulhu } from "./core-set/cthulhu.ts";
import { hastur } from "./core-set/hastur.ts";
import { miskatonic } from "./core-set/miskatonic.ts";
import { neutral } from "./core-set/neutral.ts";
import { shubNiggurath } from "./core-set/shub-niggurath.ts";
import { stories } from "./core-set/stories.ts";
import { syndicate } from "./core-set/syndicate.ts";
import { yogSothoth } from "./core-set/yog-sothoth.ts";
import { type CardRow, SET_NAMES, SETS, type SetName } from "./facts.ts";
import { hastur as forgottenHastur } from "./forgotten-lore/hastur.ts";
import { syndicate as yuggothSyndicate } from "./the-yuggoth-contract/syndicate.ts";
import vanilla from "./vanilla.json" with { type: "json" };

/** One file per set and faction, in number order. */
export const ENTRIES: { readonly [S in SetName]?: readonly CardEntry[] } = {
  "core-set": [
    ...agency,
    ...miskatonic,
    ...cthulhu,
    ...syndicate,
    ...hastur,
    ...yogSothoth,
    ...shubNiggurath,
    ...neutral,
    ...stories,
  ],
  "forgotten-lore": forgottenHastur,
  "the-yuggoth-contract": yuggothSyndicate,
};

const NO_TEXT: CardText = { abilities: [] };
const VANILLA: ReadonlySet<string> = new Set(vanilla);

/** What is known of a card's text: the text, or why there is none yet. */
export type ToldCard =
  | { readonly row: CardRow; readonly text: CardText }
  | { readonly row: CardRow; readonly notYet: string; readonly draft?: CardText };

export function tellSet(set: SetName): readonly ToldCard[] {
  const entries = new Map(ENTRIES[set]?.map((entry) => [entry.number, entry]));
  return SETS[set].map((row) => {
    const entry = entries.get(row.number);
    if (entry?.notYet !== undefined) return { row, notYet: entry.notYet, draft: entry.text };
    if (entry !== undefined) return { row, text: entry.text };
    return VANILLA.has(row.code) ? { row, text: NO_TEXT } : { row, notYet: "not written" };
  });
}

const isDone = (told: ToldCard): told is Extract<ToldCard, { readonly text: CardText }> => "text" in told;

let done: readonly CardDefinition[] | undefined;

/** Every card that is done: those with a written text, and those that have none to write. */
export function library(): readonly CardDefinition[] {
  done ??= SET_NAMES.flatMap(tellSet)
    .filter(isDone)
    .map(({ row, text }) => ({ facts: row, text }));
  return done;
}

interface Unfinished {
  readonly row: CardRow;
  readonly reason: string;
}

/** Cards that cannot be played yet, for the deck check and the report. */
export const unfinished = (): readonly Unfinished[] =>
  SET_NAMES.flatMap(tellSet).flatMap((told) =>
    isDone(told) ? [] : [{ row: told.row, reason: told.notYet }],
  );
