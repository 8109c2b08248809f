/** The computer players of the page choose and advise as they do in Node; same-games-as-in-node.test.ts compares whole games. */
import { chooseAtRandom } from "@fhtagn/bots";
import { coreStories, presets } from "@fhtagn/cards";
import type { Asking } from "@fhtagn/host";
import { answerBots, type FromBots, type ToBots } from "@fhtagn/minds";
import { rulesOfGame } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { launchChromium } from "@fhtagn/testkit/browser";
import { eachQuestion } from "@fhtagn/testkit/tables";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import { askWorker } from "./support/ask-worker.ts";
import { visit } from "./support/visitor.ts";

let browser: Browser;
beforeAll(async () => {
  browser = await launchChromium();
});
afterAll(() => browser.close());

const MOST_QUESTIONS = 10;
/** One of them is put as a request for advice: that is a search. */
const ADVISED = 4;

/** Every so many-th question of a random game, as the host would put it. */
function questionsOf(game: number, every: number): readonly Omit<Asking, "level">[] {
  const found: Omit<Asking, "level">[] = [];
  const deck = presets()[game]?.codes ?? [];
  const stories = coreStories().map(({ code }) => code);
  let count = 0;
  eachQuestion(game, chooseAtRandom, ({ state, player }) => {
    count += 1;
    if (count % every > 0) return;
    const rules = rulesOfGame(state.game);
    found.push({ view: view(state, player), player, seed: `${game} ${count}`, rules, deck, stories });
  });
  return found;
}

test("the worker of the page chooses and advises as Node does", async () => {
  const questions = questionsOf(1, 12).slice(0, MOST_QUESTIONS);
  const asked = questions.map((asking, id): ToBots => {
    const want = id === ADVISED ? "hint" : "choice";
    return { id, want, asking: { ...asking, level: id % 2 === 0 ? "greedy" : "random" }, thinkingTime: 1 };
  });
  const { page, complaints, goTo, leave } = await visit(browser);
  await goTo("/");
  const there = await askWorker<ToBots, FromBots>(page, "bots.worker", asked);
  expect(there).toEqual(asked.map(answerBots));
  expect(there.filter((reply) => "choice" in reply).length).toBe(MOST_QUESTIONS - 1);
  expect(there[ADVISED]).toMatchObject({ hint: { choice: expect.anything() } });
  expect(complaints).toEqual([]);
  await leave();
});
