/** Long work in pieces, for several processor cores. */
import type { SetName } from "@fhtagn/cards";
import { type ExhaustJob, type Outcome, runExhaustJob } from "@fhtagn/testkit";
import { stageOf } from "../exhaust-stage.ts";
import { type SoakDecks, type SoakedGame, soakGame } from "../soak-game.ts";

export type Job =
  | { readonly do: "exhaust"; readonly set: SetName; readonly part: ExhaustJob }
  | {
      readonly do: "soak";
      readonly seeds: readonly string[];
      readonly decks: SoakDecks;
      readonly allEvery: number;
    };

/** What comes of a job, by its kind. */
export interface Outcomes {
  readonly exhaust: Outcome;
  readonly soak: readonly SoakedGame[];
}

export function runJob(job: Job): Outcomes[Job["do"]] {
  if (job.do === "exhaust") return runExhaustJob(stageOf(job.set), job.part);
  return job.seeds.map((seed) => soakGame(seed, job));
}
