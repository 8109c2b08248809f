/** Vanilla cards for everything a position does not name: no text, no icons, too dear to be played by chance. */
import type { CardDefinition, CardFacts } from "../language/cards.ts";
import { FACTIONS, type Faction, ICONS } from "../language/words.ts";
import type { Library } from "../state/game.ts";
import { extendLibrary } from "../state/library.ts";

const PLAIN: Omit<CardFacts, "code" | "title" | "faction" | "type"> = {
  descriptor: null,
  unique: false,
  cost: 20,
  skill: 1,
  icons: { terror: 0, combat: 0, arcane: 0, investigation: 0 },
  boosters: null,
  struggles: null,
  subtypes: [],
  keywords: [],
  steadfast: 0,
  steadfastFaction: null,
  transient: false,
};

const NO_TEXT = { abilities: [] };

export type FillerKind = Faction | "neutral";
const FILLER_KINDS: readonly FillerKind[] = [...FACTIONS, "neutral"];
export const fillerCode = (kind: FillerKind): string => `filler-${kind}`;
export const FILLER_STORIES = 6;
export const fillerStoryCode = (number: number): string => `filler-story-${number}`;
export const isFiller = (code: string): boolean => code.startsWith("filler-");

/** "Filler" is what decks and hands are filled with; the others lie on domains. */
const fillerTitle = (kind: FillerKind): string => (kind === "neutral" ? "Filler" : `Filler of ${kind}`);

function plainCard(kind: FillerKind): CardDefinition {
  const facts: CardFacts = {
    ...PLAIN,
    code: fillerCode(kind),
    title: fillerTitle(kind),
    faction: kind,
    type: "character",
  };
  return { facts, text: NO_TEXT };
}

function plainStory(number: number): CardDefinition {
  const code = fillerStoryCode(number);
  const blank = { cost: null, skill: null, icons: null, struggles: ICONS };
  const facts: CardFacts = {
    ...PLAIN,
    ...blank,
    code,
    title: `Plain Story ${number}`,
    faction: "neutral",
    type: "story",
  };
  return { facts, text: NO_TEXT };
}

const FILLERS: readonly CardDefinition[] = [
  ...FILLER_KINDS.map(plainCard),
  ...Array.from({ length: FILLER_STORIES }, (_, index) => plainStory(index + 1)),
];

const filled = new WeakMap<Library, Library>();

/** The library with the fillers in it; made once for each library. */
export function withFillers(library: Library): Library {
  if (library.cards.has(fillerCode("neutral"))) return library;
  const known = filled.get(library);
  if (known !== undefined) return known;
  const extended = extendLibrary(library, FILLERS);
  const made = { ...extended, cards: new Map(extended.cards) };
  filled.set(library, made);
  return made;
}
