/** Two tabs have one game open: it goes on in the one that opened it last, the other one says so and can take it back. */
import type { Page } from "playwright-core";
import { PLAIN_HOST } from "../support/own-chromium.ts";
import { settledAt } from "../support/position-ear.ts";
import {
  beginGame,
  type HeardVisitor,
  keepPlaying,
  lostBetween,
  playFor,
  roundOfVisitor,
  setupAddress,
} from "./soak-round.ts";

const TAKE_BACK = "Play on here";
const TURNS = 4;

/** The tab that has lost the game says so. */
const isTold = (page: Page): Promise<void> =>
  page.getByRole("button", { name: TAKE_BACK }).waitFor({ state: "visible" });

const isOver = (page: Page): Promise<boolean> => page.evaluate(() => globalThis.positions.isOver);

/** The tab takes the game back; nothing that any tab was told is missing there. */
async function takeBack(page: Page, { ear }: HeardVisitor): Promise<readonly string[]> {
  const told = ear.furthest();
  await page.evaluate(() => {
    globalThis.positions = { seq: -1, isSettled: false, isOver: false };
  });
  await page.getByRole("button", { name: TAKE_BACK }).click();
  return lostBetween("taken back", told, await settledAt(page));
}

async function playInTwo(visitor: HeardVisitor, seed: number): Promise<readonly string[]> {
  const { page: one, context, ear } = visitor;
  await one.goto(setupAddress(seed));
  const table = await beginGame(one);
  await playFor(one, ear, seed);
  const two = await context.newPage();
  const told = ear.furthest();
  await two.goto(table);
  const lost = [...lostBetween("opened twice", told, await settledAt(two))];
  keepPlaying(two, seed + 1);
  for (let turn = 0; turn < TURNS; turn++) {
    const [away, here] = turn % 2 === 0 ? [one, two] : [two, one];
    if (await isOver(here)) break;
    await isTold(away);
    lost.push(...(await takeBack(away, visitor)));
  }
  await one.goto("/");
  await two.goto(table);
  return [...lost, ...lostBetween("opened again", ear.furthest(), await settledAt(two))];
}

export const tabsRound = roundOfVisitor(playInTwo);

/** As on another device of the same network: no encryption, so no locks. */
export const plainTabsRound = roundOfVisitor(playInTwo, (address) =>
  address.replace("localhost", PLAIN_HOST),
);
