/** The test kit: scenario files, invariants, random games. `given`, `when`, `then` are in `@fhtagn/testkit/given`. */
export { languageRow, languageWords, refreshLanguagePage } from "./card-language.ts";
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
export { checkInvariants, type Level } from "./invariants.ts";
export { exchangeHidden, leaksOf } from "./leaks.ts";
export { type Beat, type Lesson, TABLE_PARTS, type TablePart, type Target } from "./lesson/lesson.ts";
export { scriptLesson } from "./lesson/script-lesson.ts";
export { playRandomGame, type RandomGame, randomSetup, type Watching } from "./random-play.ts";
export { describeError, reportScenarios } from "./report.ts";
export {
  type ReadScenario,
  readScenarios,
  runScenario,
  runScenarioText,
  type ScenarioError,
  type ScenarioResult,
} from "./run-scenarios.ts";
