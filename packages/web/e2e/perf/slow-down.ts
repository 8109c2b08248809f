/** Slower machines, pretended. */
import type { Browser, Page } from "playwright-core";

/** The main thread of the page only: the browser does not slow workers. */
export async function slowDown(page: Page, rate: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

const BEAT = 4;

const soon = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** What each process that shows pages has computed so far, in seconds. */
async function timesOfRenderers(browser: Browser): Promise<ReadonlyMap<number, number>> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  return new Map(renderers.map(({ id, cpuTime }) => [id, cpuTime]));
}

const BUSY = 400;

/** The browser does not tell which process shows a page: it is the one that is busy when the page is. */
async function processOf(page: Page): Promise<number> {
  const browser = page.context().browser();
  if (browser === null) throw new Error("the page belongs to no browser");
  const before = await timesOfRenderers(browser);
  await page.evaluate((busy) => {
    const began = performance.now();
    while (performance.now() - began < busy);
  }, BUSY);
  const after = await timesOfRenderers(browser);
  const more = [...after].map(([id, time]) => ({ id, time: time - (before.get(id) ?? 0) }));
  const [busiest] = more.toSorted((one, other) => other.time - one.time);
  if (busiest === undefined) throw new Error("there is no process to slow down");
  return busiest.id;
}

/** The page with its workers: its process is halted for most of every few milliseconds while something is done. */
export async function whileHalted<T>(page: Page, rate: number, deed: () => Promise<T>): Promise<T> {
  if (rate <= 1) return deed();
  const renderer = await processOf(page);
  let over = false;
  const beat = async (): Promise<void> => {
    while (!over) {
      const began = performance.now();
      await soon(BEAT);
      // A busy machine wakes us late: it is halted for as long as it really ran.
      process.kill(renderer, "SIGSTOP");
      await soon((performance.now() - began) * (rate - 1));
      process.kill(renderer, "SIGCONT");
    }
  };
  const beating = beat();
  try {
    return await deed();
  } finally {
    over = true;
    await beating;
  }
}
