/** What the browser is asked, as requests to the worker: recorded games to play again, questions to answer. */
import { coreStories, library, presets } from "@fhtagn/cards";
import { type GameRecord, makeGame, makeLibrary, makeRecorder, makeRng, pending } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import type { Budget } from "../src/bot.ts";
import { botNamed } from "../src/levels/registry.ts";
import type { ChooseTerms } from "../src/worker/messages.ts";
import type { Position } from "./positions.ts";

const LIBRARY = makeLibrary(library());
const DECKS = presets();
const stories = coreStories().map(({ code }) => code);

/** A whole game between two bots of one name. */
export function recordedGame(bot: string, number: number): GameRecord {
  const decks = {
    P1: DECKS[number % DECKS.length]?.codes ?? [],
    P2: DECKS[(number * 7 + 5) % DECKS.length]?.codes ?? [],
  };
  const setup = { library: LIBRARY, decks, stories };
  const prior = { game: makeGame(setup), decks, stories };
  const bots = {
    P1: botNamed(bot, { prior, rng: makeRng(`${bot} ${number} P1`) }),
    P2: botNamed(bot, { prior, rng: makeRng(`${bot} ${number} P2`) }),
  };
  const recorder = makeRecorder(setup, `${bot} ${number}`);
  for (;;) {
    recorder.settle();
    const player = pending(recorder.state)?.player;
    if (player === undefined) return recorder.record();
    recorder.answer(bots[player].choose(view(recorder.state, player)));
  }
}

/** The game as it is sent, without the prepared cards. */
export function questionOf(
  { state, player, prior }: Position,
  level: string,
  { budget, seed }: { readonly budget: Budget; readonly seed: string },
): ChooseTerms {
  const { decks, stories } = prior;
  return { view: view(state, player), prior: { decks, stories }, level, budget, seed };
}
