/** Whole games against the fastest computer player, by keyboard alone and by touch on a phone. */

import { expect, test } from "vitest";
import { browser } from "./support/browser.ts";
import { type KeysOrTouch, playByKeysOrTouch } from "./support/by-keys-or-touch.ts";
import { visit } from "./support/visitor.ts";

const GAMES: readonly {
  readonly way: KeysOrTouch;
  readonly deck: string;
  readonly vs: string;
  readonly seed: number;
}[] = [
  { way: "keys", deck: "miskatonic-hastur", vs: "agency-syndicate", seed: 12 },
  { way: "touch", deck: "syndicate-shub-niggurath", vs: "agency-cthulhu", seed: 14 },
];

/** Milliseconds: every deed is some trips to the browser and back. */
const LONGEST = 600_000;

test.each(GAMES)(
  "a whole game by $way",
  async ({ way, deck, vs, seed }) => {
    const visitor = await visit(browser, {
      screen: way === "touch" ? "phone" : "laptop",
      settings: {
        pace: 0,
        motion: "off",
        muted: true,
        confirm: { conceding: true, losing: false, idleStoryPhase: false },
      },
    });
    const { page, complaints } = visitor;
    await visitor.goTo(`/play/ai?level=greedy&deck=${deck}&vs=${vs}&seed=game-${seed}`);
    await page.getByRole("button", { name: "Start the game" }).click();
    await page.locator("[data-region='prompt']").waitFor();
    expect(await playByKeysOrTouch(page, way, seed)).toBeGreaterThan(0);
    await expect(page.getByRole("button", { name: "Play again", exact: true }).isVisible()).resolves.toBe(
      true,
    );
    expect(complaints).toEqual([]);
    await visitor.leave();
  },
  LONGEST,
);
