/** Commits, opposing and the setup hand in French. */
import type { AssignmentWords } from "../contract/assignment-words.ts";
import { frenchPlural } from "./numbers.ts";

const characters = (count: number): string => `${count} personnage${frenchPlural(count)}`;

export const frenchAssignment: AssignmentWords = {
  label: {
    commit: (count) => (count === 0 ? "N'engager personne" : `Engager ${characters(count)}`),
    oppose: (count) => (count === 0 ? "Ne pas défendre" : `Défendre avec ${characters(count)}`),
    setup: (count) =>
      count === 3 ? "Attacher ces trois cartes à vos domaines" : `Choisissez trois cartes : ${count} sur 3`,
  },
  withAll: (label, put) => `${label} : ${put}`,
};
