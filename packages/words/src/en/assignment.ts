/** Commits, opposing and the setup hand in English. */
import type { AssignmentWords } from "../contract/assignment-words.ts";
import { englishPlural } from "./numbers.ts";

const characters = (count: number): string =>
  count === 0 ? "nobody" : `${count} character${englishPlural(count)}`;

export const englishAssignment: AssignmentWords = {
  label: {
    commit: (count) => `Commit ${characters(count)}`,
    oppose: (count) => `Oppose with ${characters(count)}`,
    setup: (count) =>
      count === 3 ? "Attach these three cards to your domains" : `Choose three cards: ${count} of 3`,
  },
  withAll: (label, put) => `${label}: ${put}`,
};
