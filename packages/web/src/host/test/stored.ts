/** Games for tests of the page: kept in memory, computer players in the same thread, no waiting. */
import type { Mind, PaceClock } from "@fhtagn/host";
import { freshGame, type SavedGame, type Seats, USUAL_PASSING } from "@fhtagn/protocol";
import { answerBots } from "../answer-bots.ts";
import type { Means } from "../open-game.ts";

export const AGAINST_GREEDY: Seats = {
  P1: { kind: "person", name: "Ann" },
  P2: { kind: "bot", name: "Greedy", level: "greedy" },
};
export const AT_ONE_SCREEN: Seats = {
  P1: { kind: "person", name: "Ann" },
  P2: { kind: "person", name: "Ben" },
};

export const newGame = (seats: Seats = AGAINST_GREEDY, seed = "page"): SavedGame =>
  freshGame({
    id: "g",
    at: 1,
    seats,
    decks: { P1: "agency-cthulhu", P2: "syndicate-hastur" },
    seed,
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

/** A minute goes by with every look at it, and no wait lasts: nobody speaks too often. */
export function clockThatTicks(): PaceClock {
  let now = 0;
  return {
    now: () => {
      now += 60_000;
      return now;
    },
    wait: async () => undefined,
  };
}

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
