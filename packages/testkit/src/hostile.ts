/** Files and links that somebody made to do harm. Each says what it is; none of them may be taken in. */
import { readFileSync } from "node:fs";
import { deflateRawSync } from "node:zlib";
import { hashText } from "@fhtagn/rules";

interface Hostile {
  readonly name: string;
  readonly text: () => string;
}

const golden = (): string =>
  readFileSync(new URL("../records/built-decks.txt", import.meta.url), "utf8").replaceAll("\r\n", "\n");

const changed = (what: RegExp, by: string): string => golden().replace(what, by);
const many = (text: string, count: number): string => text.repeat(count);

const FIELDS = [
  "fhtagn1",
  "0.2.0",
  "lcg",
  "",
  "",
  "s",
  "core-set",
  ".AA",
  ".AA",
  ".AA",
  "",
  "",
  many("0", 16),
  "",
];

/** The compact form with some fields changed, and a checksum that is right. */
function compact(fields: Readonly<Record<number, string>>): string {
  const body = FIELDS.map((field, index) => fields[index] ?? field).join("*");
  return `${body}*${hashText(body).slice(0, 6)}`;
}

const MANY_BYTES = 20_000_000;

/** Records of games, as files or texts. */
export const HOSTILE_RECORDS: readonly Hostile[] = [
  { name: "nothing at all", text: () => "" },
  { name: "twenty megabytes of one letter", text: () => many("A", MANY_BYTES) },
  { name: "twenty megabytes of blank lines", text: () => `fhtagn record 1\n${many("\n", MANY_BYTES)}` },
  {
    name: "a hundred thousand cards",
    text: () => changed(/^deck P1:\n/m, `$&${many("999 core-set-1\n", 100)}`),
  },
  {
    name: "a deck of 999 copies on each line",
    text: () => changed(/^deck P1:\n/m, `$&${many("999 core-set-1\n", 9)}`),
  },
  { name: "a hundred thousand answers", text: () => golden() + many("> choose 0\n", 80_000) },
  { name: "a log without an end", text: () => golden() + many("  a\n", 200_000) },
  { name: "one line of the log that is a book", text: () => `${golden()}  ${many("a", 900_000)}\n` },
  { name: "a thousand million turns", text: () => changed(/^seed:/m, "turn limit: 1000000000\nseed:") },
  { name: "a seed that is a book", text: () => changed(/^seed: .*$/m, `seed: ${many("s", 900_000)}`) },
  {
    name: "a word that every object knows",
    text: () => changed(/^ruleset: .*$/m, "$&\noption: constructor 1"),
  },
  { name: "the word behind every object", text: () => changed(/^ruleset: .*$/m, "$&\noption: __proto__ 1") },
  {
    name: "commands to a terminal",
    text: () => changed(/^ruleset: .*$/m, "$&\n\u001b[2J\u009b31m\u202e: gone"),
  },
  { name: "a forged result", text: () => changed(/^result: P2 stories$/m, "result: P1 stories") },
  {
    name: "a game that is said to be unfinished",
    text: () => changed(/^result: .*$/m, "result: not finished"),
  },
  { name: "no stories", text: () => changed(/^stories:\n(?:\d.*\n)+/m, "stories:\n") },
  { name: "a story in a deck", text: () => changed(/^deck P1:\n/m, "$&1 core-set-156\n") },
  { name: "a million cards in a few letters", text: () => compact({ 7: `.A${many("D", 250_000)}` }) },
  { name: "answers that are all alike", text: () => compact({ 10: many("A", 900_000) }) },
  { name: "an assignment of everything", text: () => compact({ 10: `!${many("_", 6)}A` }) },
  { name: "a set whose name is a book", text: () => compact({ 6: many("a", 900_000) }) },
  { name: "hashes of a hundred thousand turns", text: () => compact({ 11: many("AAAA", 100_000) }) },
  { name: "an option that every object knows", text: () => compact({ 3: "constructor.1" }) },
];

const packed = (text: string): string => deflateRawSync(text, { level: 9 }).toString("base64url");

/** Records in links: the letters after "r=". */
export const HOSTILE_LINKS: readonly Hostile[] = [
  { name: "no letters of ours", text: () => "!!!!" },
  { name: "letters that nothing can be unpacked of", text: () => many("A", 60_000) },
  { name: "a small link to sixty megabytes", text: () => packed(many("A", 60_000_000)) },
  { name: "a large link to five hundred megabytes", text: () => packed(many("fhtagn1*", 62_500_000)) },
  {
    name: "six kilobytes to a million cards",
    text: () => packed(compact({ 7: `.A${many("D", 6_000_000)}` })),
  },
  { name: "a link of two million letters", text: () => many("A", 2_000_000) },
];

/** Decks, as files with this ending. */
export const HOSTILE_DECKS: readonly (Hostile & { readonly ending: "txt" | "o8d" | "json" })[] = [
  { ending: "txt", name: "twenty megabytes of one letter", text: () => many("A", MANY_BYTES) },
  { ending: "txt", name: "a hundred thousand lines", text: () => many("1 T-Men\n", 100_000) },
  { ending: "txt", name: "a hundred thousand lines of nonsense", text: () => many("what is\n", 100_000) },
  { ending: "txt", name: "a long blank line", text: () => `a${many(" ", 900_000)}b` },
  { ending: "txt", name: "a line of many copies", text: () => `a${many(" x1", 300_000)}b` },
  { ending: "txt", name: "999 copies three times", text: () => many("999 T-Men\n", 3) },
  { ending: "txt", name: "commands to a terminal", text: () => "1 \u001b[2J\u0007\u009b31m\u202eT-Men\n" },
  { ending: "txt", name: "nothing but comments", text: () => many("# a\n", 1_000) },
  { ending: "o8d", name: "fifty thousand broken cards", text: () => many("<card>A</crad>", 50_000) },
  {
    ending: "o8d",
    name: "a few broken cards",
    text: () => `<deck>${many('<card qty="1" id="x"/>', 50)}</deck>`,
  },
  { ending: "o8d", name: "cards that never close", text: () => many("<card ", 150_000) },
  { ending: "o8d", name: "tags that never close", text: () => many("<card>", 150_000) },
  { ending: "o8d", name: "a thousand million copies", text: () => '<card qty="1000000000">T-Men</card>' },
  { ending: "o8d", name: "no card", text: () => "<html><body>not found</body></html>" },
  { ending: "json", name: "a thousand million copies", text: () => '{"slots":{"core-set-12":1000000000}}' },
  {
    ending: "json",
    name: "a list as deep as the file",
    text: () => `{"slots":{"a":${many("[", 400_000)}${many("]", 400_000)}}}`,
  },
  {
    ending: "json",
    name: "the word behind every object",
    text: () => '{"slots":{"__proto__":3,"constructor":2}}',
  },
  { ending: "json", name: "no JSON", text: () => "{{{{" },
];
