/** The five levels that people play against: how long each thinks, and how much of a chance it lets slip. */

export const LEVELS = ["novice", "student", "investigator", "adept", "elder"] as const;
export type Level = (typeof LEVELS)[number];

export interface Strength {
  /** Worlds that are played for one decision; "full" thinks by the clock. */
  readonly simulations: number | "full";
  /** An answer may be taken that loses so much of the chance to win, 0 to 1. */
  readonly cap: number;
}

export const STRENGTHS: Readonly<Record<Level, Strength>> = {
  novice: { simulations: 30, cap: 0.12 },
  student: { simulations: 100, cap: 0.08 },
  investigator: { simulations: 300, cap: 0.04 },
  adept: { simulations: 800, cap: 0.02 },
  elder: { simulations: "full", cap: 0 },
};

/** Milliseconds for one decision where the clock decides and nobody says more. */
export const FULL_MS = 700;

export const isLevel = (name: string): name is Level => (LEVELS as readonly string[]).includes(name);
