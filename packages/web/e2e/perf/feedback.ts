/** How soon the page shows that it has heard: from the event to the next picture, as the browser measures it. */
import type { Browser, Page } from "playwright-core";
import { type Visitor, visit, wear } from "../support/visitor.ts";
import { forget, watchedIn, watchMainThread } from "./page-watch.ts";
import { slowDown } from "./slow-down.ts";
import { type ThreadTime, threadTimeOf } from "./thread-time.ts";
import {
  ANSWER,
  AT_THE_OPENING,
  type Gesture,
  ON_THE_FIRST_PAGE,
  WHILE_LAYING_OUT,
} from "./timed-gestures.ts";

export interface Feedback {
  readonly what: string;
  /** Milliseconds; 16 stands for anything shorter. */
  readonly median: number;
  readonly longest: number;
  /** What the main thread computed for it until all was quiet, the median. */
  readonly cpu: number;
}

const TIMES = 5;
const LEAST = 16;
const SETTLE = 400;
/** Questions answered one after the other. */
const ANSWERS = 8;

export async function measureFeedback(
  browser: Browser,
  address: string,
  rate: number,
): Promise<readonly Feedback[]> {
  const visitor = await visit(browser, {
    address,
    reducedMotion: false,
    settings: { locale: "en", pace: 0, motion: "normal" },
  });
  const { page, context, goTo } = visitor;
  await watchMainThread(context);
  await slowDown(page, rate);
  const watch: Watch = { page, threadTime: await threadTimeOf(page) };
  await goTo("/");
  const found = await measureEach(watch, ON_THE_FIRST_PAGE);
  await wear(page, { locale: "en" });
  found.push(...(await measureTable(visitor, watch)));
  await visitor.leave();
  return found;
}

async function measureTable({ page, goTo }: Visitor, watch: Watch): Promise<readonly Feedback[]> {
  await goTo("/play/ai?level=greedy&deck=agency-cthulhu&vs=syndicate-hastur&seed=looks");
  await page.locator("main form button[type='submit']").click();
  await isAsked(page);
  const found = await measureEach(watch, AT_THE_OPENING);
  found.push(await languageAtTable(watch));
  await ANSWER.act(page, 0);
  await page.locator("[data-region='prompt'][data-form='assign']").waitFor();
  found.push(...(await measureEach(watch, WHILE_LAYING_OUT)));
  for (const _card of [1, 2, 3])
    await page.locator("[data-region='hand'] [data-handle]:not(:has([data-ring='chosen']))").first().click();
  found.push(await measure(watch, { ...ANSWER, back: isAsked }, ANSWERS));
  return found;
}

const isAsked = (page: Page): Promise<void> =>
  page.locator("[data-region='prompt'][data-asked='true']").waitFor();

interface Watch {
  readonly page: Page;
  readonly threadTime: ThreadTime;
}

async function measureEach(watch: Watch, deeds: readonly Gesture[]): Promise<Feedback[]> {
  const found: Feedback[] = [];
  for (const deed of deeds) found.push(await measure(watch, deed));
  return found;
}

interface Sample {
  readonly seen: number;
  readonly cpu: number;
}

async function measure(watch: Watch, { what, act, back }: Gesture, times = TIMES): Promise<Feedback> {
  const { page } = watch;
  const samples: Sample[] = [];
  for (let time = 0; time < times; time++) {
    await page.waitForTimeout(SETTLE);
    await forget(page);
    samples.push(
      await sampled(watch, async () => {
        await act(page, time);
        await page.waitForTimeout(SETTLE);
        const { inputs } = await watchedIn(page);
        return Math.max(LEAST, ...inputs.map(({ duration }) => duration));
      }),
    );
    await back?.(page);
  }
  return summed(what, samples);
}

async function sampled({ threadTime }: Watch, deed: () => Promise<number>): Promise<Sample> {
  const before = await threadTime();
  const seen = await deed();
  return { seen, cpu: (await threadTime()) - before };
}

const sorted = (times: readonly number[]): readonly number[] => times.toSorted((one, other) => one - other);
const medianOf = (times: readonly number[]): number => sorted(times)[Math.floor(times.length / 2)] ?? LEAST;

function summed(what: string, samples: readonly Sample[]): Feedback {
  const seen = samples.map((sample) => sample.seen);
  const cpu = medianOf(samples.map((sample) => sample.cpu));
  return { what, median: medianOf(seen), longest: Math.max(...seen), cpu };
}

/** The table has no switch of its own: it follows another tab, until its words have changed and are drawn. */
async function languageAtTable(watch: Watch): Promise<Feedback> {
  const { page } = watch;
  const samples: Sample[] = [];
  for (let time = 0; time < TIMES; time++) {
    await page.waitForTimeout(SETTLE);
    const locale = time % 2 === 0 ? "fr" : "en";
    samples.push(
      await sampled(watch, async () => {
        const drawn = page.evaluate(waitForLanguage, locale);
        await wear(page, { locale });
        return drawn;
      }),
    );
  }
  await wear(page, { locale: "en" });
  return summed("all words of the table change", samples);
}

/** Runs in the page. */
function waitForLanguage(locale: string): Promise<number> {
  return new Promise((resolve) => {
    let asked = performance.now();
    addEventListener("storage", () => (asked = performance.now()), { once: true, capture: true });
    const isThere = (): boolean => document.documentElement.lang === locale;
    const look = (): void =>
      void (isThere()
        ? requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - asked)))
        : setTimeout(look, 1));
    look();
  });
}
