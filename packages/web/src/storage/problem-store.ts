import { create } from "zustand";
import { hearProblems, type StorageProblem } from "./problems.ts";

/** Problems that somebody should know of and has not put away yet. */
export const useStorageProblems = create<{ readonly open: readonly StorageProblem[] }>(() => ({ open: [] }));

export const noteProblem = (problem: StorageProblem): void =>
  useStorageProblems.setState(({ open }) => (open.includes(problem) ? {} : { open: [...open, problem] }));

export const putAway = (problem: StorageProblem): void =>
  useStorageProblems.setState(({ open }) => ({ open: open.filter((one) => one !== problem) }));

export const followProblems = (): void => hearProblems(noteProblem);
