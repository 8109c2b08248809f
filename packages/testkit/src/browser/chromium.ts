/** A browser of its own for a test file, with a fresh profile. */
import { type Browser, chromium } from "playwright-core";
import { findChromium, NO_CHROMIUM } from "./find-chromium.ts";

/** What the driver switches off: of two lists a browser follows the last. */
const OF_THE_DRIVER: readonly string[] = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
];
/** The browser draws these with pages of its own, in a process each, for every window that nobody sees. */
export const OF_THE_WINDOW: readonly string[] = [
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "PreloadTopChromeWebUI",
];

const FLAGS: readonly string[] = [
  "--headless",
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  `--disable-features=${[...OF_THE_DRIVER, ...OF_THE_WINDOW].join(",")}`,
];

/** To be closed by whoever asked for it. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = findChromium();
  if (executablePath === undefined) throw new Error(NO_CHROMIUM);
  return chromium.launch({ executablePath, args: [...FLAGS] });
}
