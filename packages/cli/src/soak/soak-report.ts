/** What a soak has to tell. */
import type { CommandWords, WorkbenchWords } from "@fhtagn/words";
import { BY_FAULT, FAULT_KINDS, type SoakedGame, type SoakFault, UNFINISHED } from "./game.ts";

export interface Total {
  readonly decisions: number;
  readonly ends: Readonly<Record<string, number>>;
  readonly faults: readonly SoakFault[];
}

export function addUp(games: readonly SoakedGame[]): Total {
  const ends: Record<string, number> = {};
  for (const { end } of games) ends[end] = (ends[end] ?? 0) + 1;
  return {
    decisions: games.reduce((sum, { decisions }) => sum + decisions, 0),
    ends,
    faults: games.flatMap(({ fault }) => fault ?? []),
  };
}

/** Told as soon as it is found: a long run need not be waited for. */
export const faultLine = (fault: SoakFault, { soak }: WorkbenchWords): string =>
  `${soak.fault({ ...fault, kind: soak.kinds[fault.kind] })}\n  ${fault.record}`;

export function totalLine(
  games: number,
  { decisions, ends, faults }: Total,
  { workbench: { soak }, reports: { replay } }: CommandWords,
): string {
  const names: Readonly<Record<string, string>> = {
    ...replay.because,
    [UNFINISHED]: replay.unfinished,
    [BY_FAULT]: soak.endedByFault,
  };
  const reasons = Object.entries(ends).map(([end, count]) => `${names[end] ?? end} ${count}`);
  const kinds = FAULT_KINDS.map(
    (kind) => `${soak.kinds[kind]} ${faults.filter((fault) => fault.kind === kind).length}`,
  );
  const told = faults.length === 0 ? soak.noFaults : soak.faults(faults.length, kinds.join(", "));
  return soak.total({ games, decisions, faults: told, ends: reasons.join(", ") });
}
