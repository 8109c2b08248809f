/** The scenario does not hold: what was expected, and what was found. */
import {
  type ScenarioExpected,
  type ScenarioFound,
  scenarioExpectedText,
  scenarioFoundText,
} from "@fhtagn/words";

/** What the runner throws; as an error it speaks English, to whoever wrote the test. */
export class Failure extends Error {
  readonly expected: ScenarioExpected;
  readonly found: ScenarioFound;
  /** Where in the file, if not at the step. */
  readonly place: string | undefined;
  constructor(expected: ScenarioExpected, found: ScenarioFound, place?: string) {
    super(`expected ${scenarioExpectedText(expected, "en")}, found ${scenarioFoundText(found, "en")}`);
    this.name = "Failure";
    this.expected = expected;
    this.found = found;
    this.place = place;
  }
}

/** What a file says of itself, as it says it. */
export const written = (text: string): ScenarioExpected => ({ is: "written", text });
export const foundValue = (text: string): ScenarioFound => ({ is: "value", text });
