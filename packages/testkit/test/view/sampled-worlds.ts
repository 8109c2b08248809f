/** Worlds drawn from a view of a game in the middle: how many of them look the same, and how their cards lie. */
import { makeRng, type Player, type State } from "@fhtagn/rules";
import { type Viewer, view, worldsOf } from "@fhtagn/rules/view";
import { type Started, statesOf } from "./games.ts";

export function midGame(game: number, at: number): Started {
  const [started] = statesOf([game], at);
  if (started === undefined) throw new Error(`game ${game} was too short`);
  return started;
}

/** The first world, if any, that its viewer would know from the true one. */
export function strangeWorld({ state, prior }: Started, viewer: Viewer, count: number): string | null {
  const rng = makeRng("ten thousand");
  const seen = view(state, viewer);
  const worlds = worldsOf(seen, prior);
  const wanted = JSON.stringify(seen);
  for (let number = 0; number < count; number++)
    if (JSON.stringify(view(worlds.sample(rng), viewer)) !== wanted) return `world ${number}, ${viewer}`;
  return null;
}

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
function countInHand(started: Started, code: string, count: number): readonly number[] {
  const worlds = worldsOf(view(started.state, "P1"), started.prior);
  const rng = makeRng(`hypergeometric ${code}`);
  const found = [0, 0, 0, 0];
  for (let number = 0; number < count; number++) {
    const { P2, cards } = worlds.sample(rng);
    const copies = P2.hand.filter((id) => cards[id]?.code === code).length;
    found[copies] = (found[copies] ?? 0) + 1;
  }
  return found;
}

/** How likely a hand as sampled is by chance alone, for each of the first few cards of which there are two. */
export function likelinessOfHands(started: Started, cards: number, count: number): readonly number[] {
  const { codes, total } = unseenOf(started.state, "P2");
  const hand = started.state.P2.hand.length;
  const twice = [...codes].filter(([, copies]) => copies === 2).map(([code]) => code);
  if (twice.length < cards) throw new Error(`only ${twice.length} cards are there twice`);
  return twice.slice(0, cards).map((code) => {
    let chiSquare = 0;
    for (const [copies, found] of countInHand(started, code, count).slice(0, 3).entries()) {
      const wanted = (count * choose(2, copies) * choose(total - 2, hand - copies)) / choose(total, hand);
      chiSquare += (found - wanted) ** 2 / wanted;
    }
    return pValue(chiSquare, 2);
  });
}

/** How likely the places of a card in a sampled deck are by chance alone. */
export function likelinessOfOrder(started: Started, count: number): number {
  const worlds = worldsOf(view(started.state, "spectator"), started.prior);
  const rng = makeRng("order");
  const [code = ""] = unseenOf(started.state, "P1").codes.keys();
  const found = started.state.P1.deck.map(() => 0);
  let total = 0;
  for (let number = 0; number < count; number++) {
    const { P1, cards } = worlds.sample(rng);
    for (const [at, id] of P1.deck.entries()) {
      if (cards[id]?.code !== code) continue;
      found[at] = (found[at] ?? 0) + 1;
      total++;
    }
  }
  const wanted = total / found.length;
  const chiSquare = found.reduce((sum, here) => sum + (here - wanted) ** 2 / wanted, 0);
  return pValue(chiSquare, found.length - 1);
}
