/** Tests in a browser; an entry of its own, so that nothing else loads the driver. */
export { launchChromium, OF_THE_WINDOW } from "./chromium.ts";
export { findChromium, NO_CHROMIUM } from "./find-chromium.ts";
