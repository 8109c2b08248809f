/** The computer players that are offered, the weakest first. */
export const OPPONENT_LEVELS = ["novice", "student", "investigator", "adept", "elder"] as const;

/** He answers at once and thinks one move ahead: not offered, but a link can ask for him. */
const CLERK = "greedy";

const OPPONENTS = [...OPPONENT_LEVELS, CLERK] as const;
export type Opponent = (typeof OPPONENTS)[number];

/** Whom a newcomer meets. */
export const USUAL_OPPONENT: Opponent = "novice";

export const isOpponent = (value: unknown): value is Opponent =>
  OPPONENTS.some((opponent) => opponent === value);
