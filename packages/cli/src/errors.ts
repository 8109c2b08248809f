/** What goes wrong, told in the language of whoever asked. */
import type { Locale } from "@fhtagn/rules";
import { type CommandErrorWords, commandWords, type FileTrouble } from "@fhtagn/words";

export type SayProblem = (words: CommandErrorWords, locale: Locale) => string;

class ToldError extends Error {
  readonly say: SayProblem;

  constructor(say: SayProblem) {
    super(say(commandWords("en").errors, "en"));
    this.say = say;
  }
}

/** Something the user can mend: one clear line, exit code 1. */
export class CliError extends ToldError {}

/** Bad usage: one clear line, exit code 2. */
export class UsageError extends ToldError {}

export const messageOf = (problem: unknown): string =>
  problem instanceof Error ? problem.message : String(problem);

const TROUBLES: ReadonlyMap<unknown, FileTrouble> = new Map<unknown, FileTrouble>([
  ["ENOENT", "missing"],
  ["ENOTDIR", "missing"],
  ["EISDIR", "folder"],
  ["EACCES", "forbidden"],
  ["EPERM", "forbidden"],
  ["EROFS", "forbidden"],
  ["ENOSPC", "noRoom"],
]);

/** What a system says of a file is English, and names its own calls. */
export function troubleOf(problem: unknown): FileTrouble {
  const code = typeof problem === "object" && problem !== null && "code" in problem ? problem.code : "";
  return TROUBLES.get(code) ?? "other";
}
