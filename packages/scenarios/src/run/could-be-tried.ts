/** Whether a refusal shows anything: a move is tried in earnest only where one of its kind can be made. */
import type { Decision } from "@fhtagn/rules";
import { matchOneCard } from "../names/match-lists.ts";
import type { MoveVerb } from "../scenario/scenario.ts";
import type { MoveReading } from "./fit.ts";
import { readerOf } from "./fit-clauses.ts";

type Kinds = readonly Decision["kind"][];

const INITIATING: Kinds = ["action", "response", "disrupt"];

/** An effect that asks nothing ends in the next action window: that nobody was asked is seen there. */
const NOT_A_CHOICE: Kinds = ["response", "disrupt", "token", "commit", "oppose"];

const ONLY_AT: Readonly<Partial<Record<MoveVerb, Kinds>>> = {
  plays: INITIATING,
  uses: INITIATING,
  makes: ["action"],
  attaches: ["resource"],
  commits: ["commit", "oppose"],
  resolves: ["resolve"],
  keeps: ["setup"],
  mulligans: ["mulligan", "setup"],
};

/** An action window, a response or a disrupt for `plays` and `uses`, the commit question for `commits`, and so on. */
export function couldBeTried(reading: MoveReading, decision: Decision): boolean {
  const { verb, player } = reading.move;
  if (decision.player !== player) return false;
  const kinds = ONLY_AT[verb];
  if (kinds === undefined) return verb === "passes" || !NOT_A_CHOICE.includes(decision.kind);
  return kinds.includes(decision.kind) || isOffered(reading, decision);
}

/** "You may play it", put by the card itself. */
function isOffered(reading: MoveReading, decision: Decision): boolean {
  const { verb, words } = reading.move;
  if (decision.kind !== "may" || (verb !== "plays" && verb !== "uses") || decision.source === undefined)
    return false;
  return matchOneCard(readerOf(reading), words).ids.includes(decision.source);
}
