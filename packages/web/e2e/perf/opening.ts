/** From opening the page with an empty cache to the first own decision. */
import type { Browser } from "playwright-core";
import { type Visitor, visit } from "../support/visitor.ts";
import { slowDown } from "./slow-down.ts";

export interface Opening {
  /** Until there is a button to click. */
  readonly toFirstPage: number;
  /** Until the opening hand lies there and the player is asked, one click later. */
  readonly toDecision: number;
  /** The same by way of the set-up: two clicks. */
  readonly toDecisionBySetup: number;
}

const ASKED = "[data-region='prompt'][data-asked='true']";
const START = "main form button[type='submit']";

async function newcomer(browser: Browser, address: string, rate: number): Promise<Visitor> {
  const visitor = await visit(browser, { address, reducedMotion: false });
  await slowDown(visitor.page, rate);
  return visitor;
}

async function byOneClick(visitor: Visitor): Promise<Pick<Opening, "toFirstPage" | "toDecision">> {
  const { page } = visitor;
  const began = performance.now();
  await page.goto("/", { waitUntil: "commit" });
  const play = page.getByRole("button", { name: "Play the computer" });
  await play.waitFor();
  const toFirstPage = performance.now() - began;
  await play.click();
  await page.locator(ASKED).waitFor();
  return { toFirstPage, toDecision: performance.now() - began };
}

async function byTwoClicks({ page }: Visitor): Promise<number> {
  const began = performance.now();
  await page.goto("/", { waitUntil: "commit" });
  await page.locator("main a[href^='/play/ai']").first().click();
  await page.locator(START).click();
  await page.locator(ASKED).waitFor();
  return performance.now() - began;
}

export async function measureOpening(browser: Browser, address: string, rate: number): Promise<Opening> {
  const one = await newcomer(browser, address, rate);
  const oneClick = await byOneClick(one);
  await one.leave();
  const other = await newcomer(browser, address, rate);
  const toDecisionBySetup = await byTwoClicks(other);
  await other.leave();
  return { ...oneClick, toDecisionBySetup };
}
