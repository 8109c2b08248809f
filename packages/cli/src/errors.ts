/** Something the user can mend: one clear line, exit code 1. */
export class CliError extends Error {}

/** Bad usage: one clear line, exit code 2. */
export class UsageError extends Error {}

export const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);
