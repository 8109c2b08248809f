/** What the computer players must reach, beside what they do. */
import type { BotTimes, DecisionTimes } from "./bots.ts";

export interface BotFigures extends BotTimes {
  readonly elderMilliseconds: DecisionTimes;
  readonly elderMeasured: string;
}

const MUST = { greedyGames: 8, rollouts: 500, elderP99: 1000 };
const GOAL_GREEDY_GAMES = 20;

const verdict = (reached: boolean): string => (reached ? "reached" : "not reached");

export function botLines(figures: BotFigures): readonly string[] {
  const { greedyGamesPerSecond: games, rolloutsPerSecond: rollouts, elderMeasured } = figures;
  const { p50, p95, p99, max } = figures.elderMilliseconds;
  return [
    `Greedy against Greedy: ${games} games a second; at least ${MUST.greedyGames}: ${verdict(games >= MUST.greedyGames)}, goal ${GOAL_GREEDY_GAMES}: ${verdict(games >= GOAL_GREEDY_GAMES)}`,
    `Rollouts: ${rollouts} a second; at least ${MUST.rollouts}: ${verdict(rollouts >= MUST.rollouts)}`,
    `A decision of the strongest level (${elderMeasured}): half within ${p50} ms, 95 % within ${p95}, 99 % within ${p99}, the longest ${max}; 99 % within ${MUST.elderP99}: ${verdict(p99 <= MUST.elderP99)}`,
  ];
}
