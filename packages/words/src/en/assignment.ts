/** Commits, opposing and the setup hand in English. */
import type { AssignmentWords } from "../contract/assignment-words.ts";
import { englishPlural } from "./numbers.ts";

export const englishAssignment: AssignmentWords = {
  commit: (count) => (count === 0 ? "Commit nobody" : `Commit ${count} character${englishPlural(count)}`),
  setup: (count) => `Attach ${count} card${englishPlural(count)} as resource${englishPlural(count)}`,
  withAll: (label, put) => `${label}: ${put}`,
};
