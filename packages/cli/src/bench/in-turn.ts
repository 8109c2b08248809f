/**
 * Measuring in turn: everybody does a part, then everybody the next, and all of it again. What disturbs the machine
 * for a while disturbs all alike, and no round that was disturbed counts for more than itself.
 */
import { median } from "./measure.ts";

export const RUNS = 5;

/** Does the same work each time, and says how much it was. */
export type MeasuredPart = () => number;

/** In seconds: by the clock on the wall, and what the process took of the processors, all its threads together. */
interface Spent {
  readonly clock: number;
  readonly cpu: number;
}

export interface Contender {
  readonly parts: readonly MeasuredPart[];
  /** Each time a part was done, by part. */
  readonly times: readonly Spent[][];
  /** How much one part is, by part. */
  readonly amounts: number[];
}

export const contender = (parts: readonly MeasuredPart[]): Contender => ({
  parts,
  times: parts.map(() => []),
  amounts: parts.map(() => 0),
});

function spentOn(work: () => unknown): Spent {
  const clock = performance.now();
  const cpu = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(cpu);
  return { clock: (performance.now() - clock) / 1000, cpu: (user + system) / 1_000_000 };
}

function playPart({ parts, times, amounts }: Contender, at: number): void {
  const part = parts[at];
  if (part === undefined) return;
  times[at]?.push(
    spentOn(() => {
      amounts[at] = part();
    }),
  );
}

/** Rounds before the first that counts: the engine is large, and compiled as it is used. */
const WARM_UPS = 2;

/** Nobody always follows the same one, and clears away what that one left. */
function startingWith<T>(all: readonly T[], turn: number): readonly T[] {
  const first = turn % all.length;
  return [...all.slice(first), ...all.slice(0, first)];
}

export interface Rounds {
  readonly rounds: number;
  readonly onRound: (done: number) => void;
}

export function inTurn(contenders: readonly Contender[], { rounds, onRound }: Rounds): void {
  const longest = Math.max(...contenders.map(({ parts }) => parts.length));
  for (let round = 0; round < WARM_UPS + rounds; round++) {
    if (round === WARM_UPS) for (const { times } of contenders) for (const part of times) part.length = 0;
    for (let at = 0; at < longest; at++)
      for (const one of startingWith(contenders, round + at)) playPart(one, at);
    if (round >= WARM_UPS) onRound(round - WARM_UPS + 1);
  }
}

/** So much a second; `best` takes each part at its quickest. */
export interface Pace {
  readonly median: number;
  readonly best: number;
}

export function paceOf({ times, amounts }: Contender, by: keyof Spent): Pace {
  const amount = amounts.reduce((sum, one) => sum + one, 0);
  const seconds = (of: (times: readonly number[]) => number): number =>
    times.reduce((sum, part) => sum + of(part.map((spent) => spent[by])), 0);
  return { median: amount / seconds(median), best: amount / seconds((all) => Math.min(...all)) };
}

/** How much faster one is than the other, from the times they took for the same part, one right after the other. */
export function pairedRatio(one: Contender, other: Contender): number {
  const pairs = one.times.flatMap((part, at) =>
    part.map(({ cpu }, round) => {
      const share = (one.amounts[at] ?? 0) / (other.amounts[at] ?? 0);
      return (share * (other.times[at]?.[round]?.cpu ?? Number.NaN)) / cpu;
    }),
  );
  return median(pairs);
}

/** Work that is over too soon to be timed alone. */
const LEAST_SECONDS = 0.03;

/** Such work is compiled while it is done, and at first takes ten times as long: how often is counted after that. */
const WARMING_SECONDS = 0.4;

function warm(work: () => number): void {
  for (let spent = 0; spent < WARMING_SECONDS; ) spent += spentOn(work).cpu;
}

/** The work as many times over as a part needs; `work` says how much it was once. */
export function oftenEnough(work: () => number): MeasuredPart {
  const repeated = (times: number): number => {
    let amount = 0;
    for (let time = 0; time < times; time++) amount += work();
    return amount;
  };
  warm(work);
  let times = 1;
  while (spentOn(() => repeated(times)).cpu < LEAST_SECONDS) times *= 2;
  return () => repeated(times);
}

/** One call for each of the inputs, over and over. */
export const callsOf = <T>(inputs: readonly T[], work: (input: T) => unknown): Contender =>
  contender([
    oftenEnough(() => {
      for (const input of inputs) use(work(input));
      return inputs.length;
    }),
  ]);

/** Looks at a result, so that no work can be left out as unused. */
export function use(result: unknown): void {
  if (result === use) throw new Error("nothing is measured");
}

const MICROSECONDS = 1_000_000;

/** Of one call, by the processor's time. */
export function microsecondsOf(calls: Contender): Pace {
  const { median: often, best } = paceOf(calls, "cpu");
  return { median: MICROSECONDS / often, best: MICROSECONDS / best };
}
