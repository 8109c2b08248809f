/** What a language has for commits, opposing and the setup hand. */
import type { AssignedKind } from "@fhtagn/rules";

export interface AssignmentWords {
  /** What is sent, by how many have been put somewhere so far. */
  readonly label: { readonly [K in AssignedKind]: (count: number) => string };
  /** Those who were put somewhere, after what the button says. */
  readonly withAll: (label: string, put: string) => string;
}
