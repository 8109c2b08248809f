/** The scenario does not hold: what was expected, and what was found. */
export class Failure extends Error {
  readonly expected: string;
  readonly found: string;
  /** Where in the file, if not at the step. */
  readonly place: string | undefined;
  constructor(expected: string, found: string, place?: string) {
    super(`expected ${expected}, found ${found}`);
    this.name = "Failure";
    this.expected = expected;
    this.found = found;
    this.place = place;
  }
}
