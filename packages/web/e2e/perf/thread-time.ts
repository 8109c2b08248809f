/** What the main thread of a page has computed, whatever else the machine did meanwhile. */
import type { Page } from "playwright-core";

/** In milliseconds since some moment. */
export type ThreadTime = () => Promise<number>;

export async function threadTimeOf(page: Page): Promise<ThreadTime> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
}
