/** What was measured, as lines for people. */
import type { ElderGame } from "./elder-game.ts";
import type { Feedback } from "./feedback.ts";
import type { Held } from "./held-up.ts";
import type { HostileTime } from "./hostile-times.ts";
import type { Opening } from "./opening.ts";
import type { ReviewTime } from "./review.ts";
import type { LevelTimes } from "./thinking.ts";

export interface Measured {
  /** How many times slower than this machine. */
  readonly rate: number;
  readonly opening?: Opening;
  readonly feedback?: readonly Feedback[];
  readonly elderGame?: ElderGame;
  readonly thinking?: readonly LevelTimes[];
  readonly review?: ReviewTime;
  readonly hostile?: readonly HostileTime[];
}

interface Row {
  readonly what: string;
  readonly wanted: string;
  readonly value: string;
}

const ms = (value: number): string => `${Math.round(value)} ms`;
const seconds = (value: number): string => `${(value / 1000).toFixed(1)} s`;

const openingRows = ({ toFirstPage, toDecision, toDecisionBySetup }: Opening): readonly Row[] => [
  { what: "first page can be clicked", wanted: "", value: seconds(toFirstPage) },
  { what: "first own decision, one click", wanted: "10 s", value: seconds(toDecision) },
  { what: "first own decision by the set-up, two clicks", wanted: "10 s", value: seconds(toDecisionBySetup) },
];

const feedbackRows = (all: readonly Feedback[]): readonly Row[] =>
  all.map(({ what, median, longest, cpu }) => ({
    what: `feedback: ${what}`,
    wanted: "100 ms",
    value: `${ms(median)}, longest ${ms(longest)}, ${ms(cpu)} computed`,
  }));

const heldRows = (when: string, wanted: string, held: Held): readonly Row[] => [
  {
    what: `longest task, ${when}`,
    wanted,
    value: `${ms(held.longestCpu)} computed (${ms(held.longest)} by the clock), ${held.tasksOver50} over 50 ms`,
  },
  {
    what: `called long by the browser, ${when}`,
    wanted: "",
    value: `${held.calledLong}, longest wait of a timer ${ms(held.longestGap)}`,
  },
];

const gameRows = (game: ElderGame): readonly Row[] => [
  {
    what: "game against Elder",
    wanted: "",
    value: `${Math.round(game.seconds)} s, ${game.thoughts} thoughts`,
  },
  ...heldRows("while Elder thinks", "50 ms", game.whileItThinks),
  ...heldRows("the whole game", "", game.wholeGame),
];

const thinkingRows = (all: readonly LevelTimes[]): readonly Row[] =>
  all.map(({ level, p50, p95, max }) => ({
    what: `one decision of ${level}`,
    wanted: "about 1 s",
    value: `${ms(p50)}, p95 ${ms(p95)}, longest ${ms(max)}`,
  }));

const reviewRows = ({ decisions, seconds: taken, held }: ReviewTime): readonly Row[] => [
  { what: `review of ${decisions} decisions`, wanted: "60 s", value: seconds(taken * 1000) },
  ...heldRows("during the review", "50 ms", held),
];

const hostileRows = (all: readonly HostileTime[]): readonly Row[] =>
  all.map(({ what, refused, blocked }) => ({
    what,
    wanted: "1 s, 100 ms",
    value: `${ms(refused)}, main thread held up ${ms(blocked)}`,
  }));

const rowsOf = ({ opening, feedback, elderGame, thinking, review, hostile }: Measured): readonly Row[] => [
  ...(opening ? openingRows(opening) : []),
  ...(feedback ? feedbackRows(feedback) : []),
  ...(elderGame ? gameRows(elderGame) : []),
  ...(thinking ? thinkingRows(thinking) : []),
  ...(review ? reviewRows(review) : []),
  ...(hostile ? hostileRows(hostile) : []),
];

const worstLines = ({ rate, elderGame }: Measured): readonly string[] =>
  (elderGame?.whileItThinks.worst ?? []).map(
    ({ cpu, parts }) => `  ${rate}x: ${ms(cpu)}: ${parts.join(", ") || "nothing large"}`,
  );

/** One column for each rate. */
export function reportTable(all: readonly Measured[]): string {
  const columns = all.map((measured) => rowsOf(measured));
  const heads = all.map(({ rate }) => (rate === 1 ? "this machine" : `${rate} times slower`));
  const lines = (columns[0] ?? []).map(({ what, wanted }, at) => [
    what,
    wanted,
    ...columns.map((rows) => rows[at]?.value ?? ""),
  ]);
  const table = [["", "wanted", ...heads], ...lines];
  const widths = table[0]?.map((_, column) => Math.max(...table.map((line) => line[column]?.length ?? 0)));
  const drawn = table.map((line) =>
    line
      .map((cell, column) => cell.padEnd(widths?.[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
  const worst = all.flatMap(worstLines);
  return [
    ...drawn,
    ...(worst.length > 0 ? ["", "Longest tasks while Elder thinks, and their largest parts:", ...worst] : []),
  ].join("\n");
}
