import { coreStories, library } from "@fhtagn/cards";
import { type Happening, makeLibrary, makeRng } from "@fhtagn/rules";
import { describe, expect, test } from "vitest";
import { fatesOf } from "../src/balance/lab-game.ts";
import { type Sighting, standing, tieOf } from "../src/balance/ties.ts";
import { balanceOf, coreField, type PairingGames, pairingsOf, playDeal } from "../src/index.ts";

const HALL = {
  library: makeLibrary(library()),
  stories: coreStories().map(({ code }) => code),
  contestant: { bot: "random" },
};

const playAll = (): readonly PairingGames[] =>
  pairingsOf(coreField().slice(0, 3)).map((decks, at) => ({
    decks,
    games: [`lab-${at}`, `lab-${at}-again`].flatMap((deal) => playDeal(HALL, { deal, decks })),
  }));

describe("a balance report", () => {
  const pairings = playAll();
  const balance = balanceOf(pairings);

  test("counts every game once, mirrors apart", () => {
    expect(balance.games).toBe(6 * 4);
    expect(balance.pairings).toHaveLength(6);
    expect(balance.decks.map(({ games }) => games)).toEqual([8, 8, 8]);
    const points = balance.decks.reduce((sum, { score, games }) => sum + score * games, 0);
    expect(points).toBeCloseTo(12, 9);
    expect(Object.values(balance.ends).reduce((sum, count) => sum + count, 0)).toBe(24);
    const lengths = balance.lengths.flatMap(({ ends }) => Object.values(ends));
    expect(lengths.reduce((sum, count) => sum + count, 0)).toBe(24);
    expect(balance.faults).toEqual([]);
  });

  test("both begin once in every deal", () => {
    for (const { games } of pairings)
      expect(games.map(({ first }) => first)).toEqual(["P1", "P2", "P1", "P2"]);
  });

  test("every card of the decks is judged, with an interval around its difference", () => {
    const codes = new Set(
      coreField()
        .slice(0, 3)
        .flatMap((deck) => deck.codes),
    );
    expect(balance.cards.map(({ code }) => code).sort()).toEqual([...codes].sort());
    for (const { drawn } of balance.cards) {
      expect(drawn.interval.low).toBeLessThanOrEqual(drawn.difference);
      expect(drawn.interval.high).toBeGreaterThanOrEqual(drawn.difference);
    }
  });

  test("the same seeds give the same report", () => {
    expect(balanceOf(playAll())).toEqual(balance);
  });
});

test("a hand that was put back was not drawn", () => {
  const drew = (code: string, player: "P1" | "P2" = "P1"): Happening => ({ what: "drew", code, player });
  const journal: readonly Happening[] = [
    drew("a"),
    drew("b"),
    drew("d", "P2"),
    drew("b"),
    drew("c"),
    { what: "mulligan", player: "P1" },
    { what: "played", code: "c", player: "P1" },
  ];
  expect(fatesOf(["a", "b", "c", "d"], journal, "P1")).toBe("0120");
});

describe("cards tied to winning", () => {
  /** Two decks of different strength; the card adds `gain` where it is seen. */
  const sightings = (gain: number, seed: string): readonly Sighting[] => {
    const rng = makeRng(seed);
    return Array.from({ length: 4000 }, (_, at) => {
      const deck = at % 2 === 0 ? "strong" : "weak";
      const seen = rng.below(100) < (deck === "strong" ? 70 : 30);
      const chance = (deck === "strong" ? 650 : 350) + (seen ? gain : 0);
      return { deck, deal: `${at >> 1}`, seen, points: Number(rng.below(1000) < chance) };
    });
  };

  test("a strong deck does not make its cards strong", () => {
    const { difference, interval, p } = tieOf(sightings(0, "nothing"));
    expect(Math.abs(difference)).toBeLessThan(0.05);
    expect(interval.low).toBeLessThan(0);
    expect(interval.high).toBeGreaterThan(0);
    expect(p).toBeGreaterThan(0.05);
  });

  test("what a card adds is found", () => {
    const { interval, p } = tieOf(sightings(100, "much"));
    expect(interval.low).toBeLessThan(0.1);
    expect(interval.high).toBeGreaterThan(0.1);
    expect(p).toBeLessThan(0.001);
  });

  test("a card that is always or never seen says nothing", () => {
    const always = sightings(0, "x").map((one) => ({ ...one, seen: true }));
    expect(tieOf(always)).toMatchObject({ difference: 0, p: 1, interval: { low: -1, high: 1 } });
  });

  test("of many comparisons those that stand are few, and each below its line", () => {
    expect(standing([0.001, 0.04, 0.03, 0.8])).toEqual([true, false, false, false]);
    expect(standing([0.01, 0.02, 0.03, 0.04])).toEqual([true, true, true, true]);
    expect(standing(Array.from({ length: 150 }, (_, at) => (at + 1) / 151))).not.toContain(true);
    expect(standing([])).toEqual([]);
  });
});
