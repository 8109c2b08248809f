/** A world drawn from a view knows what an attached card has become (ATT-04). */
import { library } from "@fhtagn/cards";
import { faceAsItLies, makeGame, makeLibrary, makeRng } from "@fhtagn/rules";
import { fromPosition } from "@fhtagn/rules/position";
import { sampleWorld, view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";

const GAME = makeGame({ library: makeLibrary(library()) });

test("ATT-04 in a sampled world an attached character is a support", () => {
  const state = fromPosition({ P1: { play: [{ "Hired Muscle": { attached: ["Bag Man"] } }] } }, GAME);
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  const prior = { game: state.game, decks: { P1: [], P2: [] }, stories: [] };
  const world = sampleWorld(view(state, "P2"), prior, makeRng("1"));
  const typesOf = (ids: readonly number[], faces: typeof state.faces) => ids.map((id) => faces[id]?.type);
  expect(typesOf(state.inPlay, state.faces)).toEqual(["character", "support"]);
  expect(typesOf(world.inPlay, world.faces)).toEqual(["character", "support"]);
  expect(world.cards.map((card) => faceAsItLies(world.game, card))).toEqual(world.faces);
});
