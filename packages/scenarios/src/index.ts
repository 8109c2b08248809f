/** Scenario files and their runner, lessons, the exhaustive runner, and what holds of every position. */

export { type Bench, checkBench, isAsked, startBench, type Terms } from "./bench.ts";
export {
  type ExhaustJob,
  type ExhaustReport,
  exhaust,
  isDead,
  type JobRunner,
  runExhaustJob,
  type Use,
  usesOf,
} from "./exhaust/exhaust.ts";
export { makeStage, type Outcome, type Stage, type StageFault } from "./exhaust/stages.ts";
export { wantedOf } from "./exhaust/wanted.ts";
export { checkExpectations } from "./expect/expect.ts";
export { checkInvariants } from "./invariants.ts";
export { scriptLesson } from "./lesson/script-lesson.ts";
export { playRandomGame, randomSetup, type Watching } from "./random-play.ts";
export { describeError, reportScenarios } from "./report.ts";
export { closeRefused, isSettled } from "./run/refused.ts";
export { sideRun } from "./run/run.ts";
export { closeOffered, finish, goOn, playStep } from "./run/runner.ts";
export { runScenarioText, type ScenarioResult } from "./run-scenarios.ts";
export { parseStep } from "./scenario/parse-scenario.ts";
export type { Expectations, Step } from "./scenario/scenario.ts";
