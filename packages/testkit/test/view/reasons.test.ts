/** Why a move is not legal is told without what the player does not know. */
import { makeRng, PLAYERS, type Player, type State, type Verb, whyNot } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { exchangeUnseen } from "./exchange.ts";
import { range, statesOf } from "./games.ts";

const VERBS: readonly (Verb | "commit")[] = ["play", "use", "commit", "drain", "attach", "choose", "resolve"];

/** Everything that can be asked about what the player can point at. */
function reasonsOf(state: State, player: Player): readonly string[] {
  const named = state.cards.filter((card) => (player === "P1" ? card.handleP1 : card.handleP2) !== 0);
  return named.flatMap(({ id }, at) => {
    const on = named[(at * 7 + 3) % named.length]?.id ?? id;
    return VERBS.map(
      (verb) =>
        `${verb} ${id} on ${on}: ${JSON.stringify(whyNot(state, player, { do: verb, card: id, on }))}`,
    );
  });
}

test("a face-down domain, attachment or Dormant card is not named by the reasons of whoever may not know it", () => {
  const rng = makeRng("reasons");
  let faceDown = 0;
  for (const { state, game } of statesOf(range(0, 10), 37)) {
    for (const player of PLAYERS) {
      const { state: other, cards } = exchangeUnseen(state, player, rng);
      faceDown += [...cards].filter((id) => ["play", "domain"].includes(state.cards[id]?.zone ?? "")).length;
      expect(reasonsOf(other, player), `game ${game}`).toEqual(reasonsOf(state, player));
    }
  }
  expect(faceDown).toBeGreaterThan(50);
});
