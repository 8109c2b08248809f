/** Scenario files and their runner, lessons, the exhaustive runner, and what holds of every position. */

export { type Bench, type BenchTerms, checkBench, isAsked, startBench } from "./bench.ts";
export {
  type AbilityUse,
  type ExhaustJob,
  type ExhaustReport,
  type ExhaustVerdict,
  exhaustAbilities,
  type JobRunner,
  runExhaustJob,
  usesOf,
  verdictOf,
} from "./exhaust/exhaust.ts";
export { makeStage, type Stage, type StageFault, type TrialOutcome } from "./exhaust/stages.ts";
export { wantedUseOf } from "./exhaust/wanted.ts";
export { checkExpectations } from "./expect/expect.ts";
export { checkInvariants } from "./invariants.ts";
export type { Beat, Lesson, Pointer } from "./lesson/lesson.ts";
export { scriptLesson } from "./lesson/script-lesson.ts";
export { type InvariantsWatched, playRandomGame, randomSetup } from "./random-play.ts";
export { describeError, reportScenarios } from "./report.ts";
export { goOn } from "./run/go-on.ts";
export { closeRefused, isRefusalShown } from "./run/refused.ts";
export { sideRun } from "./run/run.ts";
export { closeOffered, finish, playStep } from "./run/runner.ts";
export { runScenarioText, type ScenarioResult } from "./run-scenarios.ts";
export { parseStep } from "./scenario/parse-scenario.ts";
export type { Expectations, ScenarioStep } from "./scenario/scenario.ts";
