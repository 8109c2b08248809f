/** Reads a deck from text, from OCTGN's XML, or from JSON that was parsed already. */
import { DECK_FORMATS, type Deck, type DeckLine } from "./deck.ts";

export interface UnreadLine {
  readonly line: number;
  readonly text: string;
}

/** Lines that were not understood are listed, the rest is read all the same. */
export interface ReadDeck {
  readonly deck: Deck;
  readonly unread: readonly UnreadLine[];
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

const isHeading = (text: string): boolean => text.endsWith(":") || /^\[.*\]$/.test(text);

/** A "#" at the start of a line or after a space begins a comment; `# format: tournament` and `# Name` are read. */
export function readDeckText(text: string): ReadDeck {
  const lines: DeckLine[] = [];
  const unread: UnreadLine[] = [];
  const comments: string[] = [];
  for (const [index, written] of text.split(/\r?\n/).entries()) {
    const [, before = "", comment] = /^(.*?)(?:(?:^|\s)#(.*))?$/.exec(written) ?? [];
    const content = before.trim();
    if (comment !== undefined) comments.push(comment.trim());
    if (content === "" || isHeading(content)) continue;
    const line = readDeckLine(content);
    if (line === undefined) unread.push({ line: index + 1, text: content });
    else if (line.count > 0) lines.push(line);
  }
  return { deck: { ...readComments(comments), lines }, unread };
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

const XML_ENTITIES: Readonly<Record<string, string>> = {
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&apos;": "'",
  "&amp;": "&",
};
const unescapeXml = (text: string): string =>
  text.replace(/&(?:lt|gt|quot|apos|amp);/g, (entity) => XML_ENTITIES[entity] ?? "");

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\b${name}="([^"]*)"`).exec(tag)?.[1];

/** OCTGN: every `<card qty id>Title</card>`; an id that is one of our codes names the printing. */
export function readDeckXml(text: string): ReadDeck {
  const lines: DeckLine[] = [];
  const unread: UnreadLine[] = [];
  for (const [all, tag = "", title = ""] of text.matchAll(/<card\b([^>]*)>([^<]*)<\/card>/g)) {
    const count = Number(attribute(tag, "qty") ?? "1");
    const printing = attribute(tag, "id");
    if (title.trim() === "" || !Number.isInteger(count)) unread.push({ line: 0, text: all });
    else if (count > 0)
      lines.push({ count, title: unescapeXml(title.trim()), ...(printing !== undefined && { printing }) });
  }
  return { deck: { lines }, unread };
}

/** `{name, format, slots: {code: count}}`; anything else is listed as not understood. */
export function readDeckJson(json: unknown): ReadDeck {
  if (typeof json !== "object" || json === null || !("slots" in json))
    return { deck: { lines: [] }, unread: [{ line: 1, text: `no "slots"` }] };
  const { slots, name, format } = json as Record<string, unknown>; // an object, just tested
  const lines: DeckLine[] = [];
  const unread: UnreadLine[] = [];
  for (const [code, count] of Object.entries(slots ?? {})) {
    if (typeof count === "number" && Number.isInteger(count) && count > 0) lines.push({ count, title: code });
    else unread.push({ line: 1, text: `"${code}": ${JSON.stringify(count)}` });
  }
  const known = DECK_FORMATS.find((one) => one === format);
  const named = typeof name === "string" ? { name } : {};
  return { deck: { ...named, ...(known !== undefined && { format: known }), lines }, unread };
}
