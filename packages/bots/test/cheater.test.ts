import { apply, clone, hash, makeRng, type Player, pending, type State, settle } from "@fhtagn/rules";
import { view, worldsOf } from "@fhtagn/rules/view";
import { newMidgame } from "@fhtagn/testkit/tables";
import { expect, test } from "vitest";
import { ismctsBot } from "../src/search/bots.ts";
import { instinctiveMind } from "../src/search/instinctive-mind.ts";
import { searchTree, type Thought } from "../src/search/search.ts";
import { PLAIN } from "../src/search/style.ts";
import { cheaterBot, thinkPeeking } from "./cheater.ts";
import { positions } from "./positions.ts";

test("the cheater thinks otherwise where hidden cards are others, the honest search never", () => {
  let cheated = 0;
  for (const { state, player, prior } of positions(16, "cheater")) {
    const other = worldsOf(view(state, player), prior).sample(makeRng("other"));
    const valuesOf = ({ considered }: Thought): readonly number[] => considered.map(({ value }) => value);
    const peek = (peeked: State) =>
      valuesOf(
        thinkPeeking(
          view(peeked, player),
          { prior, seed: "", simulations: 10, peek: () => peeked },
          makeRng("c"),
        ),
      );
    const honest = (seen: State) =>
      valuesOf(
        searchTree(view(seen, player), {
          mind: instinctiveMind,
          style: PLAIN,
          prior,
          rng: makeRng("h"),
          simulations: 10,
        }),
      );
    if (peek(state).join() !== peek(other).join()) cheated++;
    expect(honest(other)).toEqual(honest(state));
  }
  expect(cheated).toBeGreaterThan(4);
});

test("it plays a whole game and never touches the one it looks at", () => {
  const { state, prior } = newMidgame(7);
  const cheater = cheaterBot({ prior, seed: "whole", simulations: 4, peek: () => state });
  const honest = ismctsBot({ prior, rng: makeRng("whole"), sims: 4 });
  for (let answers = 0; answers < 600; answers++) {
    settle(state);
    const player: Player | undefined = pending(state)?.player;
    if (player === undefined) break;
    const before = hash(clone(state));
    const choice = (player === "P1" ? cheater : honest).choose(view(state, player));
    expect(hash(state)).toBe(before);
    apply(state, choice);
  }
  expect(state.result).not.toBeNull();
});
