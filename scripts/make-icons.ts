/** Draws the icons of the installed page from `lamp.svg`, by the browser itself. Run by `npm run icons`. */
import { mkdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { launchChromium } from "@fhtagn/testkit/browser";

const PUBLIC = new URL("../packages/web/public/", import.meta.url);
const GROUND = "#0e1417";

interface Icon {
  readonly name: string;
  readonly size: number;
  /** How much of the width the drawing takes; systems cut a maskable icon to a shape of their own. */
  readonly share: number;
  /** Without corners: the system rounds them. */
  readonly square: boolean;
}

const ICONS: readonly Icon[] = [
  { name: "lamp-180", size: 180, share: 1, square: true },
  { name: "lamp-192", size: 192, share: 1, square: false },
  { name: "lamp-512", size: 512, share: 1, square: false },
  { name: "lamp-maskable-512", size: 512, share: 0.72, square: true },
];

const lamp = readFileSync(new URL("lamp.svg", PUBLIC), "utf8");

const pageOf = ({ size, share, square }: Icon): string => `<!doctype html>
<style>
  body { margin: 0; width: ${size}px; height: ${size}px; display: grid; place-items: center; background: ${square ? GROUND : "transparent"}; }
  svg { width: ${size * share}px; height: ${size * share}px; }
</style>${lamp}`;

mkdirSync(new URL("icons/", PUBLIC), { recursive: true });
const browser = await launchChromium();
for (const icon of ICONS) {
  const { name, size, square } = icon;
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(pageOf(icon));
  const path = fileURLToPath(new URL(`icons/${name}.png`, PUBLIC));
  await page.screenshot({ path, omitBackground: !square });
  await page.close();
  console.log(path);
}
await browser.close();
