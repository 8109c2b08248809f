/** What to draw for a card: a hand-tuned line where there is one, else from its type, subtypes, words and side. */
import type { CardFacts } from "@fhtagn/rules";
import type { FactionSide } from "../factions.ts";
import { ORNAMENTS, type OrnamentName } from "./ornaments.ts";
import { INKS } from "./palette.ts";
import { PLACES, type PlaceName } from "./places.ts";
import type { Chance } from "./random.ts";
import { DISCS, type DiscName, type LinesName, SKY_LINES } from "./sky.ts";
import { subjectOf } from "./subject-of.ts";
import { SUBJECTS, type SubjectName } from "./subjects/subjects.ts";
import { TUNED_PICTURES } from "./tuned.ts";

export interface Recipe {
  readonly subject: SubjectName;
  readonly details: readonly string[];
  readonly place: PlaceName;
  readonly disc: DiscName;
  readonly lines: LinesName;
  readonly ornament: OrnamentName;
  readonly side: FactionSide;
  /** Which of the side's two sets of inks. */
  readonly inks: 0 | 1;
}

type Several<T> = readonly [T, ...T[]];

const PLACES_OF_SIDES: { readonly [S in FactionSide]: Several<PlaceName> } = {
  agency: ["street", "city", "street", "docks", "room"],
  miskatonic: ["library", "library", "hills", "room", "city"],
  syndicate: ["street", "city", "docks", "stage", "room"],
  "silver-twilight": ["room", "city", "mountains", "library", "stage"],
  cthulhu: ["sea", "sea", "docks", "mountains"],
  hastur: ["stage", "city", "void", "desert", "mountains"],
  "yog-sothoth": ["void", "hills", "void", "graveyard", "desert"],
  "shub-niggurath": ["wood", "wood", "hills", "graveyard"],
  neutral: ["city", "hills", "street", "desert", "graveyard"],
};

const ORNAMENTS_OF_SIDES: { readonly [S in FactionSide]: Several<OrnamentName> } = {
  agency: ["plain", "birds", "smoke"],
  miskatonic: ["pages", "plain", "stars"],
  syndicate: ["smoke", "embers", "plain"],
  "silver-twilight": ["stars", "signs", "plain"],
  cthulhu: ["bubbles", "birds", "plain"],
  hastur: ["leaves", "pages", "stars"],
  "yog-sothoth": ["signs", "stars", "embers"],
  "shub-niggurath": ["leaves", "embers", "plain"],
  neutral: ["birds", "stars", "plain"],
};

const OPEN_LIGHTS: Several<DiscName> = ["moon", "moon", "crescent", "eclipse", "sun"];
const INDOOR_LIGHTS: Several<DiscName> = ["lamp", "lamp", "none"];
const OPEN_LINES: Several<LinesName> = ["rings", "rings", "clouds", "rays", "clouds", "rain"];
const INDOOR_LINES: Several<LinesName> = ["rings", "rays"];
const INDOORS: readonly PlaceName[] = ["library", "room", "stage"];

const isOneOf = <T extends string>(list: readonly T[], word: string): word is T =>
  list.some((item) => item === word);
const isIn = <T extends object>(table: T, word: string): word is string & keyof T =>
  Object.hasOwn(table, word);

/** "detective coat fedora . street lamp rain": the subject and its details, a full stop, where and in what light. */
function tune(recipe: Recipe, tuned: string): Recipe {
  const [subjectWords = "", sceneWords = ""] = tuned.split(" . ");
  const [subject = "", ...details] = subjectWords.split(" ");
  let result: Recipe = isIn(SUBJECTS, subject) ? { ...recipe, subject, details } : recipe;
  for (const word of sceneWords.split(" ")) {
    if (isIn(PLACES, word)) result = { ...result, place: word };
    else if (isOneOf(DISCS, word)) result = { ...result, disc: word };
    else if (isOneOf(SKY_LINES, word)) result = { ...result, lines: word };
    else if (isIn(ORNAMENTS, word)) result = { ...result, ornament: word };
    else if (isIn(INKS, word)) result = { ...result, side: word };
    else if (word === "inks:1") result = { ...result, inks: 1 };
    else if (word === "inks:0") result = { ...result, inks: 0 };
  }
  return result;
}

export function recipeFor(facts: CardFacts, chance: Chance): Recipe {
  const { subject, details, place: usualPlace } = subjectOf(facts, chance);
  const place = usualPlace ?? chance.pick(PLACES_OF_SIDES[facts.faction]);
  const recipe: Recipe = {
    subject,
    details,
    place,
    disc: chance.pick(isOneOf(INDOORS, place) ? INDOOR_LIGHTS : OPEN_LIGHTS),
    lines: chance.pick(isOneOf(INDOORS, place) ? INDOOR_LINES : OPEN_LINES),
    ornament: isOneOf(INDOORS, place) ? "plain" : chance.pick(ORNAMENTS_OF_SIDES[facts.faction]),
    side: facts.faction,
    inks: chance.pick([0, 1]),
  };
  const tuned = TUNED_PICTURES[facts.code];
  return tuned === undefined ? recipe : tune(recipe, tuned);
}
