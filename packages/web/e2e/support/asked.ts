/** What a command of this folder was asked for. What it does not know it refuses before anything begins. */
class BadUsage extends Error {}

/** Every part of a list with commas; each must be one of those known. */
export function someOf<T extends string>(option: string, said: string, known: readonly T[]): readonly T[] {
  return said.split(",").map((part) => {
    const found = known.find((name) => name === part);
    if (found === undefined)
      throw new BadUsage(`${option}: there is no "${part}"; there are ${known.join(", ")}`);
    return found;
  });
}

export function countOf(option: string, said: string): number {
  const count = Number(said);
  if (!Number.isSafeInteger(count) || count < 1)
    throw new BadUsage(`${option}: "${said}" is not a whole number from 1 on`);
  return count;
}

export const countsOf = (option: string, said: string): readonly number[] =>
  said.split(",").map((part) => countOf(option, part));

/** Runs a command; what it refuses is one line and exit code 2. */
export async function runCommand(command: () => Promise<void> | void): Promise<void> {
  try {
    await command();
  } catch (error) {
    if (!isBadUsage(error)) throw error;
    console.error(error.message);
    process.exitCode = 2;
  }
}

/** Ours, or an option that `parseArgs` does not know. */
const isBadUsage = (error: unknown): error is Error =>
  error instanceof BadUsage ||
  (error instanceof Error && "code" in error && String(error.code).startsWith("ERR_PARSE_ARGS"));
