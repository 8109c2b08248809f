/** One game from the set-up to its end, and everything that was wrong with it. */
import type { Browser } from "playwright-core";
import { heardFrom, listenToHost } from "../support/host-ear.ts";
import { playAtRandom } from "../support/play-at-random.ts";
import { type Visitor, visit } from "../support/visitor.ts";
import type { Planned } from "./plan.ts";

export interface Outcome {
  readonly end: string | null;
  readonly clicks: number;
  readonly troubles: readonly string[];
}

const AT_ONCE = {
  pace: 0,
  motion: "off",
  muted: true,
  confirm: { conceding: false, losing: false, idleStoryPhase: false },
} as const;

export async function playPlanned(browser: Browser, address: string, planned: Planned): Promise<Outcome> {
  const { screen, locale } = planned;
  const visitor = await visit(browser, { address, screen, settings: { ...AT_ONCE, locale } });
  try {
    await listenToHost(visitor.context);
    return await playAndListen(visitor, planned);
  } catch (error) {
    return { end: null, clicks: 0, troubles: [...visitor.complaints, String(error)] };
  } finally {
    await visitor.leave();
  }
}

async function playAndListen({ page, goTo, complaints }: Visitor, planned: Planned): Promise<Outcome> {
  const { level, number, way } = planned;
  await goTo(`/play/ai?level=${level}&seed=long-${number}`);
  await page.locator("main form button[type='submit']").click();
  await page.locator("[data-region='prompt'][data-asked='true']").waitFor();
  let loads = 0;
  page.on("load", () => loads++);
  const { end, clicks, troubles } = await playAtRandom(page, { way, seed: number });
  const { faults } = await heardFrom(page);
  const reloads = loads > 0 ? [`the page was loaded again ${loads} times`] : [];
  return { end, clicks, troubles: [...troubles, ...faults, ...reloads, ...complaints] };
}
