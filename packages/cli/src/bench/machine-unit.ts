/** One step of an xorshift32 chain in which every step needs the last: what the machine does at this moment. */
import { type Contender, contender, inTurn, type Pace, paceOf, RUNS, use } from "./in-turn.ts";

const STEPS = 20_000_000;
const NANOSECONDS = 1_000_000_000;

function chain(): number {
  let x = 2463534242 | 0;
  for (let i = 0; i < STEPS; i++) {
    x ^= x << 13;
    x ^= x >>> 17;
    x ^= x << 5;
  }
  use(x);
  return STEPS;
}

export const machineChain = (): Contender => contender([chain]);

/** Nanoseconds of the processor. */
export function unitOf(chained: Contender): Pace {
  const { median, best } = paceOf(chained, "cpu");
  return { median: NANOSECONDS / median, best: NANOSECONDS / best };
}

/** Measured alone. */
export function machineUnit(): number {
  const chained = machineChain();
  inTurn([chained], { rounds: RUNS, onRound: () => {} });
  return unitOf(chained).median;
}
