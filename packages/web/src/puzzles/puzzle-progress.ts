/** Which puzzles somebody has tried and solved: kept in this browser. */
import { create } from "zustand";
import { createJSONStorage, persist } from "zustand/middleware";
import { readKept } from "../storage/kept-text.ts";

export const PUZZLES_KEY = "fhtagn.puzzles";
/** As many days of daily puzzles are remembered. */
const MOST_DAYS = 400;

export interface PuzzleProgress {
  readonly solved: boolean;
  /** Turns that went by without the story. */
  readonly failed: number;
  /** A move or the whole line was shown before it was solved. */
  readonly helped: boolean;
}

export const UNTRIED: PuzzleProgress = { solved: false, failed: 0, helped: false };

export type AllProgress = Readonly<Record<string, PuzzleProgress>>;

interface Kept {
  readonly puzzles: AllProgress;
  /** Days on which the puzzle of the day was solved. */
  readonly days: readonly number[];
}

interface Progress extends Kept {
  readonly fail: (id: string) => void;
  /** `day`: it was the puzzle of that day. */
  readonly solve: (id: string, day: number | null) => void;
  readonly help: (id: string) => void;
  readonly forget: () => void;
}

const NOTHING: Kept = { puzzles: {}, days: [] };

const fieldsOf = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null ? { ...value } : {};

const isCount = (value: unknown): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 0;

/** What is stored may be old or damaged: what does not fit is left out. */
function readProgress(stored: unknown): Kept {
  const { puzzles, days } = fieldsOf(stored);
  const read = Object.entries(fieldsOf(puzzles)).flatMap(([id, value]) => {
    const { solved, failed, helped } = fieldsOf(value);
    return isCount(failed)
      ? [[id, { solved: solved === true, failed, helped: helped === true }] as const]
      : [];
  });
  return { puzzles: Object.fromEntries(read), days: Array.isArray(days) ? days.filter(isCount) : [] };
}

/** The puzzles with what changes for one of them. */
const changed = (
  { puzzles }: Kept,
  id: string,
  change: (before: PuzzleProgress) => Partial<PuzzleProgress>,
): AllProgress => {
  const before = puzzles[id] ?? UNTRIED;
  return { ...puzzles, [id]: { ...before, ...change(before) } };
};

const withDay = (days: readonly number[], day: number | null): readonly number[] =>
  day === null || days.includes(day) ? days : [...days, day].slice(-MOST_DAYS);

export const usePuzzleProgress = create<Progress>()(
  persist(
    (set) => ({
      ...NOTHING,
      fail: (id) => set((kept) => ({ puzzles: changed(kept, id, ({ failed }) => ({ failed: failed + 1 })) })),
      solve: (id, day) =>
        set((kept) => ({
          puzzles: changed(kept, id, () => ({ solved: true })),
          days: withDay(kept.days, day),
        })),
      help: (id) =>
        set((kept) => ({
          puzzles: changed(kept, id, ({ solved, helped }) => ({ helped: helped || !solved })),
        })),
      forget: () => set(NOTHING),
    }),
    {
      name: PUZZLES_KEY,
      storage: createJSONStorage(() => localStorage),
      partialize: ({ puzzles, days }) => ({ puzzles, days }),
      merge: (stored, current) => ({ ...current, ...readProgress(stored) }),
    },
  ),
);

/** What was solved once stays solved, and with help only if it never was without. */
const joined = (here: PuzzleProgress, there: PuzzleProgress): PuzzleProgress => ({
  solved: here.solved || there.solved,
  failed: Math.max(here.failed, there.failed),
  helped: here.solved === there.solved ? here.helped && there.helped : (here.solved ? here : there).helped,
});

/** What was solved in another browser counts too. */
export function joinPuzzles(text: string): void {
  const there = readProgress(readKept(text));
  void usePuzzleProgress.persist.rehydrate();
  const { puzzles, days } = usePuzzleProgress.getState();
  const both = new Map(Object.entries(puzzles));
  for (const [id, progress] of Object.entries(there.puzzles))
    both.set(id, joined(both.get(id) ?? progress, progress));
  const allDays = [...new Set([...days, ...there.days])].sort((a, b) => a - b);
  usePuzzleProgress.setState({ puzzles: Object.fromEntries(both), days: allDays.slice(-MOST_DAYS) });
}
