import { test } from "vitest";
import { type SmokeMatch, tryMatch } from "./smoke.ts";

/** More games of a search that thinks longer: `smoke.sweep`. */
test.each<SmokeMatch>([
  { match: { A: { bot: "greedy" }, B: { bot: "random" } }, games: 50, least: 47 },
  { match: { A: { bot: "ismcts", sims: 16 }, B: { bot: "greedy" } }, games: 4, least: 1 },
])(
  "$games games of $match.A.bot against $match.B.bot: none breaks, and one played again is the same",
  tryMatch,
  900_000,
);
