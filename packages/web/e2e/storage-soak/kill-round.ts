/** The browser is killed while somebody plays; everything he was told is there when he comes back. */
import type { BrowserContext, Page } from "playwright-core";
import { newProfile, type OwnChromium, startChromium } from "../support/own-chromium.ts";
import { hearPositions, type PositionEar, settledAt } from "../support/position-ear.ts";
import { dress } from "../support/visitor.ts";
import {
  AT_ONCE,
  beginGame,
  lostBetween,
  playFor,
  type Round,
  type RoundTerms,
  setupAddress,
} from "./soak-round.ts";

interface Seat {
  readonly page: Page;
  readonly ear: PositionEar;
}

async function sitDown(context: BrowserContext): Promise<Seat> {
  const ear = await hearPositions(context);
  await dress(context, AT_ONCE);
  return { page: await context.newPage(), ear };
}

async function playUntilKilled(
  own: OwnChromium,
  { address, seed }: RoundTerms,
): Promise<{ readonly table: string; readonly told: number }> {
  const { page, ear } = await sitDown(own.context);
  await page.goto(address + setupAddress(seed));
  const table = await beginGame(page);
  await playFor(page, ear, seed);
  const told = ear.furthest();
  await own.kill();
  return { table, told };
}

export const killRound: Round = async (terms) => {
  const profile = newProfile();
  const first = await startChromium(profile);
  const { table, told } = await playUntilKilled(first, terms).finally(() => first.kill());
  const second = await startChromium(profile);
  try {
    const { page } = await sitDown(second.context);
    await page.goto(terms.address + table);
    return lostBetween("killed", told, await settledAt(page));
  } finally {
    await second.kill();
    profile.throwAway();
  }
};
