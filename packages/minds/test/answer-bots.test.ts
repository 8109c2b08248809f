import { botNames, isLevel } from "@fhtagn/bots";
import { coreStories, deckNamed, gameLibrary } from "@fhtagn/cards";
import { sitDown, stateOf } from "@fhtagn/host";
import { type GameRules, playerAsked, rulesOfGame } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { answerBots, thinkingLimit } from "../src/answer-bots.ts";

const deck = deckNamed("agency-cthulhu") ?? [];
const stories = coreStories().map(({ code }) => code);
const state = stateOf(sitDown({ library: gameLibrary(), decks: { P1: deck, P2: deck }, stories }, "levels"));
const player = playerAsked(state);
const asking = {
  view: view(state, player),
  player,
  seed: "s",
  rules: rulesOfGame(state.game),
  deck,
  stories,
};
const greedily = { asking: { ...asking, level: "greedy" }, thinkingTime: 1 };

test.each(botNames())("%s answers from his view alone", (level) => {
  const answer = answerBots({ id: 3, want: "choice", asking: { ...asking, level }, thinkingTime: 1 });
  expect(answer).toMatchObject({ id: 3, choice: { choose: expect.any(Number) } });
});

test.each(botNames())("%s says how close it was if he is one of the levels", (level) => {
  const answer = answerBots({ id: 3, want: "choice", asking: { ...asking, level }, thinkingTime: 1 });
  if (isLevel(level)) expect(answer).toHaveProperty("closeness");
  else expect(answer).not.toHaveProperty("closeness");
});

test("a hint is a choice with the numbers of its search; an unknown player is an error", () => {
  const hint = answerBots({ id: 4, want: "hint", ...greedily });
  expect(hint).toMatchObject({ id: 4, hint: { choice: { choose: expect.any(Number) } } });
  const nobody = { asking: { ...asking, level: "nobody" }, thinkingTime: 1 };
  expect(answerBots({ id: 5, want: "choice", ...nobody })).toHaveProperty("error");
});

test("advice is worked out by the rules of this game, whatever they are", () => {
  const hintBy = (rules: Partial<GameRules>) => {
    const told = { ...asking, level: "greedy", rules: { ...asking.rules, ...rules } };
    const answer = answerBots({ id: 6, want: "hint", asking: told, thinkingTime: 1 });
    return "hint" in answer ? answer.hint?.value : undefined;
  };
  const usual = hintBy({});
  expect(usual).toBe(hintBy({}));
  expect(hintBy({ turnLimit: 1 }), "the game ends in a draw at once").toBe(0.5);
  expect(usual).not.toBe(0.5);
});

test("the strongest thinks as long as the player lets him, everybody else less than a second", () => {
  expect(thinkingLimit("elder", 5)).toBe(5000);
  for (const level of botNames()) expect(thinkingLimit(level, 1)).toBeLessThan(1000);
  for (const level of botNames().filter((name) => name !== "elder"))
    expect(thinkingLimit(level, 10)).toBeLessThan(1000);
});
