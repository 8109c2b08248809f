/** The scenario does not hold: what was expected, and what was found. */
export class Failure extends Error {
  readonly expected: string;
  readonly found: string;
  constructor(expected: string, found: string) {
    super(`expected ${expected}, found ${found}`);
    this.name = "Failure";
    this.expected = expected;
    this.found = found;
  }
}
