/** Tests in a browser; an entry of its own, so that nothing else loads the driver. */
export { complaintsOf, launchChromium } from "./chromium.ts";
export { findChromium, NO_CHROMIUM } from "./find-chromium.ts";
export { serveTexts } from "./loopback.ts";
