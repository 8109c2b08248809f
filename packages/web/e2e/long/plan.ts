/** Twenty games: four against each level, by hand and by list, on every screen, in both languages. */
import type { Locale } from "@fhtagn/rules/words";
import { OPPONENT_LEVELS, type Opponent } from "../../src/pages/setup/opponents.ts";
import type { Way } from "../support/play-at-random.ts";
import type { Screen } from "../support/visitor.ts";

export interface Planned {
  readonly number: number;
  readonly level: Opponent;
  readonly screen: Screen;
  readonly way: Way;
  readonly locale: Locale;
}

const SEATS: readonly Omit<Planned, "number" | "level">[] = [
  { screen: "desktop", way: "click", locale: "en" },
  { screen: "phone", way: "touch", locale: "fr" },
  { screen: "laptop", way: "click", locale: "fr" },
  { screen: "phone", way: "touch", locale: "en" },
  { screen: "laptop", way: "list", locale: "en" },
];

/** So many rounds of all levels; a level does not always meet the same seat. */
export const plannedGames = (rounds: number): readonly Planned[] =>
  Array.from({ length: rounds }, (_, round) =>
    OPPONENT_LEVELS.map((level, at): Planned => {
      const seat = SEATS[(at + 2 * round) % SEATS.length] ?? SEATS[0];
      if (seat === undefined) throw new Error("nobody sits down");
      return { number: round * OPPONENT_LEVELS.length + at + 1, level, ...seat };
    }),
  ).flat();
