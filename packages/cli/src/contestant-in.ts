/** A computer player as somebody wrote it on the command line. */
import { type Budget, botNames } from "@fhtagn/bots";
import { type Contestant, readContestant } from "@fhtagn/lab";
import { UsageError } from "./errors.ts";

export function contestantIn(text: string, usual: Budget): Contestant {
  const read = readContestant(text, usual);
  if (typeof read !== "string") return read;
  throw new UsageError(({ usage }) => usage.noContestant(text, botNames().join(", ")));
}
