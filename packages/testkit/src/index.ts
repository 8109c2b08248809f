/** The test kit: scenario files, invariants, random games. `given`, `when`, `then` are in `@fhtagn/testkit/given`. */
export { checkInvariants, type Level } from "./invariants.ts";
export { exchangeHidden, leaksOf } from "./leaks.ts";
export { playRandomGame, type RandomGame, randomSetup, type Watching } from "./random-play.ts";
export { describeError, reportScenarios } from "./report.ts";
export { runScenario, runScenarioText, type ScenarioError, type ScenarioResult } from "./run-scenarios.ts";
