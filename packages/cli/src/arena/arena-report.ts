/** A run in words. */
import { botNames } from "@fhtagn/bots";
import {
  type ArenaSide,
  type ArenaSummary,
  type ArenaThinking,
  type Interval,
  LLR_BOUND,
  type Sprt,
  summarize,
} from "@fhtagn/lab";
import type { Locale } from "@fhtagn/rules";
import { commandWords, type WorkbenchWords } from "@fhtagn/words";
import { columns } from "../output.ts";
import type { ArenaSession, Header } from "./result-line.ts";
import type { ArenaResults } from "./results-file.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const between = ({ low, high }: Interval): string => `[${percent(low)}, ${percent(high)}]`;

const signed = (elo: number): string => {
  if (!Number.isFinite(elo)) return elo > 0 ? "+inf" : "-inf";
  return `${elo < 0 ? "" : "+"}${Math.round(elo)}`;
};

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : Math.round(value).toString());

type ArenaWords = WorkbenchWords["arena"];

export interface Report {
  readonly header: Header;
  readonly summary: ArenaSummary;
  readonly sessions: readonly ArenaSession[];
  readonly sprt?: Sprt;
}

export function reportText({ header, summary, sessions, sprt }: Report, locale: Locale): string {
  const { arena: words } = commandWords(locale).workbench;
  const { decks } = header;
  const { games, quads, wins, draws } = summary;
  const faultCount = summary.faults.length;
  return [
    words.head({ ...header, games, quads, decks: decks.length }),
    columns([
      [words.rows.score, `${percent(summary.score)} ${between(summary.interval)}, ${eloText(summary)}`],
      ["", words.results(wins.A, wins.B, draws)],
      ["", words.intervals(between(summary.bootstrap), between(summary.wilson))],
      ...(sprt === undefined ? [] : [["SPRT", sprtText(sprt, words)]]),
      [words.rows.first, `${percent(summary.firstSeat.score)} ${between(summary.firstSeat.interval)}`],
      [words.rows.length, lengthText(summary, words)],
      [words.rows.ends, endsText(summary, locale)],
      ...(["A", "B"] as const).map((side) => [
        `${side} ${header[side]}`,
        thinkingText(summary.thinking[side], words),
      ]),
      ...sessions.map((session) => [words.rows.machine, machineText(session, words)]),
      [words.rows.faults, faultCount === 0 ? words.noFaults : words.faults(faultCount)],
    ]),
    ...faultLines(summary, words),
  ].join("\n");
}

const eloText = ({ elo, eloInterval: { low, high } }: ArenaSummary): string =>
  `Elo ${signed(elo)} [${signed(low)}, ${signed(high)}]`;

const sprtText = ({ verdict, llr, quads }: Sprt, words: ArenaWords): string =>
  words.sprt({ verdict, quads, llr: llr.toFixed(2), bound: String(LLR_BOUND) });

const lengthText = ({ turns, decisionsPerGame }: ArenaSummary, words: ArenaWords): string =>
  words.length(turns.mean.toFixed(1), turns.most, Math.round(decisionsPerGame));

/** Deck-outs and games at the cap are always told, also when there are none. */
const endsText = ({ ends }: ArenaSummary, locale: Locale): string => {
  const { reports, workbench } = commandWords(locale);
  const { deckOut, lastTurn, faultKinds } = workbench.arena;
  const names = new Map<string, string>([
    ...Object.entries({ ...faultKinds, ...reports.replay.because }),
    ["deck", deckOut],
    ["turns", lastTurn],
  ]);
  return Object.entries({ stories: 0, deck: 0, turns: 0, ...ends })
    .map(([end, count]) => `${names.get(end) ?? end} ${count}`)
    .join(", ");
};

function thinkingText(
  { decisions, msP50, msP95, msMax, simulationsPerSecond }: ArenaThinking,
  words: ArenaWords,
): string {
  const times = words.thinking(`${ms(msP50)} / ${ms(msP95)} / ${ms(msMax)}`, decisions);
  return simulationsPerSecond === 0 ? times : times + words.simulations(Math.round(simulationsPerSecond));
}

const machineText = (
  { machineUnitNanoseconds, cores, workers }: ArenaSession,
  { machine }: ArenaWords,
): string => machine(machineUnitNanoseconds, cores, workers);

const faultLines = ({ faults }: ArenaSummary, words: ArenaWords): readonly string[] =>
  faults.map(
    ({ quad, game, side, kind, message, record }) =>
      `  ${words.fault(words.quad(quad, game + 1, side), words.faultKinds[kind], message)}\n    ${record}`,
  );

/** Every bot against every other: the score of the row, from all files that hold the two. In the order of the ladder. */
export function matrixText(files: readonly ArenaResults[], words: ArenaWords): string {
  const found = new Set(files.flatMap(({ header }) => [header.B, header.A]));
  const names = [...found].sort((a, b) => rungOf(a) - rungOf(b));
  const rows = names.map((row) => [row, ...names.map((column) => cell(files, [row, column], words))]);
  return columns([["", ...names], ...rows]);
}

const LADDER: readonly string[] = botNames();
/** "tuned@200" stands where "tuned" does. */
const rungOf = (name: string): number => LADDER.indexOf(name.replace(/@.*/, ""));

function cell(
  files: readonly ArenaResults[],
  [row, column]: readonly [string, string],
  { ofGames }: ArenaWords,
): string {
  const found = files.filter(({ header }) =>
    [row, column].every((name) => [header.A, header.B].includes(name)),
  );
  const played = found.filter(({ header }) =>
    row === column ? header.A === header.B : header.A !== header.B,
  );
  const [first] = played;
  if (first === undefined) return "-";
  const quads = played.flatMap((results) =>
    results.header.A === row ? results.quads : results.quads.map(exchanged),
  );
  const { score, interval, games } = summarize(quads);
  const [low, high] = [interval.low, interval.high].map((share) => (100 * share).toFixed(1));
  return ofGames(`${percent(score)} [${low}, ${high}]`, games);
}

type QuadOf = ArenaResults["quads"][number];
const OTHER: Readonly<Record<ArenaSide | "draw", ArenaSide | "draw">> = { A: "B", B: "A", draw: "draw" };

/** Only what a score is made of. */
const exchanged = (quad: QuadOf): QuadOf => ({
  ...quad,
  games: quad.games.map((game) => ({ ...game, winner: OTHER[game.winner] })),
});
