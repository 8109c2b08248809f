/** A run for programs: the fields that they rely on, and beside them all that is known. */
import type { Report } from "./arena-report.ts";

export function forPrograms(report: Report) {
  const { header, summary } = report;
  const { games, score, interval, draws, ends, msPerDecision } = summary;
  return {
    a: header.A,
    b: header.B,
    games,
    winRate: score,
    low: interval.low,
    high: interval.high,
    draws,
    capped: ends.turns ?? 0,
    msPerDecision,
    ...report,
  };
}
