/** The computer players of a server. */
import { botNamed, FULL_MS } from "@fhtagn/bots";
import { type Asking, type Mind, priorOf } from "@fhtagn/host";
import { makeRng } from "@fhtagn/rules";
import { gameLibrary } from "../card-library.ts";

export const serverMind = (): Mind => ({
  choose: async (asking) => {
    const bot = botNamed(asking.level, termsFor(asking));
    const choice = bot.choose(asking.view);
    const { closeness } = bot;
    return { choice, ...(closeness !== undefined && { closeness }) };
  },
  advise: async () => null,
});

function termsFor({ player, deck, stories, seed }: Asking) {
  const setup = { library: gameLibrary(), decks: { P1: deck, P2: deck }, stories };
  return { prior: priorOf(setup, player), rng: makeRng(seed), ms: FULL_MS };
}
