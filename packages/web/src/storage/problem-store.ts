import { create } from "zustand";
import { hearProblems, type StorageProblem } from "./problems.ts";

interface StorageProblems {
  readonly open: readonly StorageProblem[];
  /** Said and put away: these do not change while the page lives, and are not said again. */
  readonly known: readonly StorageProblem[];
}

/** Problems that somebody should know of and has not put away yet. */
export const useStorageProblems = create<StorageProblems>(() => ({ open: [], known: [] }));

export const noteProblem = (problem: StorageProblem): void =>
  useStorageProblems.setState(({ open, known }) =>
    open.includes(problem) || known.includes(problem) ? {} : { open: [...open, problem] },
  );

/** A store that is full may have room again, and be full once more; one that is off stays so. */
export const putAway = (problem: StorageProblem): void =>
  useStorageProblems.setState(({ open, known }) => ({
    open: open.filter((one) => one !== problem),
    known: problem === "off" ? [...known, problem] : known,
  }));

export const followProblems = (): void => hearProblems(noteProblem);
