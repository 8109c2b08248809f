/** From a title to a printed card: the earliest printing, unless its code stands behind it. */
import type { CardDefinition } from "../language/cards.ts";
import type { CardType } from "../language/words.ts";
import type { Library, Printed } from "../state/game.ts";
import { isFiller } from "./fillers.ts";

/** Codes by title, in the library's order; newer titles hide those of `rest`. */
interface TitleIndex {
  readonly codes: ReadonlyMap<string, readonly string[]>;
  readonly stories: readonly string[];
  readonly rest: TitleIndex | null;
}

const indexes = new WeakMap<Library, TitleIndex>();

/** Typographic and plain quotes are the same letter. */
export const plainTitle = (title: string): string =>
  title
    .trim()
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/[\u201c\u201d]/g, '"');

type Titled = Pick<Printed, "title" | "type"> & { readonly code: string };

function collect(cards: Iterable<Titled>, rest: TitleIndex | null): TitleIndex {
  const codes = new Map<string, string[]>();
  const stories: string[] = [];
  for (const { code, title, type } of cards) {
    const plain = plainTitle(title);
    const known = codes.get(plain);
    if (known === undefined) codes.set(plain, [code]);
    else known.push(code);
    if (type === "story" && !isFiller(code)) stories.push(code);
  }
  return { codes, stories: rest === null ? stories : [...rest.stories, ...stories], rest };
}

function indexOf(library: Library): TitleIndex {
  const known = indexes.get(library);
  if (known !== undefined) return known;
  const made = collect(library.cards.values(), null);
  indexes.set(library, made);
  return made;
}

/** Cards that were added to a library hide others of the same title. */
export function hideTitles(base: Library, extended: Library, added: readonly CardDefinition[]): void {
  const facts = added.map((definition) => definition.facts);
  indexes.set(extended, collect(facts, indexOf(base)));
}

/** Codes of all stories but the fillers. */
export const storiesOf = (library: Library): readonly string[] => indexOf(library).stories;

function codesOf(index: TitleIndex | null, title: string): readonly string[] {
  if (index === null) return [];
  return index.codes.get(title) ?? codesOf(index.rest, title);
}

const WITH_CODE = /^(.*\S)\s+\(([^()]+)\)$/;
const QUOTED = /^"(.*)"$/;

/** A printed card by its written name; one of these types before any other. */
export function findPrinting(
  library: Library,
  written: string,
  types: readonly CardType[],
): Printed | undefined {
  const name = plainTitle(written);
  const found = pick(library, codesOf(indexOf(library), name), types);
  if (found !== undefined) return found;
  const [, quoted] = QUOTED.exec(name) ?? [];
  if (quoted !== undefined) return findPrinting(library, quoted, types);
  const [, title, code] = WITH_CODE.exec(name) ?? [];
  if (title === undefined || code === undefined) return undefined;
  const printed = library.cards.get(code);
  const plain = QUOTED.exec(title)?.[1] ?? title;
  return printed !== undefined && plainTitle(printed.title) === plain ? printed : undefined;
}

function pick(library: Library, codes: readonly string[], types: readonly CardType[]): Printed | undefined {
  const printings = codes.flatMap((code) => library.cards.get(code) ?? []);
  return printings.find(({ type }) => types.includes(type)) ?? printings[0];
}

const letters = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]/g, "");

/** A title that differs only in case, spaces or punctuation. */
export function similarTitle(library: Library, written: string): string | undefined {
  const wanted = letters(written);
  for (const { title } of library.cards.values()) if (letters(title) === wanted) return title;
  return undefined;
}

/** The other cards of the same set: a code without its number. */
export const setOf = (code: string): string => code.replace(/-\d+$/, "");
