/** Whole games against a fast opponent: every question can be answered, and every game comes to an end. */

import { expect, test } from "vitest";
import { browser } from "./support/browser.ts";
import { playAtRandom, type Way } from "./support/play-at-random.ts";
import { type Screen, visit } from "./support/visitor.ts";

interface Planned {
  readonly way: Way;
  readonly screen: Screen;
  readonly game: number;
}

/** `npm run e2e:long` plays more of them, against every level. */
const PLANNED: readonly Planned[] = [
  { way: "click", screen: "desktop", game: 1 },
  { way: "list", screen: "desktop", game: 2 },
  { way: "touch", screen: "phone", game: 3 },
];

/** Only for a page that hangs: a game takes seconds on a free machine. */
const LONGEST = 600_000;

const AT_ONCE = {
  locale: "en",
  pace: 0,
  motion: "off",
  muted: true,
  confirm: { conceding: false, losing: false, idleStoryPhase: false },
} as const;

test.each(PLANNED)(
  "game $game by $way on a $screen comes to an end without a complaint",
  async (planned) => {
    const { way, screen, game } = planned;
    const visitor = await visit(browser, { screen, settings: AT_ONCE });
    await visitor.goTo(`/play/ai?level=greedy&seed=whole-${game}`);
    await visitor.page.getByRole("button", { name: "Start the game" }).click();
    await visitor.page.getByRole("button", { name: /Keep this hand/ }).waitFor();
    const { end, clicks, troubles } = await playAtRandom(visitor.page, { way, seed: game });
    expect(troubles, `after ${clicks} clicks`).toEqual([]);
    expect(end).toMatch(/^You have (won|lost)$|draw/);
    expect(visitor.complaints).toEqual([]);
    await visitor.leave();
  },
  LONGEST,
);
