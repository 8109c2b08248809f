/** Runs scenario files and says what came of them. */
import type { CardDefinition } from "@fhtagn/rules";
import type { ScenarioExpected, ScenarioFound } from "@fhtagn/words";
import { checkExpectations } from "./expect/expect.ts";
import { Failure } from "./run/failure.ts";
import { gameOf } from "./run/library.ts";
import type { ScenarioRun } from "./run/run.ts";
import { finish, playStep } from "./run/runner.ts";
import { startScenario } from "./run/start.ts";
import { MalformedScenario } from "./scenario/malformed.ts";
import { type Parsed, parseFile } from "./scenario/parse-file.ts";
import type { Scenario } from "./scenario/scenario.ts";

/** Why a scenario failed: at which step, what was expected, what was found. */
export interface ScenarioError {
  /** As the file writes it; null where the file could not be read. */
  readonly step: string | null;
  readonly expected: ScenarioExpected;
  readonly found: ScenarioFound;
  /** Where in the scenario, such as "moves[2]", and where in the file. */
  readonly place: string;
  readonly line?: number;
}

export interface ScenarioResult {
  readonly file: string;
  readonly title: string;
  readonly rules: readonly string[];
  readonly ok: boolean;
  readonly error?: ScenarioError;
}

/** A scenario that was read, or why it could not be: that too is a result. */
export interface ReadScenario {
  readonly title: string;
  readonly run: (definitions: readonly CardDefinition[]) => ScenarioResult;
}

/** Every scenario of a file, to be run later. `definitions` is prepared once for each array. */
export function readScenarios(text: string, file: string): ReadScenario[] {
  return parseFile(text).map((parsed) => ({
    title: parsed.ok ? parsed.scenario.title : parsed.title,
    run: (definitions) => runParsed(parsed, file, definitions),
  }));
}

/** Reads and runs every scenario of a file. */
export function runScenarioText(
  text: string,
  file: string,
  definitions: readonly CardDefinition[],
): ScenarioResult[] {
  return readScenarios(text, file).map((scenario) => scenario.run(definitions));
}

function runParsed(parsed: Parsed, file: string, definitions: readonly CardDefinition[]): ScenarioResult {
  if (!parsed.ok) {
    const { title, line, place, flaw } = parsed;
    const found: ScenarioFound = { is: "flaw", place, flaw };
    const error = withLine({ step: null, expected: { is: "scenario" }, found, place: "" }, line);
    return { file, title, rules: [], ok: false, error };
  }
  const { title, rules } = parsed.scenario;
  const error = runScenario(parsed.scenario, definitions);
  if (error === undefined) return { file, title, rules, ok: true };
  return { file, title, rules, ok: false, error: withLine(error, parsed.lineOf(error.place)) };
}

const withLine = (error: ScenarioError, line: number | undefined): ScenarioError =>
  line === undefined ? error : { ...error, line };

/** Undefined if everything holds. */
function runScenario(scenario: Scenario, definitions: readonly CardDefinition[]): ScenarioError | undefined {
  let step = "given";
  let place = "given";
  try {
    const run = startScenario(scenario, gameOf(scenario, definitions));
    for (const [index, one] of scenario.steps.entries()) {
      step = `${index + 1}. ${one.text}`;
      place = one.place;
      playStep(run, one, scenario.steps.slice(index + 1));
    }
    step = "expect";
    place = "expect";
    conclude(run, scenario);
    return undefined;
  } catch (problem) {
    return errorOf({ step, place }, problem);
  }
}

function conclude(run: ScenarioRun, { expect }: Scenario): void {
  finish(run);
  checkExpectations(run, expect);
}

/** A bug of the engine, or an ability that means nothing to it, fails the scenario too: in its words, without its insides. */
function errorOf({ step, place }: Pick<ScenarioError, "step" | "place">, problem: unknown): ScenarioError {
  if (problem instanceof Failure) {
    return { step, place: problem.place ?? place, expected: problem.expected, found: problem.found };
  }
  if (problem instanceof MalformedScenario) {
    const found: ScenarioFound = { is: "flaw", place: problem.place, flaw: problem.flaw };
    return { step, place, expected: { is: "readable" }, found };
  }
  const said = problem instanceof Error ? problem.message : String(problem);
  return { step, place, expected: { is: "goesOn" }, found: { is: "crash", said } };
}
