/** Somebody with a browser: a clean profile, a screen, a language, and an ear for errors. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { inject } from "vitest";
import type { Settings } from "../../src/settings/player-settings.ts";

export const SCREENS = {
  desktop: { width: 1440, height: 900 },
  laptop: { width: 1280, height: 720 },
  phone: { width: 390, height: 844 },
} as const;
export type Screen = keyof typeof SCREENS;

export interface Visit {
  readonly screen?: Screen;
  /** Where the client is served; tests are told by their runner. */
  readonly address?: string;
  readonly settings?: Partial<Settings>;
  readonly reducedMotion?: boolean;
  /** The browser keeps the site; elsewhere it would fetch every file for every test. */
  readonly offline?: true;
}

export interface Visitor {
  readonly page: Page;
  readonly context: BrowserContext;
  /** Everything the console complained of so far. */
  readonly complaints: readonly string[];
  goTo(path: string): Promise<void>;
  leave(): Promise<void>;
}

const optionsOf = ({
  screen = "desktop",
  reducedMotion = true,
  offline,
  address = inject("address"),
}: Visit): BrowserContextOptions => ({
  viewport: SCREENS[screen],
  hasTouch: screen === "phone",
  isMobile: screen === "phone",
  reducedMotion: reducedMotion ? "reduce" : "no-preference",
  locale: "en-GB",
  baseURL: address,
  serviceWorkers: offline === true ? "allow" : "block",
});

/** Functions that a script sends to the page may be wrapped in a helper of the compiler. */
const KNOWS_NAMES = "globalThis.__name ??= (made) => made";
/** The driver says so when it keeps a page from registering its service worker. */
const OF_THE_DRIVER = "Service Worker registration blocked";

/** Milliseconds for anything that is awaited: only what hangs outlasts them, and the test can still say what. */
const PATIENCE = 150_000;

/** Before a page of it is opened. */
export async function dress(context: BrowserContext, settings?: Partial<Settings>): Promise<void> {
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(KNOWS_NAMES);
  if (settings !== undefined) await context.addInitScript(storeSettings, settings);
}

export async function visit(browser: Browser, wish: Visit = {}): Promise<Visitor> {
  const context = await browser.newContext(optionsOf(wish));
  await dress(context, wish.settings);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("console", (line) => {
    const isComplaint = line.type() === "error" || line.type() === "warning";
    if (isComplaint && !line.text().includes(OF_THE_DRIVER)) complaints.push(line.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  return {
    page,
    context,
    complaints,
    goTo: async (path) => {
      await page.goto(path, { waitUntil: "load" });
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.evaluate(() => document.fonts.ready);
    },
    leave: () => context.close(),
  };
}

/** Other settings without a new visit: stored as another tab would, which every tab follows. */
export const wear = (page: Page, settings: Partial<Settings>): Promise<void> =>
  page.evaluate((changed) => {
    const key = "fhtagn.settings";
    const { state, version } = JSON.parse(localStorage.getItem(key) ?? '{"state":{},"version":0}');
    localStorage.setItem(key, JSON.stringify({ state: { ...state, ...changed }, version }));
    dispatchEvent(new StorageEvent("storage", { key }));
  }, settings);

/** Runs in the page, before anything of ours; a later visit keeps what the visitor has changed himself. */
function storeSettings(settings: Partial<Settings>): void {
  const key = "fhtagn.settings";
  if (localStorage.getItem(key) === null)
    localStorage.setItem(key, JSON.stringify({ state: settings, version: 0 }));
}

/** How far the page can be scrolled sideways, in pixels. */
export const overflowOf = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
