import { test } from "vitest";
import { type SmokeMatch, tryMatch } from "./smoke.ts";

/** Long form of `smoke.slow`. */
test.each<SmokeMatch>([
  { match: { A: { bot: "ismcts", sims: 100 }, B: { bot: "greedy" } }, games: 10, least: 2 },
])(
  "$games games of $match.A.bot against $match.B.bot: none breaks, and one played again is the same",
  tryMatch,
);
