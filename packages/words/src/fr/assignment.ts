/** Commits, opposing and the setup hand in French. */
import type { AssignmentWords } from "../contract/assignment-words.ts";
import { frenchPlural } from "./numbers.ts";

export const frenchAssignment: AssignmentWords = {
  commit: (count) =>
    count === 0 ? "N'engager personne" : `Engager ${count} personnage${frenchPlural(count)}`,
  setup: (count) => `Attacher ${count} carte${frenchPlural(count)} comme ressource${frenchPlural(count)}`,
  withAll: (label, put) => `${label} : ${put}`,
};
