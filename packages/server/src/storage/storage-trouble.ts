/** What is wrong with a database, in a few words of a closed list: whoever runs the server is told in his language. */

const DATABASE_TROUBLES = [
  "unreachable",
  "forbidden",
  "missing",
  "newer",
  "older",
  "no backup",
  "not empty",
  "foreign",
  "damaged",
  "no room",
  "busy",
  "other",
] as const;
export type DatabaseTrouble = (typeof DATABASE_TROUBLES)[number];

/** A database that cannot be worked with. */
export class DatabaseProblem extends Error {
  readonly trouble: DatabaseTrouble;

  constructor(trouble: DatabaseTrouble, cause?: unknown) {
    super(cause instanceof Error ? `${trouble}: ${cause.message}` : trouble, { cause });
    this.trouble = trouble;
  }
}

/** A backup that cannot be brought back. */
export class BackupProblem extends DatabaseProblem {}

/** Codes of the system, of SQLite and of PostgreSQL; of these two by how they begin. */
const TROUBLES: readonly (readonly [DatabaseTrouble, RegExp])[] = [
  ["no room", /^(ENOSPC|EDQUOT|SQLITE_FULL|53100)$/],
  ["busy", /^(SQLITE_BUSY|SQLITE_LOCKED|55P03|57014|53300)/],
  ["foreign", /^SQLITE_NOTADB/],
  ["damaged", /^(SQLITE_CORRUPT|XX00)/],
  ["forbidden", /^(EACCES|EPERM|EROFS|SQLITE_READONLY|SQLITE_CANTOPEN|SQLITE_PERM|28|42501)/],
  ["missing", /^3D000$/],
  ["unreachable", /^(ECONN|ENOTFOUND|EAI_|EHOST|ENET|EPIPE|ETIMEDOUT|ERR_INVALID_URL|57P)/],
];
/** The driver of PostgreSQL tells no code when it has waited in vain, or the line was cut. */
const SILENCE = /timeout|terminated/i;

export function codeOfProblem(problem: unknown): string {
  if (!(problem instanceof Error) || !("code" in problem)) return "";
  return typeof problem.code === "string" ? problem.code : "";
}

export function troubleWith(problem: unknown): DatabaseTrouble {
  if (problem instanceof DatabaseProblem) return problem.trouble;
  const code = codeOfProblem(problem);
  if (code === "" && problem instanceof Error && SILENCE.test(problem.message)) return "unreachable";
  return TROUBLES.find(([, codes]) => codes.test(code))?.[0] ?? "other";
}

/** In one and the same form whatever it came from. */
export const asDatabaseProblem = (problem: unknown): DatabaseProblem =>
  problem instanceof DatabaseProblem ? problem : new DatabaseProblem(troubleWith(problem), problem);
