import { describe, expect, test } from "vitest";
import type { CardDefinition } from "../../language/cards.ts";
import { makeGame } from "../../new-game.ts";
import { makeLibrary } from "../../state/library.ts";
import { makeRng } from "../../state/random.ts";
import { type Candidate, type Pool, pickPool, poolsOf } from "./prior.ts";

const FACTS = {
  descriptor: null,
  unique: false,
  faction: "neutral",
  cost: 1,
  skill: 1,
  boosters: null,
  subtypes: [],
  keywords: [],
  steadfast: 0,
  steadfastFaction: null,
  transient: false,
  type: "character",
  icons: null,
  struggles: null,
} as const;

const named = (title: string): CardDefinition => ({
  facts: { ...FACTS, code: title, title },
  text: { abilities: [] },
});

const game = makeGame({ library: makeLibrary(["clerk", "ghoul", "agent"].map(named)) });

/** "2c 1g": two clerks and a ghoul. */
const TITLES: Readonly<Record<string, string>> = { c: "clerk", g: "ghoul", a: "agent" };
const cards = (list: string): readonly string[] =>
  list
    .split(" ")
    .flatMap((line) => Array.from({ length: Number(line.at(0)) }, () => TITLES[line.at(1) ?? ""] ?? ""));
const deck = (list: string, weight = 1): Candidate => ({ weight, cards: cards(list) });

const pools = (candidates: readonly Candidate[], seen: string, unseen: number): readonly Pool[] =>
  poolsOf(game, { candidates }, { seen: cards(seen), unseen });
const facesOf = (found: readonly Pool[]): readonly string[] =>
  found.map(({ faces }) =>
    faces
      .map(({ code }) => code)
      .sort()
      .join(" "),
  );

describe("which deck it may be", () => {
  test("only those that have what was seen, without it", () => {
    const found = pools([deck("1c 2g"), deck("2g 1a")], "1c", 2);
    expect(facesOf(found)).toEqual(["ghoul ghoul"]);
  });

  test("if none has all of it, those that lack least", () => {
    const found = pools([deck("1c 2g"), deck("3g"), deck("1c 1g 1a")], "2c", 1);
    expect(facesOf(found)).toEqual(["ghoul ghoul", "agent ghoul"]);
  });

  test("how many cards there are is seen too", () => {
    const found = pools([deck("2c 2g"), deck("2c 1g"), deck("2c 1a")], "1c", 2);
    expect(facesOf(found)).toEqual(["clerk ghoul", "agent clerk"]);
    expect(facesOf(pools([deck("2c 2g"), deck("2c 1g")], "1c", 7))).toEqual(["clerk ghoul ghoul"]);
  });

  test("a deck that is known is that deck, whatever its size", () => {
    const known = poolsOf(game, cards("2c 1g"), { seen: cards("1c"), unseen: 9 });
    expect(known.map(({ weight }) => weight)).toEqual([1]);
    expect(facesOf(known)).toEqual(["clerk ghoul"]);
  });
});

describe("how likely each deck is", () => {
  const weights = (candidates: readonly Candidate[], seen: string, unseen: number) =>
    pools(candidates, seen, unseen).map(({ weight }) => weight);

  test("as it was before anything was seen", () => {
    expect(weights([deck("3c 1g"), deck("1c 3g", 5)], "0c", 4)).toEqual([1, 5]);
  });

  test("more, the more copies it has of what was seen", () => {
    expect(weights([deck("3c 1g"), deck("1c 3g", 5)], "1c", 3)).toEqual([3, 5]);
    // 3 x 2 clerks and the ghoul; 2 x 1 clerks and either ghoul
    expect(weights([deck("3c 1g"), deck("2c 2g")], "2c 1g", 1)).toEqual([6, 4]);
  });

  test("as often as that it is drawn", () => {
    const found = pools([deck("3c 1g"), deck("1c 3g")], "1c", 3);
    const rng = makeRng("decks");
    const draws = Array.from({ length: 4000 }, () => pickPool(found, rng));
    const share = draws.filter((faces) => faces === found[0]?.faces).length / draws.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
  });
});
