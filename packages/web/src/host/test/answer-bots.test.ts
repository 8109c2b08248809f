import { botNames } from "@fhtagn/bots";
import { sitDown, stateOf } from "@fhtagn/host";
import { view } from "@fhtagn/rules/view";
import { expect, test } from "vitest";
import { answerBots } from "../answer-bots.ts";
import { deckNamed, gameCards, storiesInUse } from "../game-cards.ts";

const deck = deckNamed("agency-cthulhu") ?? [];
const stories = storiesInUse();
const state = stateOf(sitDown({ library: gameCards(), decks: { P1: deck, P2: deck }, stories }, "levels"));
const player = state.question?.player ?? "P1";
const asking = { view: view(state, player), player, seed: "s", deck, stories };

test.each(botNames())("%s answers from his view alone", (level) => {
  const answer = answerBots({ id: 3, want: "choice", asking: { ...asking, level } });
  expect(answer).toEqual({ id: 3, choice: { choose: expect.any(Number) } });
});

test("a hint is a choice with the numbers of its search; an unknown player is an error", () => {
  const hint = answerBots({ id: 4, want: "hint", asking: { ...asking, level: "greedy" } });
  expect(hint).toMatchObject({ id: 4, hint: { choice: { choose: expect.any(Number) } } });
  expect(answerBots({ id: 5, want: "choice", asking: { ...asking, level: "nobody" } })).toHaveProperty(
    "error",
  );
});
