/** How often one address may ask for what costs something, in one place. Refused: "too often". */
import type { AllowedRate } from "./rate.ts";

const MINUTE = 60;

export const HTTP_LIMITS = {
  /** Bytes of a request: the largest deck is a list of 200 codes. */
  body: 32_768,
  /** Guests that are made. */
  guests: { atOnce: 20, aSecond: 10 / MINUTE },
  /** Passwords that are tried, by address; and for each name, from wherever. */
  passwords: { atOnce: 10, aSecond: 6 / MINUTE },
  /** Tables that are made or joined. */
  tables: { atOnce: 40, aSecond: 0.5 },
  /** Everything else. */
  requests: { atOnce: 300, aSecond: 20 },
} as const satisfies Record<string, AllowedRate | number>;
