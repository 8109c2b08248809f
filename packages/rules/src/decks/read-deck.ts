/** Reads a deck from text, from OCTGN's XML, or from JSON that was parsed already. */
import { LIMITS, type LimitName, quoted } from "../limits.ts";
import { DECK_FORMATS, type Deck, type DeckLine } from "./deck.ts";

export interface UnreadLine {
  /** 0 where the file has no lines. */
  readonly line: number;
  readonly text: string;
}

/** Lines that were not understood are listed, the rest is read all the same. */
export interface ReadDeck {
  readonly deck: Deck;
  readonly unread: readonly UnreadLine[];
  /** What the file has more of than is ever read: then there is neither deck nor list. */
  readonly excess: LimitName | null;
}

/** "3 Title", "3x Title", "Title x3", each with "(printing)" behind it or not. */
export function readDeckLine(text: string): DeckLine | undefined {
  const before = /^(\d{1,3})\s*(?:[x×]\s+|\s)\s*(\S.*)$/i.exec(text);
  if (before !== null) return lineOf(before[1], before[2]);
  const after = /^(\S.*?)\s+[x×]\s*(\d{1,3})$/i.exec(text);
  return after === null ? undefined : lineOf(after[2], after[1]);
}

function lineOf(count = "", words = ""): DeckLine {
  const [, title, printing] = /^(.*\S)\s*\(([^()]*)\)$/.exec(words.trim()) ?? [];
  const line = { count: Number(count), title: title ?? words.trim() };
  return printing === undefined ? line : { ...line, printing };
}

/** What has been read so far. A limit that was broken stays, and after it nothing more is taken. */
interface Reading {
  readonly lines: DeckLine[];
  readonly unread: UnreadLine[];
  cards: number;
  excess: LimitName | null;
}

const begin = (): Reading => ({ lines: [], unread: [], cards: 0, excess: null });

function takeLine(reading: Reading, line: DeckLine): void {
  if (line.count <= 0) return;
  reading.cards += line.count;
  reading.lines.push(line);
  if (reading.cards > LIMITS.deckCards) reading.excess ??= "deckCards";
}

function notUnderstood({ unread }: Reading, line: number, text: string): void {
  unread.push({ line, text: quoted(text) });
}

function finished(reading: Reading, named: Pick<Deck, "name" | "format"> = {}): ReadDeck {
  const { lines, unread, excess } = reading;
  if (excess !== null) return { deck: { lines: [] }, unread: [], excess };
  return { deck: { ...named, lines }, unread, excess: null };
}

const isHeading = (text: string): boolean => text.endsWith(":") || /^\[.*\]$/.test(text);

/** A "#" at the start of a line or after a space begins a comment; `# format: tournament` and `# Name` are read. */
export function readDeckText(text: string): ReadDeck {
  const reading = begin();
  const comments: string[] = [];
  const all = text.length > LIMITS.fileBytes ? [] : text.split(/\r?\n/, LIMITS.deckLines + 1);
  reading.excess = excessOf(text, all);
  if (reading.excess !== null) return finished(reading);
  for (const [index, written] of all.entries()) {
    const [, before = "", comment] = /^(.*?)(?:(?:^|\s)#(.*))?$/.exec(written) ?? [];
    const content = before.trim();
    if (comment !== undefined) comments.push(comment.trim());
    if (content === "" || isHeading(content)) continue;
    const line = readDeckLine(content);
    if (line === undefined) notUnderstood(reading, index + 1, content);
    else takeLine(reading, line);
  }
  return finished(reading, readComments(comments));
}

/** The expressions that read a line are quick on short lines only. */
function excessOf(text: string, lines: readonly string[]): LimitName | null {
  if (text.length > LIMITS.fileBytes) return "fileBytes";
  if (lines.some((line) => line.length > LIMITS.deckLineLetters)) return "deckLineLetters";
  return lines.length > LIMITS.deckLines ? "deckLines" : null;
}

function readComments(comments: readonly string[]): Pick<Deck, "name" | "format"> {
  const said = (key: string): string | undefined =>
    comments
      .find((comment) => comment.toLowerCase().startsWith(`${key}:`))
      ?.slice(key.length + 1)
      .trim();
  const format = DECK_FORMATS.find((one) => one === said("format")?.toLowerCase());
  const [first] = comments;
  const name = said("name") ?? (first !== undefined && !first.includes(":") ? first : undefined);
  return { ...(name !== undefined && name !== "" && { name }), ...(format !== undefined && { format }) };
}

const XML_ENTITIES: ReadonlyMap<string, string> = new Map([
  ["&lt;", "<"],
  ["&gt;", ">"],
  ["&quot;", '"'],
  ["&apos;", "'"],
  ["&amp;", "&"],
]);
const unescapeXml = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => XML_ENTITIES.get(entity) ?? "");

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** OCTGN: every `<card qty id>Title</card>`; an id that is one of our codes names the printing. */
export function readDeckXml(text: string): ReadDeck {
  const reading = begin();
  // Each card ends where the next one begins: a card that is left open is read once and not to the end of the file.
  const cards = text.length > LIMITS.fileBytes ? [] : text.split(/<card\b/, LIMITS.deckLines + 2).slice(1);
  reading.excess = excessOf(text, []) ?? (cards.length > LIMITS.deckLines ? "deckLines" : null);
  if (reading.excess !== null) return finished(reading);
  for (const written of cards) {
    const line = readXmlCard(written);
    if (line === undefined) notUnderstood(reading, 0, `<card${written.trimEnd()}`);
    else takeLine(reading, line);
  }
  return finished(reading);
}

function readXmlCard(written: string): DeckLine | undefined {
  const [, tag = "", words = ""] = /^([^<>]*)>([^<]*)<\/card>/.exec(written) ?? [];
  const title = unescapeXml(words.trim());
  const count = Number(attribute(tag, "qty") ?? "1");
  if (title === "" || title.length > LIMITS.deckLineLetters || !Number.isInteger(count)) return undefined;
  const printing = attribute(tag, "id");
  return { count, title, ...(printing !== undefined && { printing }) };
}

/** `{name, format, slots: {code: count}}`; anything else is listed as not understood. */
export function readDeckJson(json: unknown): ReadDeck {
  const reading = begin();
  if (typeof json !== "object" || json === null || !Object.hasOwn(json, "slots")) {
    notUnderstood(reading, 1, `no "slots"`);
    return finished(reading);
  }
  const { slots, name, format } = json as Record<string, unknown>; // an object, just tested
  const written = Object.entries(slots ?? {});
  if (written.length > LIMITS.deckLines) reading.excess = "deckLines";
  for (const [code, count] of reading.excess === null ? written : []) {
    if (typeof count === "number" && Number.isInteger(count) && count > 0)
      takeLine(reading, { count, title: code });
    else notUnderstood(reading, 1, `"${code}": ${shown(count)}`);
  }
  const known = DECK_FORMATS.find((one) => one === format);
  const named = typeof name === "string" ? { name } : {};
  return finished(reading, { ...named, ...(known !== undefined && { format: known }) });
}

/** Lists and objects may be as deep as a file is long. */
const shown = (value: unknown): string =>
  typeof value === "object" && value !== null ? "{...}" : String(JSON.stringify(value));
