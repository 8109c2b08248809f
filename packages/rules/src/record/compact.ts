/** The compact form of a record: one line of characters that are safe in an address, without the log. */
import { PLAYERS } from "../language/words.ts";
import { LIMITS, quoted } from "../limits.ts";
import { TURN_LIMIT } from "../new-game.ts";
import { hashText } from "../state/save.ts";
import {
  cursorOver,
  digits,
  escapeText,
  failByLimit,
  fixedDigits,
  takeDigits,
  takeFixed,
  unescapeText,
} from "./digits.ts";
import { type Malformed, malformed, type RecordFault } from "./faults.ts";
import { packAnswers, unpackAnswers } from "./pack-answers.ts";
import { packCards, setsOf, unpackCards } from "./pack-cards.ts";
import { readEngine, readOptions, readResult, readRuleset, readSeed, readTurnLimit } from "./read-terms.ts";
import type { GameRecord, ReadRecord } from "./record.ts";

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
  if ("kind" in answers) return malformed("answers", answers);
  const hashes = readHashes(fields.hashes);
  if ("kind" in hashes) return malformed("hashes", hashes);
  if (!HEX.test(fields.end)) return malformed("end", { kind: "noHash", text: quoted(fields.end) });
  const { end } = fields;
  return { ok: true, record: { ...terms, ...cards, answers, hashes, end, log: [] } };
}

function fieldsOf(text: string): Fields | Malformed {
  const parts = text.split("*");
  if (parts[0] !== COMPACT_HEADING)
    return malformed("heading", { kind: "beginsOtherwise", wanted: COMPACT_HEADING });
  if (parts.length !== FIELDS.length)
    return malformed("heading", { kind: "fields", needed: FIELDS.length, found: parts.length });
  const body = text.slice(0, text.lastIndexOf("*"));
  if (parts.at(-1) !== checksum(body)) return malformed("checksum", { kind: "changed" });
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
  const turns = fields["turn limit"] === "" ? TURN_LIMIT : takeDigits(cursor);
  if (cursor.fault !== null) return malformed("turn limit", cursor.fault);
  const turnLimit = readTurnLimit(turns);
  if (typeof turnLimit !== "number") return turnLimit;
  const seed = readSeed(unescapeText(fields.seed));
  if (typeof seed !== "string") return seed;
  const result = readResult(fields.result.split("."));
  if (result !== null && "place" in result) return result;
  return { engine, ruleset, options, turnLimit, seed, result };
}

function readCards(fields: Fields): Pick<GameRecord, "decks" | "stories"> | Malformed {
  const sets = fields.sets.split(".").map(unescapeText);
  if (sets.some((set) => set.length > LIMITS.codeLetters))
    return malformed("sets", { kind: "tooMuch", of: "codeLetters" });
  const P1 = unpackCards(fields["deck of P1"], sets);
  if ("kind" in P1) return malformed("deck of P1", P1);
  const P2 = unpackCards(fields["deck of P2"], sets);
  if ("kind" in P2) return malformed("deck of P2", P2);
  const stories = unpackCards(fields.stories, sets);
  if ("kind" in stories) return malformed("stories", stories);
  return { decks: { P1, P2 }, stories };
}

function readHashes(text: string): readonly string[] | RecordFault {
  const cursor = cursorOver(text);
  const hashes: string[] = [];
  if (text.length > LIMITS.turns * HASH_WIDTH) failByLimit(cursor, "turns");
  while (cursor.at < text.length && cursor.fault === null)
    hashes.push(takeFixed(cursor, HASH_WIDTH).toString(16).padStart(HASH_DIGITS, "0"));
  return cursor.fault ?? hashes;
}
