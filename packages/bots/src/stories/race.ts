/** What success tokens are worth, the nearer to five the more. */
import { type CardId, cardOf, opponentOf, type Player, type State, seatOf, successOf } from "@fhtagn/rules";
import { LAST_STORY_WON, WEIGHTS } from "../evaluate/weights.ts";

export const TOKENS_TO_WIN = 5;
/** More tokens than one story can give in a phase. */
const MOST_TOKENS = 12;

const STEPS = [WEIGHTS.token1, WEIGHTS.token2, WEIGHTS.token3, WEIGHTS.token4];
const STORY_WORTH = [WEIGHTS.firstStory, WEIGHTS.secondStory, LAST_STORY_WON];

/** So many tokens on one story, for a player who has won so many. */
function raceWorth(tokens: number, won: number): number {
  let sum = 0;
  for (let i = 0; i < tokens && i < STEPS.length; i++) sum += STEPS[i] ?? 0;
  return won >= 2 ? sum + WEIGHTS.lastStory * tokens : sum;
}

/** How a story stands for a player: his tokens, the other's, stories won by each. */
export interface Standing {
  readonly own: number;
  readonly theirs: number;
  readonly won: number;
  readonly lost: number;
}

export function standingOf(state: State, story: CardId, player: Player): Standing {
  const card = cardOf(state, story);
  const opponent = opponentOf(player);
  return {
    own: successOf(card, player),
    theirs: successOf(card, opponent),
    won: seatOf(state, player).won.length,
    lost: seatOf(state, opponent).won.length,
  };
}

/** What so many more tokens are worth. Those of both are lost when the story is won. */
export function tokenGain({ own, theirs, won, lost }: Standing, more: number): number {
  if (more === 0) return 0;
  const before = raceWorth(own, won);
  if (own + more < TOKENS_TO_WIN) return raceWorth(own + more, won) - before;
  return (STORY_WORTH[won < 2 ? won : 2] ?? 0) - before + raceWorth(theirs, lost);
}

/** `gains[k]`: what k more tokens are worth. */
export function tokenGains(standing: Standing): Float64Array {
  const gains = new Float64Array(MOST_TOKENS);
  for (let k = 1; k < MOST_TOKENS; k++) gains[k] = tokenGain(standing, k);
  return gains;
}
