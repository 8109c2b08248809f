/** A move that names the only possible answer counts as made if the engine did not ask. */

import type { CardId, Happening, HappeningKind } from "@fhtagn/rules";
import { wasChosenFor } from "@fhtagn/rules";
import { type MatchedAnswer, matchAnswers, matchOneCard } from "../names/match-lists.ts";
import type { ScenarioMove } from "../scenario/scenario.ts";
import { isPastCommit } from "./moments.ts";
import type { ScenarioRun } from "./run.ts";

/** What befalls a card because somebody had to choose it. */
const CONSEQUENCES: readonly HappeningKind[] = [
  ...([
    "insane",
    "wounded",
    "destroyed",
    "sacrificed",
    "discarded",
    "restored",
    "readied",
    "returnedToHand",
  ] as const),
  ...([
    "putInDeck",
    "putInHand",
    "removedFromGame",
    "attached",
    "attachedResource",
    "controlChanged",
    "tokenPlaced",
    "revealed",
  ] as const),
  ...(["tokenRemoved", "drained", "refreshed", "storyResolving", "enteredPlay"] as const),
];

/** True if it was made without a question since the last step; what showed it is used up. */
export function wasMadeUnasked(run: ScenarioRun, move: ScenarioMove): boolean {
  const { state, names } = run;
  const reader = { state, names, mover: move.player };
  switch (move.verb) {
    case "chooses":
    case "orders":
      return tracesOf(run, matchAnswers(reader, move.words), CONSEQUENCES);
    case "resolves":
      return tracesOf(run, [matchOneCard(reader, move.words)], ["storyResolving"]);
    case "commits":
      return move.words === "nobody" && (state.turn > run.stepTurn || isPastCommit(state, move.player));
    default:
      return false;
  }
}

function tracesOf(
  run: ScenarioRun,
  answers: readonly MatchedAnswer[],
  kinds: readonly HappeningKind[],
): boolean {
  let { journal } = run.lastStep;
  for (const { ids } of answers) {
    if (ids === undefined) return false;
    const at = findTrace(run, ids, kinds);
    if (at < 0 && !wasChosen(run, ids)) return false;
    journal = Math.max(journal, at + 1);
  }
  run.lastStep = { ...run.lastStep, journal };
  return answers.length > 0;
}

/** For an effect that left no other trace, and not because a move said so. */
const wasChosen = ({ state, effects, lastStep, told }: ScenarioRun, ids: readonly CardId[]): boolean =>
  effects
    .slice(lastStep.effects)
    .some((effect) => ids.some((id) => !told.has(id) && wasChosenFor(state, effect, id)));

function findTrace(run: ScenarioRun, ids: readonly CardId[], kinds: readonly HappeningKind[]): number {
  for (let at = run.lastStep.journal; at < run.journal.length; at++) {
    const happening = run.journal[at];
    if (happening === undefined || !kinds.includes(happening.what)) continue;
    if (ids.some((id) => isAbout(happening, id) && !wasTold(run, id, at))) return at;
  }
  return -1;
}

const isAbout = ({ card, on }: Happening, id: CardId): boolean => card === id || on === id;

/** What befell a card because a move named it is no trace of another choice, unless it befell it twice. */
function wasTold({ journal, told }: ScenarioRun, id: CardId, at: number): boolean {
  const isArrival = journal[at]?.what === "enteredPlay";
  if (isArrival && journal.slice(0, at).some(({ what, card }) => what === "played" && card === id))
    return true;
  const since = told.get(id);
  if (since === undefined || at < since) return false;
  const kind = journal[at]?.what;
  return !journal.slice(since, at).some((earlier) => earlier.what === kind && isAbout(earlier, id));
}
