/** The cards a game is played with, and decks by name or file. */

import { existsSync } from "node:fs";
import { constructedDecks, constructedNamed, deckPool, presetNamed, presets } from "@fhtagn/cards";
import {
  cardOfLine,
  type Deck,
  deckFromCodes,
  isDomainLine,
  quoted,
  type ReadDeck,
  readDeckJson,
  readDeckText,
  readDeckXml,
} from "@fhtagn/rules";
import { terminalWords, tooMuchText } from "@fhtagn/words";
import { CliError } from "./errors.ts";
import { readUserFile } from "./files.ts";

export const titleOfCode = (code: string): string => deckPool().byCode.get(code)?.title ?? code;

/** A deck of ours by its name, with the title that an English list has; otherwise a file. `preset` decks are played as they are. */
export function loadDeck(nameOrFile: string): ReadDeck & { readonly preset: boolean } {
  const preset = presetNamed(nameOrFile);
  if (preset !== undefined) {
    const deck = deckFromCodes(preset.codes, deckPool(), preset.name);
    return { deck, unread: [], excess: null, preset: true };
  }
  const constructed = constructedNamed(nameOrFile);
  if (constructed !== undefined) {
    const { title } = terminalWords("en").builtDecks[constructed.name];
    return { deck: { ...constructed.deck, name: title }, unread: [], excess: null, preset: true };
  }
  if (!existsSync(nameOrFile))
    throw new CliError(({ decks }) => decks.none(nameOrFile, nearDecks(nameOrFile)));
  const read = readDeckFile(readUserFile(nameOrFile), nameOrFile);
  const { excess } = read;
  if (excess !== null)
    throw new CliError(({ decks }, locale) => decks.tooMuch(nameOrFile, tooMuchText(excess, locale)));
  if (read.deck.lines.length === 0 && read.unread.length === 0)
    throw new CliError(({ decks }) => decks.empty(nameOrFile));
  return { ...read, preset: false };
}

/** Some names that begin alike. */
function nearDecks(name: string): string {
  const names = [...constructedDecks(), ...presets()].map((deck) => deck.name);
  const [first = ""] = name.split(/[-+.]/);
  return names
    .filter((one) => first.length > 2 && one.includes(first))
    .slice(0, 3)
    .join(", ");
}

function readDeckFile(text: string, file: string): ReadDeck {
  const start = text.trimStart();
  if (start.startsWith("<")) return readDeckXml(text);
  if (start.startsWith("{")) return readDeckJson(parseJson(text, file));
  return readDeckText(text);
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new CliError(({ decks }) => decks.noJson(file));
  }
}

/** A line that is not understood or a title nobody knows is an error: a deck is never half read. */
export function wholeDeck(nameOrFile: string): { readonly deck: Deck; readonly preset: boolean } {
  const { deck, unread, preset } = loadDeck(nameOrFile);
  const [first] = unread;
  if (first !== undefined) throw new CliError(({ decks }) => decks.line(nameOrFile, first.line, first.text));
  const strange = deck.lines.find(
    (line) => !isDomainLine(line) && cardOfLine(deckPool(), line) === undefined,
  );
  if (strange !== undefined)
    throw new CliError(({ decks }) => decks.noCard(nameOrFile, quoted(strange.title)));
  return { deck, preset };
}
