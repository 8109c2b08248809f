import { describe, expect, test } from "vitest";
import { makeGame } from "../../new-game.ts";
import { fillerCode, withFillers } from "../../position/fillers.ts";
import { makeLibrary } from "../../state/library.ts";
import { makeRng } from "../../state/random.ts";
import { type CandidateDeck, type Pool, pickPool, poolsOf } from "./prior.ts";

const game = makeGame({ library: withFillers(makeLibrary([])) });

/** "2a 1c": two cards of the Agency and one of Cthulhu. */
const CODES: Readonly<Record<string, string>> = {
  a: fillerCode("agency"),
  c: fillerCode("cthulhu"),
  h: fillerCode("hastur"),
};
const cards = (list: string): readonly string[] =>
  list
    .split(" ")
    .flatMap((line) => Array.from({ length: Number(line.at(0)) }, () => CODES[line.at(1) ?? ""] ?? ""));
const deck = (list: string, weight = 1): CandidateDeck => ({ weight, cards: cards(list) });

const pools = (candidates: readonly CandidateDeck[], seen: string, unseen: number): readonly Pool[] =>
  poolsOf(game, { candidates }, { seen: cards(seen), unseen });
/** "ac": a card of the Agency and one of Cthulhu. */
const facesOf = (found: readonly Pool[]): readonly string[] =>
  found.map(({ faces }) =>
    faces
      .map(({ faction }) => faction.at(0))
      .sort()
      .join(""),
  );

describe("which deck it may be", () => {
  test("only those that have what was seen, without it", () => {
    const found = pools([deck("1a 2c"), deck("2c 1h")], "1a", 2);
    expect(facesOf(found)).toEqual(["cc"]);
  });

  test("if none has all of it, those that lack least", () => {
    const found = pools([deck("1a 2c"), deck("3c"), deck("1a 1c 1h")], "2a", 1);
    expect(facesOf(found)).toEqual(["cc", "ch"]);
  });

  test("how many cards there are is seen too", () => {
    const found = pools([deck("2a 2c"), deck("2a 1c"), deck("2a 1h")], "1a", 2);
    expect(facesOf(found)).toEqual(["ac", "ah"]);
    expect(facesOf(pools([deck("2a 2c"), deck("2a 1c")], "1a", 7))).toEqual(["acc"]);
  });

  test("a deck that is known is that deck, whatever its size", () => {
    const known = poolsOf(game, cards("2a 1c"), { seen: cards("1a"), unseen: 9 });
    expect(known.map(({ weight }) => weight)).toEqual([1]);
    expect(facesOf(known)).toEqual(["ac"]);
  });
});

describe("how likely each deck is", () => {
  const weights = (candidates: readonly CandidateDeck[], seen: string, unseen: number) =>
    pools(candidates, seen, unseen).map(({ weight }) => weight);

  test("as it was before anything was seen", () => {
    expect(weights([deck("3a 1c"), deck("1a 3c", 5)], "0a", 4)).toEqual([1, 5]);
  });

  test("more, the more copies it has of what was seen", () => {
    expect(weights([deck("3a 1c"), deck("1a 3c", 5)], "1a", 3)).toEqual([3, 5]);
    // 3 x 2 of the Agency and the one of Cthulhu; 2 x 1 and either
    expect(weights([deck("3a 1c"), deck("2a 2c")], "2a 1c", 1)).toEqual([6, 4]);
  });

  test("as often as that it is drawn", () => {
    const found = pools([deck("3a 1c"), deck("1a 3c")], "1a", 3);
    const rng = makeRng("decks");
    const draws = Array.from({ length: 4000 }, () => pickPool(found, rng));
    const share = draws.filter((faces) => faces === found[0]?.faces).length / draws.length;
    expect(share).toBeGreaterThan(0.72);
    expect(share).toBeLessThan(0.78);
  });
});
