/** `npm run screenshots`: the page in fixed states, sizes and languages, as images in docs/screenshots. */
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { LOCALES, type Locale } from "@fhtagn/rules/words";
import { launchChromium } from "@fhtagn/testkit/browser";
import type { Browser, Page } from "playwright-core";
import { createServer } from "vite";
import { runCommand, someOf } from "../support/asked.ts";
import { SCREENS, type Screen, visit } from "../support/visitor.ts";
import { SHOTS, type Shot } from "./shots.ts";

const HELP = `npm run screenshots -- [--only home,commit] [--screens desktop,phone] [--languages en,fr] [--to FOLDER]

Takes pictures of the page in fixed states: docs/screenshots/<width>-<language>-<state>.webp.`;

const root = fileURLToPath(new URL("../..", import.meta.url));
const OUT = fileURLToPath(new URL("../../../../docs/screenshots", import.meta.url));
const ALL_SCREENS = Object.keys(SCREENS) as Screen[];

interface Terms {
  readonly albums: readonly Album[];
  readonly folder: string;
  readonly help: boolean;
}

function readTerms(): Terms {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: SHOTS.map(({ name }) => name).join(",") },
      screens: { type: "string", default: ALL_SCREENS.join(",") },
      languages: { type: "string", default: LOCALES.join(",") },
      to: { type: "string", default: OUT },
      help: { type: "boolean", default: false },
    },
  });
  const names = someOf(
    "--only",
    values.only,
    SHOTS.map(({ name }) => name),
  );
  const states = SHOTS.filter(({ name }) => names.includes(name));
  const locales = someOf("--languages", values.languages, LOCALES);
  const albums = someOf("--screens", values.screens, ALL_SCREENS).flatMap((screen) =>
    locales.map((locale): Album => ({ screen, locale, states })),
  );
  return { albums, folder: values.to, help: values.help };
}

const QUALITY = 66;
/** Compiling a page for the first time takes long. */
const PATIENCE = 300_000;
const SETTLED = 600;

async function photograph(page: Page, file: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send("Page.captureScreenshot", { format: "webp", quality: QUALITY });
  await session.detach();
  writeFileSync(file, Buffer.from(data, "base64"));
  console.log(file);
}

async function show(page: Page, { address, prepare }: Shot): Promise<void> {
  await page.goto(address);
  await page.locator("h1").first().waitFor({ state: "attached" });
  await page.evaluate(() => document.fonts.ready);
  await prepare?.(page);
  await page.waitForTimeout(SETTLED);
}

interface Album {
  readonly screen: Screen;
  readonly locale: Locale;
  readonly states: readonly Shot[];
}

interface Place {
  readonly browser: Browser;
  readonly address: string;
  readonly folder: string;
}

async function fill({ browser, address, folder }: Place, { screen, locale, states }: Album): Promise<void> {
  const settings = { locale, motion: "off", pace: 0, muted: true } as const;
  const visitor = await visit(browser, { address, screen, settings });
  visitor.page.setDefaultTimeout(PATIENCE);
  for (const state of states) {
    await show(visitor.page, state);
    await photograph(visitor.page, `${folder}/${SCREENS[screen].width}-${locale}-${state.name}.webp`);
  }
  for (const complaint of visitor.complaints) console.error(`${screen}, ${locale}: ${complaint}`);
  await visitor.leave();
}

async function takeAll({ albums, folder }: Terms): Promise<void> {
  mkdirSync(folder, { recursive: true });
  // Whoever edits a file meanwhile does not disturb the picture.
  const quiet = { port: 0, hmr: false, watch: null };
  const server = await createServer({ root, server: quiet, logLevel: "error" });
  const browser = await launchChromium();
  try {
    await server.listen();
    const [address = ""] = server.resolvedUrls?.local ?? [];
    for (const album of albums) await fill({ browser, address, folder }, album);
  } finally {
    await browser.close();
    await server.close();
  }
}

await runCommand(async () => {
  const terms = readTerms();
  if (terms.help) console.log(HELP);
  else await takeAll(terms);
});
