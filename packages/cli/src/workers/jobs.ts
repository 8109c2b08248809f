/** Long work in pieces, for several processor cores. */

import type { SetName } from "@fhtagn/cards";
import { gameLibrary, storyCodes } from "@fhtagn/cards";
import {
  type Contestant,
  type Deal,
  type LabGame,
  playDeal,
  playQuad,
  type Quad,
  type QuadResult,
  type Sides,
} from "@fhtagn/lab";
import { type ExhaustJob, runExhaustJob, type TrialOutcome } from "@fhtagn/scenarios";
import { stageOf } from "../exhaust-stage.ts";
import { type SoakedGame, type SoakTerms, soakGame } from "../soak/game.ts";
import { quickGame } from "../soak/quick-game.ts";

export interface QuadJob {
  readonly do: "quad";
  readonly contestants: Sides<Contestant>;
  readonly quad: Quad;
}

/** The deals of one pairing. */
export interface LabJob {
  readonly do: "lab";
  readonly contestant: Contestant;
  readonly deals: readonly Deal[];
}

interface ExhaustWork {
  readonly do: "exhaust";
  readonly set: SetName;
  readonly part: ExhaustJob;
}

interface SoakWork extends SoakTerms {
  readonly do: "soak";
  readonly seeds: readonly string[];
  readonly quick: boolean;
}

export type Job = QuadJob | LabJob | ExhaustWork | SoakWork;

/** What comes of a job, by its kind. */
export interface Outcomes {
  readonly quad: QuadResult;
  readonly lab: readonly LabGame[];
  readonly exhaust: TrialOutcome;
  readonly soak: readonly SoakedGame[];
}

export function runJob(job: Job): Outcomes[Job["do"]] {
  if (job.do === "exhaust") return runExhaustJob(stageOf(job.set), job.part);
  if (job.do === "soak") return job.seeds.map((seed) => (job.quick ? quickGame : soakGame)(seed, job));
  const hall = { library: gameLibrary(), stories: storyCodes() };
  if (job.do === "quad") return playQuad({ ...hall, contestants: job.contestants }, job.quad);
  return job.deals.flatMap((deal) => playDeal({ ...hall, contestant: job.contestant }, deal));
}
