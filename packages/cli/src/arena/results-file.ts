/** Results of an arena run: a header, then one JSON line for each quad (docs/arena/README.md). */
import { appendFileSync, existsSync, truncateSync } from "node:fs";
import { type Contestant, contestantName, type FieldDeck, type QuadResult, type Sides } from "@fhtagn/lab";
import { ENGINE_VERSION, hashText } from "@fhtagn/rules";
import type { CommandErrorWords } from "@fhtagn/words";
import { CliError, troubleOf } from "../errors.ts";
import { readUserFile } from "../files.ts";
import {
  type ArenaSession,
  type Header,
  RESULTS_FORMAT,
  type ResultLine,
  readResultLine,
} from "./result-line.ts";

/** Our own runs write for days. */
const RESULT_BYTES = 200_000_000;

export interface ArenaRun {
  readonly contestants: Sides<Contestant>;
  readonly field: readonly FieldDeck[];
  readonly seed: string;
}

export const headerOf = ({ contestants, field, seed }: ArenaRun): Header => ({
  format: RESULTS_FORMAT,
  engine: ENGINE_VERSION,
  A: contestantName(contestants.A),
  B: contestantName(contestants.B),
  seed,
  decks: field.map(({ name }) => name),
  cards: hashText(JSON.stringify(field)),
});

export interface ArenaResults {
  readonly header: Header;
  readonly sessions: readonly ArenaSession[];
  /** In the order of the plan. */
  readonly quads: readonly QuadResult[];
}

/** Every whole line; what a run that was cut off left half written is not one. */
export function readResults(file: string): ArenaResults {
  const text = readUserFile(file, RESULT_BYTES);
  const [first = "", ...others] = text
    .slice(0, text.lastIndexOf("\n") + 1)
    .split("\n")
    .filter((line) => line !== "");
  const header = readResultLine(first);
  if (header === null || !("format" in header))
    throw new CliError(({ results }) => results.noHeader(file, RESULTS_FORMAT));
  const lines = others.map((line, at) => lineIn(file, line, at + 2));
  const quads = new Map(lines.flatMap((line) => ("quad" in line ? [[line.quad, line] as const] : [])));
  const sessions = lines.flatMap((line) => ("session" in line ? [line.session] : []));
  return { header, sessions, quads: [...quads.values()].sort((a, b) => a.quad - b.quad) };
}

function lineIn(file: string, text: string, number: number): ResultLine {
  const line = readResultLine(text);
  if (line === null) throw new CliError(({ results }) => results.noResult(file, number));
  return line;
}

/** Begins the file or goes on with it; the same run only. */
export function openResults(file: string, header: Header): readonly QuadResult[] {
  if (!existsSync(file)) {
    appendLine(file, header);
    return [];
  }
  const kept = readResults(file);
  if (JSON.stringify(kept.header) !== JSON.stringify(header))
    throw new CliError(({ results }) => results.otherRun(file, differences(kept.header, header, results)));
  const text = readUserFile(file, RESULT_BYTES);
  const whole = Buffer.byteLength(text.slice(0, text.lastIndexOf("\n") + 1));
  if (whole < Buffer.byteLength(text)) truncateSync(file, whole);
  return kept.quads;
}

const differences = (
  kept: Header,
  wanted: Header,
  { otherValue, otherList }: CommandErrorWords["results"],
): string =>
  (Object.keys(wanted) as (keyof Header)[]) // an object has the keys of its type
    .filter((key) => JSON.stringify(kept[key]) !== JSON.stringify(wanted[key]))
    .map((key) =>
      typeof wanted[key] === "string" ? otherValue(key, String(kept[key]), wanted[key]) : otherList(key),
    )
    .join(", ");

export function appendLine(file: string, line: ResultLine): void {
  try {
    appendFileSync(file, `${JSON.stringify(line)}\n`);
  } catch (problem) {
    throw new CliError(({ files }) => files.unwritten(file, files.trouble[troubleOf(problem)]));
  }
}
