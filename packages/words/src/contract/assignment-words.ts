/** What a language has for commits, opposing and the setup hand. */
export interface AssignmentWords {
  readonly commit: (characters: number) => string;
  readonly setup: (cards: number) => string;
  /** Those who were put somewhere, after what the button says. */
  readonly withAll: (label: string, put: string) => string;
}
