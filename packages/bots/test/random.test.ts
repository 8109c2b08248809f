import { coreStories, library, presets } from "@fhtagn/cards";
import { makeGame, makeLibrary, makeRng, newGame, type Setup, settle } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { playGame } from "../src/play-game.ts";
import { chooseAtRandom, randomBot } from "../src/random.ts";

const LIBRARY = makeLibrary(library());
const stories = coreStories().map(({ code }) => code);
const [first, second] = presets();
const SETUP: Setup = {
  library: LIBRARY,
  decks: { P1: first?.codes ?? [], P2: second?.codes ?? [] },
  stories,
};

test("the random player takes every option about equally often", () => {
  const state = newGame(SETUP, "mulligan");
  settle(state);
  const rng = makeRng("fair");
  let keeps = 0;
  for (let i = 0; i < 2000; i++) {
    const choice = chooseAtRandom(state, rng);
    if ("choose" in choice && choice.choose === 0) keeps++;
  }
  expect(keeps).toBeGreaterThan(900);
  expect(keeps).toBeLessThan(1100);
});

test("the same seeds give the same game", () => {
  const prior = { game: makeGame(SETUP), decks: SETUP.decks, stories };
  const play = (seed: string) => {
    const bot = randomBot({ prior, rng: makeRng(seed) });
    const { decisions, result } = playGame(SETUP, "game", { P1: bot, P2: bot });
    return { decisions, result };
  };
  expect(play("a")).toEqual(play("a"));
  expect(play("a").result).not.toBeNull();
  expect(play("a")).not.toEqual(play("b"));
});
