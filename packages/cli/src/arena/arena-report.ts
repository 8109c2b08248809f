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
import { columns } from "../output.ts";
import type { ArenaResults, ArenaSession, Header } from "./results-file.ts";

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const between = ({ low, high }: Interval): string => `[${percent(low)}, ${percent(high)}]`;

const signed = (elo: number): string => {
  if (!Number.isFinite(elo)) return elo > 0 ? "+inf" : "-inf";
  return `${elo < 0 ? "" : "+"}${Math.round(elo)}`;
};

const ms = (value: number): string => (value < 10 ? value.toFixed(2) : Math.round(value).toString());

export interface Report {
  readonly header: Header;
  readonly summary: ArenaSummary;
  readonly sessions: readonly ArenaSession[];
  readonly sprt?: Sprt;
}

export function reportText({ header, summary, sessions, sprt }: Report): string {
  const { A, B, seed, decks, engine } = header;
  const { games, quads, wins, draws } = summary;
  return [
    `${A} against ${B}: ${games} games in ${quads} quads, ${decks.length} decks, seed "${seed}", engine ${engine}`,
    columns([
      ["score of A", `${percent(summary.score)} ${between(summary.interval)}, ${eloText(summary)}`],
      ["", `${wins.A} won, ${wins.B} lost, ${draws} drawn`],
      ["", `bootstrap over quads ${between(summary.bootstrap)}, Wilson ${between(summary.wilson)}`],
      ...(sprt === undefined ? [] : [["SPRT", sprtText(sprt)]]),
      ["first seat", `${percent(summary.firstSeat.score)} ${between(summary.firstSeat.interval)}`],
      ["length", lengthText(summary)],
      ["ends", endsText(summary)],
      ...(["A", "B"] as const).map((side) => [
        `${side} ${header[side]}`,
        thinkingText(summary.thinking[side]),
      ]),
      ...sessions.map((session) => ["machine", machineText(session)]),
      ["faults", summary.faults.length === 0 ? "none" : `${summary.faults.length}: the run fails`],
    ]),
    ...faultLines(summary),
  ].join("\n");
}

const eloText = ({ elo, eloInterval: { low, high } }: ArenaSummary): string =>
  `Elo ${signed(elo)} [${signed(low)}, ${signed(high)}]`;

const sprtText = ({ verdict, llr, quads }: Sprt): string =>
  `${verdict} after ${quads} quads: LLR ${llr.toFixed(2)} (bounds +-${LLR_BOUND}, 0 against +20 Elo)`;

const lengthText = ({ turns, decisionsPerGame }: ArenaSummary): string =>
  `${turns.mean.toFixed(1)} turns a game, at most ${turns.most}; ${Math.round(decisionsPerGame)} decisions a game`;

/** Deck-outs and games at the cap are always told, also when there are none. */
const endsText = ({ ends }: ArenaSummary): string =>
  Object.entries({ stories: 0, deck: 0, turns: 0, ...ends })
    .map(([end, count]) => `${ENDS.get(end) ?? end} ${count}`)
    .join(", ");

const ENDS: ReadonlyMap<string, string> = new Map([
  ["deck", "deck out"],
  ["turns", "60 turns"],
]);

function thinkingText({ decisions, msP50, msP95, msMax, simulationsPerSecond }: ArenaThinking): string {
  const times = `${ms(msP50)} / ${ms(msP95)} / ${ms(msMax)} ms a decision (p50 / p95 / max), ${decisions} decisions`;
  return simulationsPerSecond === 0
    ? times
    : `${times}, ${Math.round(simulationsPerSecond)} simulations a second`;
}

const machineText = ({ machineUnitNanoseconds, cores, workers }: ArenaSession): string =>
  `unit ${machineUnitNanoseconds} ns, ${cores} cores, ${workers} workers`;

const faultLines = ({ faults }: ArenaSummary): readonly string[] =>
  faults.map(
    ({ quad, game, side, kind, message, record }) =>
      `  quad ${quad}, game ${game + 1}, ${side}: ${kind}: ${message}\n    ${record}`,
  );

/** Every bot against every other: the score of the row, from all files that hold the two. In the order of the ladder. */
export function matrixText(files: readonly ArenaResults[]): string {
  const found = new Set(files.flatMap(({ header }) => [header.B, header.A]));
  const names = [...found].sort((a, b) => rungOf(a) - rungOf(b));
  const rows = names.map((row) => [row, ...names.map((column) => cell(files, row, column))]);
  return columns([["", ...names], ...rows]);
}

const LADDER: readonly string[] = botNames();
/** "tuned@200" stands where "tuned" does. */
const rungOf = (name: string): number => LADDER.indexOf(name.replace(/@.*/, ""));

function cell(files: readonly ArenaResults[], row: string, column: string): string {
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
  return `${percent(score)} [${low}, ${high}] of ${games}`;
}

type QuadOf = ArenaResults["quads"][number];
const OTHER: Readonly<Record<ArenaSide | "draw", ArenaSide | "draw">> = { A: "B", B: "A", draw: "draw" };

/** Only what a score is made of. */
const exchanged = (quad: QuadOf): QuadOf => ({
  ...quad,
  games: quad.games.map((game) => ({ ...game, winner: OTHER[game.winner] })),
});
