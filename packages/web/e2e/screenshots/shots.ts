/** What is photographed: an address, and what is done there first. */
import type { Page } from "playwright-core";

export interface Shot {
  readonly name: string;
  readonly address: string;
  prepare?(page: Page): Promise<void>;
}

const scene = (name: string): string => `/src/table/test/scene.html?at=${name}`;

/** Characters by the story they are sent to; those who may not go there stay. */
const stage = (page: Page, places: readonly number[]): Promise<void> =>
  page.evaluate((wanted) => {
    const { asked, stage: put } = globalThis.scene.getState();
    for (const [item, place] of wanted.entries())
      if (place < (asked?.places[item]?.length ?? 0)) put(item, place);
  }, places);

/** A stored game opens on the page itself, once it has been played. */
async function waitForEnd(page: Page): Promise<void> {
  await page.waitForURL(/\/table\//);
  await page.getByRole("dialog").locator("table").waitFor();
}

async function zoom(page: Page, title: string): Promise<void> {
  await page.locator(`main [data-handle][aria-label^="${title}"]`).first().dispatchEvent("contextmenu");
  await page.getByRole("dialog").waitFor();
}

export const SHOTS: readonly Shot[] = [
  { name: "home", address: "/" },
  {
    name: "setup",
    address: "/play/ai?deck=agency-cthulhu&vs=syndicate-hastur&level=investigator&seed=looks",
  },
  { name: "opening", address: scene("opening") },
  { name: "early", address: scene("early") },
  { name: "crowded", address: scene("crowded") },
  {
    name: "commit",
    address: scene("commit"),
    prepare: (page) => stage(page, [0, 0, 1, 2, 2, 1]),
  },
  { name: "resolution", address: scene("resolution") },
  { name: "response", address: scene("response") },
  { name: "zoom", address: scene("crowded"), prepare: (page) => zoom(page, "T-Men") },
  { name: "end", address: scene("end"), prepare: waitForEnd },
];
