/** Reads the readable form of a record. */
import { LIMITS, quoted } from "../limits.ts";
import { TURN_LIMIT } from "../new-game.ts";
import { unescapeText } from "./digits.ts";
import { type Malformed, malformed } from "./faults.ts";
import { readEngine, readOptions, readResult, readRuleset, readSeed, readTurnLimit } from "./read-terms.ts";
import { READABLE_HEADING } from "./readable.ts";
import type { GameRecord, LogLine, ReadRecord, RecordedAnswer } from "./record.ts";

interface Line {
  readonly number: number;
  readonly text: string;
}
type Sections = ReadonlyMap<string, readonly Line[]>;

const SECTIONS = ["deck P1", "deck P2", "stories", "hashes", "game"];
const at = ({ number }: Line): { readonly line: number } => ({ line: number });

export function readReadable(text: string): ReadRecord {
  const lines = text.split(/\r?\n/).map((line, index) => ({ number: index + 1, text: line }));
  if (lines[0]?.text !== READABLE_HEADING)
    return malformed({ line: 1 }, { kind: "beginsOtherwise", wanted: READABLE_HEADING });
  const sections = sectionsOf(lines.slice(1));
  const missing = SECTIONS.find((name) => !sections.has(name));
  if (missing !== undefined)
    return malformed({ line: lines.length }, { kind: "noSection", section: missing });
  const parts = [readHeader, readDecks, readHashes, readGame].map((read) => read(sections));
  const fault = parts.find(isFault);
  if (fault !== undefined) return fault;
  return { ok: true, record: Object.assign({}, ...parts) as GameRecord }; // the four parts have all its fields
}

const isFault = (part: Partial<GameRecord> | Malformed): part is Malformed => "place" in part;

function sectionsOf(lines: readonly Line[]): Sections {
  const sections = new Map<string, Line[]>();
  let current: Line[] = [];
  sections.set("header", current);
  for (const line of lines) {
    const name = line.text.endsWith(":") ? line.text.slice(0, -1) : "";
    if (SECTIONS.includes(name)) {
      current = [];
      sections.set(name, current);
    } else if (line.text.trim() !== "") {
      current.push(line);
    }
  }
  return sections;
}

type Header = Pick<GameRecord, "engine" | "ruleset" | "options" | "turnLimit" | "seed" | "result">;
const HEADINGS = ["engine", "ruleset", "option", "turn limit", "seed", "result"];

function readHeader(sections: Sections): Header | Malformed {
  const found = new Map<string, string>();
  const pairs: (readonly [string, string])[] = [];
  for (const line of sections.get("header") ?? []) {
    const [, name = "", value = ""] = /^([^:]*): ?(.*)$/.exec(line.text) ?? [];
    if (!HEADINGS.includes(name))
      return malformed(at(line), { kind: "notUnderstood", text: quoted(line.text) });
    if (name !== "option" && found.has(name)) return malformed(at(line), { kind: "saidTwice", text: name });
    found.set(name, value);
    const [key = "", ...word] = value.split(" ");
    if (name === "option") pairs.push([key, word.join(" ")]);
  }
  return headerOf(found, pairs);
}

function headerOf(
  found: ReadonlyMap<string, string>,
  pairs: readonly (readonly [string, string])[],
): Header | Malformed {
  const engine = readEngine(found.get("engine") ?? "");
  if (typeof engine !== "string") return engine;
  const ruleset = readRuleset(found.get("ruleset") ?? "");
  if (typeof ruleset !== "string") return ruleset;
  const options = readOptions(pairs);
  if ("place" in options) return options;
  const turnLimit = readTurnLimit(Number(found.get("turn limit") ?? TURN_LIMIT));
  if (typeof turnLimit !== "number") return turnLimit;
  const written = found.get("seed");
  if (written === undefined) return malformed("seed", { kind: "missing" });
  const seed = readSeed(unescapeText(written));
  if (typeof seed !== "string") return seed;
  const words = found.get("result") ?? "not finished";
  const result = readResult(words === "not finished" ? [] : words.split(" "));
  if (result !== null && "place" in result) return result;
  return { engine, ruleset, options, turnLimit, seed, result };
}

function readDecks(sections: Sections): Pick<GameRecord, "decks" | "stories"> | Malformed {
  const P1 = readCards(sections.get("deck P1"));
  if ("place" in P1) return P1;
  const P2 = readCards(sections.get("deck P2"));
  if ("place" in P2) return P2;
  const stories = readCards(sections.get("stories"));
  if ("place" in stories) return stories;
  return { decks: { P1, P2 }, stories };
}

function readCards(lines: readonly Line[] = []): readonly string[] | Malformed {
  const codes: string[] = [];
  for (const line of lines) {
    const [, count, code] = /^([1-9]\d{0,2}) (\S+)( .*)?$/.exec(line.text) ?? [];
    if (code === undefined) return malformed(at(line), { kind: "noCard", text: quoted(line.text) });
    if (code.length > LIMITS.codeLetters) return malformed(at(line), { kind: "tooMuch", of: "codeLetters" });
    if (codes.length + Number(count) > LIMITS.deckCards)
      return malformed(at(line), { kind: "tooMuch", of: "deckCards" });
    for (let copy = 0; copy < Number(count); copy++) codes.push(unescapeText(code));
  }
  return codes;
}

function readHashes(sections: Sections): Pick<GameRecord, "hashes" | "end"> | Malformed {
  const hashes: string[] = [];
  let end: string | undefined;
  for (const line of sections.get("hashes") ?? []) {
    const [, turn, hash] = /^(?:turn (\d+)|end) ([0-9a-f]{6,16})$/.exec(line.text) ?? [];
    const fits =
      hash !== undefined && end === undefined && (turn === undefined || Number(turn) === hashes.length + 1);
    if (!fits) return malformed(at(line), { kind: "noHash", text: quoted(line.text) });
    if (hashes.length >= LIMITS.turns) return malformed(at(line), { kind: "tooMuch", of: "turns" });
    if (turn === undefined) end = hash;
    else hashes.push(hash);
  }
  return end === undefined ? malformed("hashes", { kind: "noEnd" }) : { hashes, end };
}

function readGame(sections: Sections): Pick<GameRecord, "answers" | "log"> | Malformed {
  const answers: RecordedAnswer[] = [];
  const log: LogLine[] = [];
  for (const line of sections.get("game") ?? []) {
    if (line.text.startsWith("  ")) {
      const limit = logLimitBroken(log, line);
      if (limit !== undefined) return malformed(at(line), { kind: "tooMuch", of: limit });
      log.push({ at: answers.length, text: line.text.slice(2) });
      continue;
    }
    const answer = readAnswer(line.text);
    if (answer === null) return malformed(at(line), { kind: "noAnswer", text: quoted(line.text) });
    if (answers.length >= LIMITS.answers) return malformed(at(line), { kind: "tooMuch", of: "answers" });
    answers.push(answer);
  }
  return { answers, log };
}

function logLimitBroken(log: readonly LogLine[], { text }: Line): "logLines" | "logLineLetters" | undefined {
  if (log.length >= LIMITS.logLines) return "logLines";
  return text.length > LIMITS.logLineLetters ? "logLineLetters" : undefined;
}

function readAnswer(text: string): RecordedAnswer | null {
  const [, choose] = /^> choose (\d{1,6})$/.exec(text) ?? [];
  if (choose !== undefined) return { choose: Number(choose) };
  const [, player, after] = /^> (P[12]) concedes after (\d{1,6})$/.exec(text) ?? [];
  if (player !== undefined) return { concede: player === "P1" ? "P1" : "P2", after: Number(after) };
  const [, places] = /^> assign((?: (?:-|\d{1,6}))*)$/.exec(text) ?? [];
  if (places === undefined) return null;
  const words = places.split(" ").filter((word) => word !== "");
  return { assign: words.map((word) => (word === "-" ? -1 : Number(word))) };
}
