/** A quick answer to every question, by simple scores: for playouts, and for what follows from a decision. */
import {
  aboutOf,
  type Choice,
  type Decision,
  isLegal,
  options,
  type Player,
  type Question,
  type Rng,
  randomAssign,
  type State,
} from "@fhtagn/rules";
import { commitCandidates } from "../stories/commit.ts";
import { bestBlock } from "../stories/oppose.ts";
import { indexOfVerb, listedChoice } from "./listed-choice.ts";
import { chooseSetup } from "./resources.ts";

/** The question must be open. */
export function instinct(state: State, rng: Rng): Choice {
  const { question } = state;
  if (question === null) return { choose: 0 };
  const { player, kind } = question;
  if (isAssigned(kind)) return { assign: ASSIGNMENTS[kind](state, player, rng) };
  const listed = options(state);
  if (listed.length < 2) return { choose: 0 };
  if (isIdle(state)) return { choose: indexOfVerb(listed, "pass") };
  return { choose: listedChoice({ state, me: player, listed, about: aboutOf(state) }) };
}

/** Actions are taken in one's own Operations phase. Elsewhere a glance does not tell whether one helps: they wait. */
export const isIdle = ({ question, phase, active }: State): boolean =>
  question?.kind === "action" && (phase !== "operations" || active !== question.player);

type AssignedKind = Extract<Decision, { readonly form: "assign" }>["kind"];
type Assignment = readonly number[];

const ASSIGNMENTS: Readonly<Record<AssignedKind, (state: State, me: Player, rng: Rng) => Assignment>> = {
  setup: chooseSetup,
  commit: (state, me, rng) => allowed(state, commitCandidates(state, me, 1)[0]?.assign ?? [], rng),
  oppose: (state, me, rng) => allowed(state, bestBlock(state, me), rng),
};

const isAssigned = (kind: Question["kind"]): kind is AssignedKind => Object.hasOwn(ASSIGNMENTS, kind);

/** Should a text forbid what the solver proposes, anything legal will do. */
const allowed = (state: State, assign: Assignment, rng: Rng): Assignment =>
  isLegal(state, assign) ? assign : randomAssign(state, rng);
