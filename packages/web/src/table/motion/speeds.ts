/** How long things take, by the speed the player chose (milliseconds). Nothing ever waits for them. */

import type { Motion as Speed } from "../../settings/player-settings.ts";

const MOVES = ["zone", "small", "struggle", "token", "storyWon", "shown"] as const;
type Move = (typeof MOVES)[number];

/** "off" moves nothing: what it gives is how long a badge or a banner stands. */
const TIMES: Readonly<Record<Move, Readonly<Record<Speed, number>>>> = {
  zone: { off: 0, fast: 120, normal: 260, cinematic: 420 },
  small: { off: 0, fast: 80, normal: 180, cinematic: 300 },
  struggle: { off: 500, fast: 200, normal: 750, cinematic: 1100 },
  token: { off: 320, fast: 120, normal: 320, cinematic: 520 },
  storyWon: { off: 1200, fast: 400, normal: 1200, cinematic: 1800 },
  shown: { off: 900, fast: 400, normal: 900, cinematic: 1400 },
};

export const millisecondsOf = (move: Move, speed: Speed): number => TIMES[move][speed];
