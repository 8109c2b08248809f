/** What the computer players must reach, beside what they do. */
import type { WorkbenchWords } from "@fhtagn/words";
import type { BotTimes, DecisionTimes } from "./bots.ts";

export interface BotFigures extends BotTimes {
  readonly elderMilliseconds: DecisionTimes;
  readonly elderMeasured: string;
}

const MUST = { greedyGames: 8, rollouts: 500, elderP99: 1000 };
const GOAL_GREEDY_GAMES = 20;

export function botLines(figures: BotFigures, words: WorkbenchWords["bench"]): readonly string[] {
  const target = (value: number, isReached: boolean): string =>
    `${value}: ${isReached ? words.reached : words.notReached}`;
  const { greedyGamesPerSecond: games, rolloutsPerSecond: rollouts, elderMeasured } = figures;
  const { p50, p95, p99, max } = figures.elderMilliseconds;
  return [
    words.greedy(
      String(games),
      target(MUST.greedyGames, games >= MUST.greedyGames),
      target(GOAL_GREEDY_GAMES, games >= GOAL_GREEDY_GAMES),
    ),
    words.rollouts(String(rollouts), target(MUST.rollouts, rollouts >= MUST.rollouts)),
    words.elder({
      ...{ level: elderMeasured, p50, p95, p99, longest: max },
      most: target(MUST.elderP99, p99 <= MUST.elderP99),
    }),
  ];
}
