/** Scenario files and their runner, lessons, the exhaustive runner, and what holds of every position. */

export { type Bench, checkBench, isAsked, startBench, type Terms } from "./bench.ts";
export {
  type ExhaustJob,
  type ExhaustReport,
  exhaust,
  type JobRunner,
  runExhaustJob,
  type Use,
  usesOf,
} from "./exhaust/exhaust.ts";
export { makeStage, type Outcome, type Stage, type StageFault } from "./exhaust/stages.ts";
export { type Wanted, wantedOf } from "./exhaust/wanted.ts";
export { checkExpectations } from "./expect/expect.ts";
export { checkInvariants, type Level } from "./invariants.ts";
export { exchangeHidden, leaksOf } from "./leaks.ts";
export { type Beat, type Lesson, TABLE_PARTS, type TablePart, type Target } from "./lesson/lesson.ts";
export { scriptLesson } from "./lesson/script-lesson.ts";
export { playRandomGame, type RandomGame, randomSetup, type Watching } from "./random-play.ts";
export { describeError, reportScenarios } from "./report.ts";
export { closeRefused, isSettled } from "./run/refused.ts";
export { sideRun } from "./run/run.ts";
export { closeOffered, finish, goOn, playStep } from "./run/runner.ts";
export {
  type ReadScenario,
  readScenarios,
  runScenario,
  runScenarioText,
  type ScenarioError,
  type ScenarioResult,
} from "./run-scenarios.ts";
export { parseStep } from "./scenario/parse-scenario.ts";
export type { Expectations, Step } from "./scenario/scenario.ts";
