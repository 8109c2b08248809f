/** Games for tests of the page: kept in memory, computer players in the same thread, no waiting. */
import type { Mind } from "@fhtagn/host";
import { answerBots } from "@fhtagn/minds";
import { freshGame, type SavedGame, type Seats, USUAL_PASSING } from "@fhtagn/protocol";
import { type Ruleset, USUAL_RULESET } from "@fhtagn/rules";
import { againstBot, clockThatTicks } from "@fhtagn/testkit/seats";
import type { Means } from "../open-game.ts";

export const AGAINST_GREEDY: Seats = againstBot("Greedy", "greedy");

export const newSavedGame = (
  seats: Seats = AGAINST_GREEDY,
  seed = "page",
  ruleset: Ruleset = USUAL_RULESET,
): SavedGame =>
  freshGame({
    id: "g",
    at: 1,
    seats,
    decks: { P1: "agency-cthulhu", P2: "syndicate-hastur" },
    seed,
    ruleset,
    passing: { P1: USUAL_PASSING, P2: USUAL_PASSING },
  });

const nearMind: Mind = {
  choose: async (asking) => {
    const answer = answerBots({ id: 1, want: "choice", asking, thinkingTime: 1 });
    if (!("choice" in answer)) throw new Error("no choice");
    return answer;
  },
  advise: async (asking) => {
    const greedily = { ...asking, level: "greedy" };
    const answer = answerBots({ id: 1, want: "choice", asking: greedily, thinkingTime: 1 });
    return "choice" in answer ? { choice: answer.choice } : null;
  },
};

/** What was written last is in `kept.game`. */
export function means(kept: { game: SavedGame | null }, mind: Mind = nearMind): Means {
  return {
    mind,
    clock: clockThatTicks(),
    report: () => undefined,
    write: async (game) => {
      kept.game = structuredClone(game);
    },
    now: () => 2,
    pace: 0,
  };
}
