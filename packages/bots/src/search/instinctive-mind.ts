/** The mind of the search bots: instinct plays on, the evaluator judges, the story solver proposes commitments. */
import { type Choice, isLegal, options, type Player, pending, type Rng, type State } from "@fhtagn/rules";
import { chanceToWin, plainChance } from "../evaluate/chance.ts";
import { scoreOwn } from "../evaluate/evaluate.ts";
import { instinct, isIdle } from "../instinct/instinct.ts";
import { setupCandidates } from "../instinct/resources.ts";
import { knownOf } from "../question-kinds.ts";
import { commitCandidates } from "../stories/commit.ts";
import { bestBlock } from "../stories/oppose.ts";
import type { SearchMind } from "./mind.ts";

type Assignment = readonly number[];

function assignments(state: State, player: Player, limit: number): readonly Assignment[] {
  const decision = pending(state);
  if (decision?.form !== "assign") return [];
  if (decision.kind === "setup") return setupCandidates(state, player, limit);
  const proposed =
    decision.kind === "commit"
      ? commitCandidates(state, player, limit).map(({ assign }) => assign)
      : blocksAround(bestBlock(state, player), decision.places);
  const legal = proposed.filter((assign) => isLegal(state, assign)).slice(0, limit);
  return legal.length > 0 ? legal : [legalAnyhow(proposed[0] ?? [], state)];
}

/** The best block, nobody, and what is one step from the best: somebody stays, goes elsewhere, or goes too. */
function blocksAround(best: Assignment, places: readonly (readonly unknown[])[]): readonly Assignment[] {
  const nobody = best.map(() => -1);
  const near = places.flatMap((open, at) => [-1, ...open.keys()].map((place) => best.with(at, place)));
  return [...new Map([best, nobody, ...near].map((assign) => [assign.join(), assign])).values()];
}

/** Where a text binds somebody, the places he must take are found one by one. */
function legalAnyhow(wanted: Assignment, state: State): Assignment {
  const decision = pending(state);
  if (decision?.form !== "assign") return wanted;
  let assign: Assignment = decision.items.map((_, at) => wanted[at] ?? -1);
  for (const [at, places] of decision.places.entries()) {
    for (let place = -1; place < places.length && !isLegal(state, assign); place++)
      assign = assign.with(at, place);
  }
  return assign;
}

/** The other player lets everything pass that he may; in action windows both do. */
function follow(state: State, player: Player, rng: Rng): Choice {
  const { question } = state;
  const isQuiet =
    question?.kind === "action" ||
    (question?.player !== player && (question?.kind === "disrupt" || question?.kind === "response"));
  const pass = isQuiet ? options(state).findIndex((option) => option.do === "pass") : -1;
  return pass < 0 ? instinct(state, rng) : { choose: pass };
}

export const instinctiveMind: SearchMind = {
  policy: instinct,
  isIdle,
  isObvious: (kind) => knownOf(kind).search === "instinct",
  isFresh: (kind) => knownOf(kind).fresh,
  follow,
  score: scoreOwn,
  evaluate: plainChance,
  assignments,
};

/** It tells better what will win. */
export const tunedMind: SearchMind = { ...instinctiveMind, evaluate: chanceToWin };
