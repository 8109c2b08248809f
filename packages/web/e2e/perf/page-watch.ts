/** What the page itself can tell of its main thread and of how soon it answers. */
import type { BrowserContext, Page } from "playwright-core";

/** In milliseconds, on the clock of the page. */
export interface Span {
  readonly start: number;
  readonly duration: number;
}

export interface Input extends Span {
  readonly name: string;
}

export interface Watched {
  /** Tasks of over 50 ms, as the browser reports them. */
  readonly tasks: readonly Span[];
  /** How much later than asked for a timer came: whatever blocks the thread, however short. */
  readonly gaps: readonly Span[];
  /** From an event to the next picture on the screen; below 16 ms nothing is told. */
  readonly inputs: readonly Input[];
}

declare global {
  var watched: { tasks: Span[]; gaps: Span[]; inputs: Input[] };
}

/** Before the page is opened. */
export const watchMainThread = (context: BrowserContext): Promise<void> =>
  context.addInitScript(watch).then(() => undefined);

export const watchedIn = (page: Page): Promise<Watched> => page.evaluate(() => globalThis.watched);

export const forget = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const list of Object.values(globalThis.watched)) list.length = 0;
  });

/** Runs in the page, before anything of ours. */
function watch(): void {
  const EVERY = 8;
  const WORTH_TELLING = 16;
  globalThis.watched = { tasks: [], gaps: [], inputs: [] };
  const { tasks, gaps, inputs } = globalThis.watched;
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry);
    }).observe({ type, buffered: true, durationThreshold: WORTH_TELLING } as PerformanceObserverInit);
  observe("longtask", ({ startTime, duration }) => tasks.push({ start: startTime, duration }));
  observe("event", ({ name, startTime, duration }) => inputs.push({ name, start: startTime, duration }));
  let last = performance.now();
  setInterval(() => {
    const now = performance.now();
    if (now - last - EVERY > WORTH_TELLING) gaps.push({ start: last, duration: now - last - EVERY });
    last = now;
  }, EVERY);
}
