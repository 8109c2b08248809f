/** Every answer to a question that differs from the others, the likeliest first. */

import { bestBlock, commitCandidates } from "@fhtagn/bots";
import {
  type CardId,
  type Choice,
  cardIn,
  cardOf,
  type Decision,
  detailOf,
  isLegal,
  NOBODY,
  type Option,
  options,
  type Player,
  pending,
  placeIn,
  type State,
} from "@fhtagn/rules";
import { likenessIn, optionName } from "./likeness.ts";

type Assigned = Extract<Decision, { readonly form: "assign" }>;

/** Ways to commit that are tried before all others. */
const PROPOSED = 4;

export interface Breadth {
  readonly seat: Player;
  /** So many answers to one question at most. */
  readonly most: number;
  /** Of the ways to commit and to oppose only those that are proposed: a glance, no proof. */
  readonly glance?: boolean;
}

/** Null where there are too many. */
export function answersTo(state: State, { seat, most, glance }: Breadth): readonly Choice[] | null {
  const decision = pending(state);
  if (decision === null) return [];
  if (decision.form === "choose") return optionAnswers(state, seat);
  const proposed = proposals(state, decision).filter((assign) => isLegal(state, assign));
  if (glance) return distinct(proposed).map((assign) => ({ assign }));
  const all = assignments(state, decision, most);
  return all === null ? null : inOrder(proposed, all).map((assign) => ({ assign }));
}

/** A token brings its owner nearer to the story: nobody who wants it refuses. */
export const YES: Choice = { choose: 0 };

function optionAnswers(state: State, seat: Player): readonly Choice[] {
  if (state.question?.kind === "token" && state.question.player === seat) return [YES];
  const listed = options(state);
  const isSingular = new Set(listed.map((option) => roughName(state, option))).size === listed.length;
  const like = isSingular ? null : likenessIn(state);
  const known = new Set<string>();
  const found: Choice[] = [];
  for (const [choose, option] of listed.entries()) {
    const name = like === null ? `${choose}` : optionName(like, option);
    if (known.has(name)) continue;
    known.add(name);
    found.push({ choose });
  }
  return found;
}

const codeOf = (state: State, id: CardId | undefined): string =>
  id === undefined || id === NOBODY ? "" : cardOf(state, id).code;

/** Options of different rough names are certainly different. */
const roughName = (state: State, option: Option): string =>
  `${option.do}:${codeOf(state, cardIn(option))}:${codeOf(state, placeIn(option))}:${detailOf(option)}`;

/** All ways to send them; of characters alike the first goes to the earliest place. */
function assignments(
  state: State,
  { items, places }: Assigned,
  most: number,
): readonly (readonly number[])[] | null {
  const twins = twinsOf(state, items);
  let found: (readonly number[])[] = [[]];
  for (const [at, open] of places.entries()) {
    const twin = twins[at] ?? -1;
    found = found.flatMap((begun) => {
      const least = twin < 0 ? -1 : (begun[twin] ?? -1);
      return Array.from({ length: open.length - least }, (_, step) => [...begun, least + step]);
    });
    if (found.length > most) return null;
  }
  return found.filter((assign) => isLegal(state, assign));
}

/** For each the one before it that is like it, or -1. */
function twinsOf(state: State, items: readonly CardId[]): readonly number[] {
  const codes = items.map((id) => codeOf(state, id));
  if (new Set(codes).size === codes.length) return codes.map(() => -1);
  const like = likenessIn(state);
  const names = items.map((id) => like.of(id));
  return names.map((name, at) => names.slice(0, at).lastIndexOf(name));
}

/** What the story solver finds best, everybody at one story, and nobody. */
function proposals(state: State, { kind, player, items, places }: Assigned): readonly (readonly number[])[] {
  const nobody = items.map(() => -1);
  if (kind === "oppose") {
    const best = bestBlock(state, player);
    return [best, ...best.flatMap((place, at) => (place < 0 ? [] : [best.with(at, -1)])), nobody];
  }
  const together = (places[0] ?? []).map((_, place) => items.map(() => place));
  return [...commitCandidates(state, player, PROPOSED).map(({ assign }) => assign), ...together];
}

const distinct = (assigns: readonly (readonly number[])[]): readonly (readonly number[])[] => [
  ...new Map(assigns.map((assign) => [assign.join(), assign])).values(),
];

function inOrder(
  first: readonly (readonly number[])[],
  all: readonly (readonly number[])[],
): readonly (readonly number[])[] {
  const ranks = new Map(first.map((assign, rank) => [assign.join(), rank]));
  const rankOf = (assign: readonly number[]): number => ranks.get(assign.join()) ?? first.length;
  return all.toSorted((a, b) => rankOf(a) - rankOf(b));
}
