/** The exhaustive run: until every card was played and every ability used so many times. */
import {
  addOutcomes,
  NO_OUTCOME,
  playBuiltTrials,
  playRandomTrial,
  type Stage,
  type StageFault,
  type TrialOutcome,
} from "./stages.ts";
import type { WantedUse } from "./wanted.ts";

export interface ExhaustTerms {
  readonly seed: string;
  /** Random games. */
  readonly games: number;
  /** Uses that are wanted of everything. */
  readonly times: number;
}

/** A piece of work that stands alone: it gives the same outcome wherever and whenever it is done. */
export type ExhaustJob =
  | { readonly stage: "random"; readonly seeds: readonly string[] }
  | {
      readonly stage: "built";
      readonly wanted: WantedUse;
      readonly seed: string;
      readonly missing: number;
      readonly idle: boolean;
    };

/** Does the jobs, all of one stage, in any order; the outcomes come in the order of the jobs. */
export type JobRunner = (jobs: readonly ExhaustJob[]) => Promise<readonly TrialOutcome[]>;

export interface AbilityUse extends WantedUse {
  readonly random: number;
  readonly built: number;
  /** It changed something in one of them; a card itself always does. */
  readonly changed: boolean;
}

export interface ExhaustReport {
  readonly games: number;
  readonly positions: number;
  /** Answers given in both. */
  readonly answers: number;
  readonly uses: readonly AbilityUse[];
  readonly faults: readonly StageFault[];
}

const GAMES_A_JOB = 5;
/** Positions after which a card is given up. */
const ATTEMPTS = 1500;

export function runExhaustJob(stage: Stage, job: ExhaustJob): TrialOutcome {
  if (job.stage === "built") return playBuiltTrials(stage, job.wanted, { ...job, attempts: ATTEMPTS });
  return total(job.seeds.map((seed) => playRandomTrial(stage, seed)));
}

export async function exhaustAbilities(
  wanted: readonly WantedUse[],
  { seed, games, times }: ExhaustTerms,
  run: JobRunner,
): Promise<ExhaustReport> {
  const random = total(await run(randomJobs(seed, games)));
  const jobs = wanted.flatMap((one): readonly ExhaustJob[] => {
    const missing = Math.max(0, times - (random.uses[one.key] ?? 0));
    const idle = isAbility(one) && !random.changed.includes(one.key);
    return missing > 0 || idle ? [{ stage: "built", wanted: one, seed, missing, idle }] : [];
  });
  const built = total(jobs.length === 0 ? [] : await run(jobs));
  return {
    games: random.tried,
    positions: built.tried,
    answers: random.answers + built.answers,
    uses: wanted.map((one) => ({
      ...one,
      random: random.uses[one.key] ?? 0,
      built: built.uses[one.key] ?? 0,
      changed: !isAbility(one) || random.changed.includes(one.key) || built.changed.includes(one.key),
    })),
    faults: [...random.faults, ...built.faults],
  };
}

const total = (outcomes: readonly TrialOutcome[]): TrialOutcome => outcomes.reduce(addOutcomes, NO_OUTCOME);

function randomJobs(seed: string, games: number): readonly ExhaustJob[] {
  const seeds = Array.from({ length: games }, (_, game) => `${seed} ${game}`);
  return Array.from({ length: Math.ceil(games / GAMES_A_JOB) }, (_, job) => ({
    stage: "random",
    seeds: seeds.slice(job * GAMES_A_JOB, (job + 1) * GAMES_A_JOB),
  }));
}

const isAbility = ({ key, code }: WantedUse): boolean => key !== code;

/** Used, and to no effect every time: a text that does nothing. */
export const isDead = (use: AbilityUse): boolean => usesOf(use) > 0 && !use.changed;

export const usesOf = ({ random, built }: AbilityUse): number => random + built;

export interface ExhaustVerdict {
  /** Cards and abilities that were not used so often. */
  readonly missing: readonly AbilityUse[];
  /** Abilities that changed nothing in all their uses. */
  readonly dead: readonly AbilityUse[];
  readonly ok: boolean;
}

export function verdictOf({ uses, faults }: ExhaustReport, times: number): ExhaustVerdict {
  const missing = uses.filter((use) => usesOf(use) < times);
  const dead = uses.filter(isDead);
  return { missing, dead, ok: missing.length === 0 && dead.length === 0 && faults.length === 0 };
}
