/** Why a batch was not written: through one of its pieces, or through the database. */
import { codeOfProblem } from "./storage-trouble.ts";

/** A row of that number is there already; one piece cannot be written, now or ever; or it concerns all of them. */
export type WriteTrouble = "taken" | "one piece" | "database";

const TAKEN = /^(SQLITE_CONSTRAINT_PRIMARYKEY|SQLITE_CONSTRAINT_UNIQUE|23505)$/;
/** SQLSTATE: 22 wrong values, 23 constraints, 54 too large; somebody holds one of the games, and for too long. */
const ONE_PIECE = /^(SQLITE_(CONSTRAINT|MISMATCH|TOOBIG|RANGE)|22|23|54|55P03$|40P01$)/;

export function writeTrouble(problem: unknown): WriteTrouble {
  const code = codeOfProblem(problem);
  if (TAKEN.test(code)) return "taken";
  return ONE_PIECE.test(code) || problem instanceof TypeError ? "one piece" : "database";
}
