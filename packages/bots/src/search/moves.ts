/** What may be answered in a made-up world, named so that it means the same in every world. */
import { type Choice, itemAt, NOBODY, options, pending, type State } from "@fhtagn/rules";
import { optionKeyIn, type Searcher } from "@fhtagn/rules/view";
import type { SearchMind } from "./mind.ts";

export interface SearchMove {
  readonly key: string;
  readonly choice: Choice;
}

/** A question must be open. Of the ways to commit the `most` best ones. */
export function movesOf(
  state: State,
  { mind, searcher, most }: { readonly mind: SearchMind; readonly searcher: Searcher; readonly most: number },
): readonly SearchMove[] {
  const decision = pending(state);
  if (decision?.form !== "assign") return optionMoves(state, searcher);
  const { player, items, places } = decision;
  return mind.assignments(state, player, most).map((assign) => {
    const parts = assign.map((place, at) =>
      optionKeyIn(
        state,
        {
          do: "attach",
          card: itemAt(items, at),
          on: place === -1 ? NOBODY : itemAt(itemAt(places, at), place),
        },
        searcher,
      ),
    );
    return { key: parts.join("/"), choice: { assign } };
  });
}

function optionMoves(state: State, searcher: Searcher): readonly SearchMove[] {
  const moves: SearchMove[] = [];
  const known = new Set<string>();
  for (const [choose, option] of options(state).entries()) {
    const key = optionKeyIn(state, option, searcher);
    if (known.has(key)) continue; // the same to whoever answers
    known.add(key);
    moves.push({ key, choice: { choose } });
  }
  return moves;
}
