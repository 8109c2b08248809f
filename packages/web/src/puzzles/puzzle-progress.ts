/** Which puzzles somebody has tried and solved: kept in this browser. */
import { create } from "zustand";
import { persist } from "zustand/middleware";
import { hasKept, readKept } from "../storage/kept-text.ts";
import { changeShared, followTabs, keptIn } from "../storage/shared-text.ts";

export const PUZZLES_KEY = "fhtagn.puzzles";
/** As many days of daily puzzles are remembered. */
const MOST_DAYS = 400;
/** More puzzles, or longer names, than there will ever be: what is more is not ours. */
const MOST_PUZZLES = 2000;
const LONGEST_NAME = 64;

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
  const named = Object.entries(fieldsOf(puzzles)).filter(([id]) => id.length <= LONGEST_NAME);
  const read = named.slice(0, MOST_PUZZLES).flatMap(([id, value]) => {
    const { solved, failed, helped } = fieldsOf(value);
    return isCount(failed)
      ? [[id, { solved: solved === true, failed, helped: helped === true }] as const]
      : [];
  });
  const counted = Array.isArray(days) ? days.filter(isCount).slice(-MOST_DAYS) : [];
  return { puzzles: Object.fromEntries(read), days: counted };
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

export const arePuzzles = (text: string): boolean => hasKept(text, "puzzles");

export const usePuzzleProgress = create<Progress>()(
  persist(
    (set) => ({
      ...NOTHING,
      fail: (id): void =>
        changeShared(usePuzzleProgress, (kept) => ({
          puzzles: changed(kept, id, ({ failed }) => ({ failed: failed + 1 })),
        })),
      solve: (id, day): void =>
        changeShared(usePuzzleProgress, (kept) => ({
          puzzles: changed(kept, id, () => ({ solved: true })),
          days: withDay(kept.days, day),
        })),
      help: (id): void =>
        changeShared(usePuzzleProgress, (kept) => ({
          puzzles: changed(kept, id, ({ solved, helped }) => ({ helped: helped || !solved })),
        })),
      forget: () => set(NOTHING),
    }),
    {
      name: PUZZLES_KEY,
      storage: keptIn<Kept>(arePuzzles),
      partialize: ({ puzzles, days }) => ({ puzzles, days }),
      merge: (stored, current) => ({ ...current, ...readProgress(stored) }),
    },
  ),
);

followTabs(usePuzzleProgress, PUZZLES_KEY);

/** What was solved once stays solved, and with help only if it never was without. */
const joined = (here: PuzzleProgress, there: PuzzleProgress): PuzzleProgress => ({
  solved: here.solved || there.solved,
  failed: Math.max(here.failed, there.failed),
  helped: here.solved === there.solved ? here.helped && there.helped : (here.solved ? here : there).helped,
});

/** What was solved in another browser counts too. */
export function joinPuzzles(text: string): void {
  const there = readProgress(readKept(text));
  changeShared(usePuzzleProgress, ({ puzzles, days }) => {
    const both = new Map(Object.entries(puzzles));
    for (const [id, progress] of Object.entries(there.puzzles))
      both.set(id, joined(both.get(id) ?? progress, progress));
    const allDays = [...new Set([...days, ...there.days])].sort((a, b) => a - b);
    return { puzzles: Object.fromEntries(both), days: allDays.slice(-MOST_DAYS) };
  });
}
