import { makeRng, type Player, type State } from "@fhtagn/rules";
import { type Viewer, view, worldsOf } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { range, type Started, statesOf } from "./games.ts";
import { expectSame } from "./same.ts";

const WORLDS = 10_000;

function midGame(game: number, at: number): Started {
  const [started] = statesOf([game], at);
  if (started === undefined) throw new Error(`game ${game} was too short`);
  return started;
}

test("10,000 worlds from one view reproduce that view exactly", { timeout: 300_000 }, () => {
  const { state, prior } = midGame(3, 150);
  const rng = makeRng("ten thousand");
  for (const viewer of ["P1", "P2"] as const) {
    const seen = view(state, viewer);
    const worlds = worldsOf(seen, prior);
    const wanted = JSON.stringify(seen);
    for (let count = 0; count < WORLDS; count++)
      expectSame(JSON.stringify(view(worlds.sample(rng), viewer)), wanted, `world ${count}`);
  }
});

test("many views of many games, each through a world", { timeout: 600_000 }, () => {
  const rng = makeRng("many");
  const viewers: readonly Viewer[] = ["P1", "P2", "spectator"];
  for (const { state, prior, game } of statesOf(range(100, 140), 7)) {
    for (const viewer of viewers) {
      const seen = view(state, viewer);
      const world = worldsOf(seen, prior).sample(rng);
      expectSame(JSON.stringify(view(world, viewer)), JSON.stringify(seen), `game ${game}, ${viewer}`);
    }
  }
});

/** Upper tail of the chi-square distribution, by Wilson and Hilferty. */
function pValue(chiSquare: number, freedom: number): number {
  const spread = 2 / (9 * freedom);
  const z = ((chiSquare / freedom) ** (1 / 3) - (1 - spread)) / Math.sqrt(spread);
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const terms = [0.31938153, -0.356563782, 1.781477937, -1.821255978, 1.330274429];
  const tail =
    (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * terms.reduceRight((sum, term) => (sum + term) * t, 0);
  return z > 0 ? tail : 1 - tail;
}

const choose = (n: number, k: number): number => {
  let ways = 1;
  for (let i = 0; i < k; i++) ways = (ways * (n - i)) / (i + 1);
  return k > n ? 0 : ways;
};

/** Unseen cards of a player: how many there are of each code, and how many of them are in his hand. */
function unseenOf(
  state: State,
  player: Player,
): { readonly codes: ReadonlyMap<string, number>; readonly total: number } {
  const codes = new Map<string, number>();
  for (const id of [...state[player].hand, ...state[player].deck]) {
    const code = state.cards[id]?.code ?? "";
    codes.set(code, (codes.get(code) ?? 0) + 1);
  }
  return { codes, total: state[player].hand.length + state[player].deck.length };
}

/** Worlds by how many copies of the code the hand holds. */
function countInHand(started: Started, code: string): readonly number[] {
  const worlds = worldsOf(view(started.state, "P1"), started.prior);
  const rng = makeRng(`hypergeometric ${code}`);
  const found = [0, 0, 0, 0];
  for (let count = 0; count < WORLDS; count++) {
    const { P2, cards } = worlds.sample(rng);
    const copies = P2.hand.filter((id) => cards[id]?.code === code).length;
    found[copies] = (found[copies] ?? 0) + 1;
  }
  return found;
}

test("cards in an unseen hand are hypergeometric (chi-square p > 0.001)", { timeout: 300_000 }, () => {
  const started = midGame(6, 4);
  const { codes, total } = unseenOf(started.state, "P2");
  const hand = started.state.P2.hand.length;
  const twice = [...codes].filter(([, copies]) => copies === 2).map(([code]) => code);
  expect(twice.length).toBeGreaterThan(5);
  for (const code of twice.slice(0, 6)) {
    let chiSquare = 0;
    for (const [copies, found] of countInHand(started, code).slice(0, 3).entries()) {
      const wanted = (WORLDS * choose(2, copies) * choose(total - 2, hand - copies)) / choose(total, hand);
      chiSquare += (found - wanted) ** 2 / wanted;
    }
    expect(pValue(chiSquare, 2), code).toBeGreaterThan(0.001);
  }
});

test("the order of an unseen deck is uniform (chi-square p > 0.001)", { timeout: 300_000 }, () => {
  const started = midGame(6, 4);
  const worlds = worldsOf(view(started.state, "spectator"), started.prior);
  const rng = makeRng("order");
  const [code = ""] = unseenOf(started.state, "P1").codes.keys();
  const found = started.state.P1.deck.map(() => 0);
  let total = 0;
  for (let count = 0; count < WORLDS; count++) {
    const { P1, cards } = worlds.sample(rng);
    for (const [at, id] of P1.deck.entries()) {
      if (cards[id]?.code !== code) continue;
      found[at] = (found[at] ?? 0) + 1;
      total++;
    }
  }
  const wanted = total / found.length;
  const chiSquare = found.reduce((sum, count) => sum + (count - wanted) ** 2 / wanted, 0);
  expect(pValue(chiSquare, found.length - 1)).toBeGreaterThan(0.001);
});
