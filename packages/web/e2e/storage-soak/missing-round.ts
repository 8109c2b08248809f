/** A browser that keeps nothing, or does not answer: every page stands, says so, and a game can be played. */
import type { BrowserContext, Page } from "playwright-core";
import { newProfile, startChromium } from "../support/own-chromium.ts";
import { hearPositions, settledAt } from "../support/position-ear.ts";
import { dress } from "../support/visitor.ts";
import { beginGame, playFor, type Round, type RoundTerms, setupAddress } from "./soak-round.ts";

const PAGES = ["/", "/replay", "/stats", "/learn", "/learn/puzzles", "/settings", "/rules"] as const;

const isSaid = (page: Page): Promise<void> =>
  page.getByRole("heading", { name: "Nothing is kept" }).waitFor();

async function lookAround(
  context: BrowserContext,
  { address, seed }: RoundTerms,
): Promise<readonly string[]> {
  const ear = await hearPositions(context);
  await dress(context);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  for (const path of PAGES) {
    await page.goto(address + path);
    await page.getByRole("heading", { level: 1 }).first().waitFor();
  }
  await page.goto(address + setupAddress(seed));
  await beginGame(page);
  await isSaid(page);
  await playFor(page, ear, seed);
  return complaints;
}

async function withProfile(
  keepsNothing: boolean,
  terms: RoundTerms,
  dress: (context: BrowserContext) => Promise<void>,
) {
  const profile = newProfile({ keepsNothing });
  const { context, kill } = await startChromium(profile);
  try {
    await dress(context);
    return await lookAround(context, terms);
  } finally {
    await kill();
    profile.throwAway();
  }
}

/** As with "Block all site data". */
export const blockedRound: Round = (terms) => withProfile(true, terms, async () => undefined);

/** Asks for ever. */
const SILENT = "if (self.IDBFactory) IDBFactory.prototype.open = () => ({});";

/** The page and its workers ask for their stores and never hear of them. */
export const silentRound: Round = (terms) =>
  withProfile(false, terms, async (context) => {
    await context.addInitScript(SILENT);
    await context.route("**/*worker-*.js", async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: `${SILENT}\n${await response.text()}` });
    });
  });

/** The worker that keeps the game cannot be fetched; once it can, the game goes on. */
export const noWorkerRound: Round = async ({ address, seed }) => {
  const profile = newProfile();
  const { context, kill } = await startChromium(profile);
  try {
    await hearPositions(context);
    await dress(context);
    const page = await context.newPage();
    await context.route("**/host.worker-*.js", (route) => route.abort());
    await page.goto(address + setupAddress(seed));
    await page.locator("main form button[type='submit']").click();
    await page.getByRole("heading", { name: "The table could not be laid" }).waitFor();
    await context.unroute("**/host.worker-*.js");
    await page.getByRole("button", { name: "Try again" }).click();
    await settledAt(page);
    return [];
  } finally {
    await kill();
    profile.throwAway();
  }
};
