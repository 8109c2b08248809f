/** What must not be wrong with a card that is done: a function in it, a language missing, too few tests. */
import { type Ability, type CardDefinition, type Effect, LOCALES, type Locale } from "@fhtagn/rules";
import { describe } from "@fhtagn/rules/text";
import { messageOf } from "../errors.ts";

export interface CardFault {
  readonly code: string;
  readonly title: string;
  readonly message: string;
}

/** "On average at least four tests a card" is kept by every single one. */
export const LEAST_TESTS = 4;

export interface Judges {
  /** How many tests a card has, by its title. */
  readonly tests: (title: string) => number;
  /** How an ability is told. */
  readonly tell?: typeof describe;
}

export function cardFaults(cards: readonly CardDefinition[], judges: Judges): readonly CardFault[] {
  const { tests, tell = describe } = judges;
  return cards.flatMap((card) => {
    const { code, title } = card.facts;
    const messages = [...functionFaults(card), ...textFaults(card, tell), ...testFaults(card, tests(title))];
    return messages.map((message) => ({ code, title, message }));
  });
}

/** STYLE: cards are plain data; what JSON cannot carry is no card. */
function functionFaults({ text }: CardDefinition): readonly string[] {
  return strangers(text, "text").map((place) => `${place} is no plain data: a card holds no function`);
}

function strangers(value: unknown, place: string): readonly string[] {
  if (Array.isArray(value)) return value.flatMap((one, at) => strangers(one, `${place}[${at}]`));
  if (typeof value === "object" && value !== null) {
    if (Object.getPrototypeOf(value) !== Object.prototype) return [place];
    return Object.entries(value).flatMap(([key, one]) => strangers(one, `${place}.${key}`));
  }
  return ["string", "number", "boolean"].includes(typeof value) ? [] : [place];
}

const LANGUAGES: Readonly<Record<Locale, string>> = { en: "English", fr: "French" };

function textFaults({ facts, text }: CardDefinition, tell: typeof describe): readonly string[] {
  const about = { type: facts.type, ...(text.attachTo && { attachTo: text.attachTo }) };
  const toldOf = (ability: Ability): Told =>
    LOCALES.map((locale) => tryTelling(() => tell(ability, locale, about)));
  return text.abilities.flatMap((ability, index) => [
    ...holesOf(toldOf(ability)).map((locale) => `ability ${index} has no ${LANGUAGES[locale]} text`),
    ...effectsIn(ability).flatMap((effect) =>
      missingIn(toldOf({ timing: "action", effect })).map(
        (locale) => `ability ${index}, effect "${effect.do}" has no ${LANGUAGES[locale]} text`,
      ),
    ),
  ]);
}

/** In the order of the languages. */
type Told = readonly string[];

function holesOf(told: Told): readonly Locale[] {
  const holes = LOCALES.filter((_, at) => !isWhole(told[at] ?? ""));
  return holes.length === 0 && told[0] === told[1] ? ["fr"] : holes; // English in the place of French
}

/** An effect by itself may say nothing, but then in every language. */
function missingIn(told: Told): readonly Locale[] {
  const silent = LOCALES.filter((_, at) => !hasWords(told[at] ?? ""));
  return silent.length === LOCALES.length ? [] : silent;
}

/** Every effect of a tree, whatever it stands in. */
function effectsIn(tree: unknown): readonly Effect[] {
  if (typeof tree !== "object" || tree === null) return [];
  const inner = Object.values(tree).flatMap(effectsIn);
  return "do" in tree ? [tree as Effect, ...inner] : inner; // only effects have a verb
}

function tryTelling(tell: () => string): string {
  try {
    return tell();
  } catch (problem) {
    return `undefined: ${messageOf(problem)}`;
  }
}

/** Something beside the heading. */
const hasWords = (told: string): boolean => /\p{L}/u.test(told.replace(/\*\*[^*]*\*\*/g, ""));

/** And nothing that a broken sentence leaves behind. */
const isWhole = (told: string): boolean => hasWords(told) && !/undefined|\[object|NaN/.test(told);

function testFaults(card: CardDefinition, tests: number): readonly string[] {
  if (tests >= LEAST_TESTS || !hasText(card)) return [];
  const found = tests === 0 ? "no test file, or no test in it" : `only ${tests} tests`;
  return [`${found}; ${LEAST_TESTS} are needed`];
}

const hasText = ({ text }: CardDefinition): boolean =>
  text.abilities.length > 0 || text.attachTo !== undefined || text.playOnly !== undefined;
