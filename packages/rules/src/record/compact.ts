/** The compact form of a record: one line of characters that are safe in an address, without the log. */
import { PLAYERS } from "../language/words.ts";
import { TURN_LIMIT } from "../new-game.ts";
import { hashText } from "../state/save.ts";
import {
  cursorOver,
  digits,
  escapeText,
  fixedDigits,
  takeDigits,
  takeFixed,
  unescapeText,
} from "./digits.ts";
import { packAnswers, unpackAnswers } from "./pack-answers.ts";
import { packCards, setsOf, unpackCards } from "./pack-cards.ts";
import { readEngine, readOptions, readResult, readRuleset } from "./read-terms.ts";
import { type GameRecord, type Malformed, malformed, type ReadRecord } from "./record.ts";

export const COMPACT_HEADING = "fhtagn1";
const FIELDS = [
  "heading",
  "engine",
  "ruleset",
  "options",
  "turn limit",
  "seed",
  "sets",
  "deck of P1",
  "deck of P2",
  "stories",
  "answers",
  "hashes",
  "end",
  "result",
  "checksum",
] as const;
type Field = (typeof FIELDS)[number];
type Fields = Readonly<Record<Field, string>>;

/** Of each turn's hash the first 24 bits, of the last one all. */
const HASH_DIGITS = 6;
const HASH_WIDTH = 4;
const HEX = /^[0-9a-f]{16}$/;

const checksum = (text: string): string => hashText(text).slice(0, HASH_DIGITS);
const packHash = (hash: string): string =>
  fixedDigits(Number.parseInt(hash.slice(0, HASH_DIGITS), 16), HASH_WIDTH);

export function writeCompact(record: GameRecord): string {
  const { engine, ruleset, options, turnLimit, seed, decks, stories, answers, hashes, end, result } = record;
  const sets = setsOf([decks.P1, decks.P2, stories]);
  const body = [
    COMPACT_HEADING,
    engine,
    ruleset,
    Object.entries(options)
      .map(([key, value]) => `${escapeText(key)}.${escapeText(String(value))}`)
      .join("."),
    turnLimit === TURN_LIMIT ? "" : digits(turnLimit),
    escapeText(seed),
    sets.map((set) => escapeText(set)).join("."),
    ...PLAYERS.map((player) => packCards(decks[player], sets)),
    packCards(stories, sets),
    packAnswers(answers),
    hashes.map(packHash).join(""),
    end,
    result === null ? "" : `${result.winner}.${result.because}`,
  ].join("*");
  return `${body}*${checksum(body)}`;
}

export function readCompact(text: string): ReadRecord {
  const fields = fieldsOf(text.trim());
  if ("ok" in fields) return fields;
  const terms = readTerms(fields);
  if ("ok" in terms) return terms;
  const cards = readCards(fields);
  if ("ok" in cards) return cards;
  const answers = unpackAnswers(fields.answers);
  if (typeof answers === "string") return malformed("answers", answers);
  const hashes = readHashes(fields.hashes);
  if (typeof hashes === "string") return malformed("hashes", hashes);
  if (!HEX.test(fields.end)) return malformed("end", `"${fields.end}" is no hash`);
  const { end } = fields;
  return { ok: true, record: { ...terms, ...cards, answers, hashes, end, log: [] } };
}

function fieldsOf(text: string): Fields | Malformed {
  const parts = text.split("*");
  if (parts[0] !== COMPACT_HEADING)
    return malformed("heading", `it does not begin with "${COMPACT_HEADING}"`);
  if (parts.length !== FIELDS.length)
    return malformed("heading", `${FIELDS.length} fields are needed, not ${parts.length}`);
  const body = text.slice(0, text.lastIndexOf("*"));
  if (parts.at(-1) !== checksum(body)) return malformed("checksum", "the text was changed or cut");
  const entries = FIELDS.map((field, index) => [field, parts[index] ?? ""] as const);
  return Object.fromEntries(entries) as Fields; // one entry for every field
}

type ReadTerms = Pick<GameRecord, "engine" | "ruleset" | "options" | "turnLimit" | "seed" | "result">;

function readTerms(fields: Fields): ReadTerms | Malformed {
  const engine = readEngine(fields.engine);
  if (typeof engine !== "string") return engine;
  const ruleset = readRuleset(fields.ruleset);
  if (typeof ruleset !== "string") return ruleset;
  const words = fields.options === "" ? [] : fields.options.split(".").map(unescapeText);
  const pairs = words.flatMap((word, at) => (at % 2 === 0 ? [[word, words[at + 1] ?? ""] as const] : []));
  const options = readOptions(pairs);
  if ("place" in options) return options;
  const cursor = cursorOver(fields["turn limit"]);
  const turnLimit = fields["turn limit"] === "" ? TURN_LIMIT : takeDigits(cursor);
  if (cursor.fault !== "") return malformed("turn limit", cursor.fault);
  const result = readResult(fields.result.split("."));
  if (result !== null && "place" in result) return result;
  return { engine, ruleset, options, turnLimit, seed: unescapeText(fields.seed), result };
}

function readCards(fields: Fields): Pick<GameRecord, "decks" | "stories"> | Malformed {
  const sets = fields.sets.split(".").map(unescapeText);
  const P1 = unpackCards(fields["deck of P1"], sets);
  if (typeof P1 === "string") return malformed("deck of P1", P1);
  const P2 = unpackCards(fields["deck of P2"], sets);
  if (typeof P2 === "string") return malformed("deck of P2", P2);
  const stories = unpackCards(fields.stories, sets);
  if (typeof stories === "string") return malformed("stories", stories);
  return { decks: { P1, P2 }, stories };
}

function readHashes(text: string): readonly string[] | string {
  const cursor = cursorOver(text);
  const hashes: string[] = [];
  while (cursor.at < text.length && cursor.fault === "")
    hashes.push(takeFixed(cursor, HASH_WIDTH).toString(16).padStart(HASH_DIGITS, "0"));
  return cursor.fault === "" ? hashes : cursor.fault;
}
