/** A world drawn from a view knows what an attached card has become (ATT-04), and how an insane one lies (ED-42). */
import { library } from "@fhtagn/cards";
import { faceAsItLies, type Game, makeGame, makeLibrary, makeRng, type State } from "@fhtagn/rules";
import { fromPosition, type Position } from "@fhtagn/rules/position";
import { sampleWorld, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";

const GAME = makeGame({ library: makeLibrary(library()) });

/** A position, and a world that P2 may take it for. */
function positionAndWorld(position: Position, game: Game): { readonly state: State; readonly world: State } {
  const state = fromPosition(position, game);
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  const prior = { game: state.game, decks: { P1: [], P2: [] }, stories: [] };
  return { state, world: sampleWorld(view(state, "P2"), prior, makeRng("1")) };
}

test("ED-42 in a sampled world an insane character lies as it lies", () => {
  const older = makeGame({ library: makeLibrary(library()), ruleset: "ccg" });
  const play = [{ "Bag Man": { insane: true, exhausted: true } }, { "Hired Muscle": { insane: true } }];
  const { state, world } = positionAndWorld({ P1: { play } }, older);
  const lying = ({ inPlay, cards }: State) => inPlay.map((id) => cards[id]?.layExhausted);
  expect(lying(state)).toEqual([true, false]);
  expect(lying(world)).toEqual([true, false]);
});

test("ATT-04 in a sampled world an attached character is a support", () => {
  const { state, world } = positionAndWorld(
    { P1: { play: [{ "Hired Muscle": { attached: ["Bag Man"] } }] } },
    GAME,
  );
  const typesOf = (ids: readonly number[], faces: typeof state.faces) => ids.map((id) => faces[id]?.type);
  expect(typesOf(state.inPlay, state.faces)).toEqual(["character", "support"]);
  expect(typesOf(world.inPlay, world.faces)).toEqual(["character", "support"]);
  expect(world.cards.map((card) => faceAsItLies(world.game, card))).toEqual(world.faces);
});
