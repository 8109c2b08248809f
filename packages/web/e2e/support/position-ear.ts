/** Hears which positions the table has been told: each of them was acknowledged, and none of them may be lost. */
import type { BrowserContext, Page } from "playwright-core";

declare global {
  /** Positions told to this page, by the number of answers that led there. */
  var positions: { seq: number; isSettled: boolean; isOver: boolean };
  var tellPosition: ((seq: number) => void) | undefined;
}

export interface PositionEar {
  /** The furthest position that any page of the profile was told. */
  furthest(): number;
}

/** Before a page is opened. */
export async function hearPositions(context: BrowserContext): Promise<PositionEar> {
  let furthest = -1;
  await context.exposeFunction("tellPosition", (seq: number) => {
    furthest = Math.max(furthest, seq);
  });
  await context.addInitScript(standBetween);
  return { furthest: () => furthest };
}

/** Runs in the page, before anything of ours. */
function standBetween(): void {
  globalThis.positions = { seq: -1, isSettled: false, isOver: false };
  globalThis.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options);
      this.addEventListener("message", ({ data }) => {
        if (data?.type !== "reply" || data.reply.type !== "update") return;
        const { seq, asked, result } = data.reply;
        const isOver = result !== null;
        globalThis.positions = { seq, isSettled: asked !== null || isOver, isOver };
        globalThis.tellPosition?.(seq);
      });
    }
  };
}

/** Where the game stands once somebody is asked, or it is over. */
export async function settledAt(page: Page): Promise<number> {
  await page.waitForFunction(() => globalThis.positions.isSettled);
  return page.evaluate(() => globalThis.positions.seq);
}
