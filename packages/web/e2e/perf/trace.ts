/** Every task of the page's main thread, from the browser's own trace: how long it lasted, and what it computed. */
import type { Browser, Page } from "playwright-core";

export interface Task {
  /** Milliseconds on the clock of the page. */
  readonly start: number;
  readonly duration: number;
  /** Without the time in which the machine did something else. */
  readonly cpu: number;
  /** What it was made of, the largest parts first. */
  readonly parts: readonly string[];
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** In microseconds, like the others. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args?: {
    readonly name?: string;
    readonly data?: { readonly functionName?: string; readonly type?: string; readonly startTime?: number };
  };
}

const CATEGORIES = ["toplevel", "devtools.timeline", "blink.user_timing"];
const MARK = "fhtagn trace begins";
const MICRO = 1000;
const WORTH_A_LOOK = 10;
const SMALLEST_PART = 3;
const PARTS = 4;

/** What is done meanwhile, and the tasks of 10 ms and more. */
export async function traced<T>(
  browser: Browser,
  page: Page,
  deed: () => Promise<T>,
): Promise<{ readonly result: T; readonly tasks: readonly Task[] }> {
  await browser.startTracing(page, { categories: CATEGORIES });
  await page.evaluate((name) => performance.mark(name), MARK);
  const result = await deed();
  const trace = await browser.stopTracing();
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: readonly TraceEvent[] };
  return { result, tasks: tasksOf(traceEvents) };
}

const place = ({ pid, tid }: TraceEvent): string => `${pid}/${tid}`;
const milliseconds = (micro: number | undefined): number => (micro ?? 0) / MICRO;

/** The page is where the mark was made; its clock began so long before. */
function tasksOf(events: readonly TraceEvent[]): readonly Task[] {
  const mark = events.find(({ name }) => name === MARK);
  if (mark === undefined) throw new Error("the trace has no beginning");
  const offset = milliseconds(mark.ts) - (mark.args?.data?.startTime ?? 0);
  const here = events.filter((event) => event.ph === "X" && place(event) === place(mark));
  return here
    .filter(({ name, tdur }) => name.endsWith("RunTask") && milliseconds(tdur) >= WORTH_A_LOOK)
    .map((task) => ({
      start: milliseconds(task.ts) - offset,
      duration: milliseconds(task.dur),
      cpu: milliseconds(task.tdur),
      parts: partsOf(task, here),
    }));
}

function partsOf(task: TraceEvent, events: readonly TraceEvent[]): readonly string[] {
  const end = task.ts + (task.dur ?? 0);
  return events
    .filter((event) => event !== task && event.ts >= task.ts && event.ts + (event.dur ?? 0) <= end)
    .filter(({ tdur }) => milliseconds(tdur) >= SMALLEST_PART)
    .toSorted((one, other) => (other.tdur ?? 0) - (one.tdur ?? 0))
    .slice(0, PARTS)
    .map(({ name, tdur, args }) => {
      const more = args?.data?.functionName ?? args?.data?.type ?? "";
      return `${name}${more === "" ? "" : ` ${more}`} ${Math.round(milliseconds(tdur))} ms`;
    });
}
