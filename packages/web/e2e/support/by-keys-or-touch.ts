/** Somebody who plays a game to its end with random legal deeds, by keys alone or with a finger. */
import type { ElementHandle, Page } from "playwright-core";

export type KeysOrTouch = "keys" | "touch";

type Chance = (below: number) => number;

/** The same seed, the same game: nothing here depends on the clock. */
function chanceOf(seed: number): Chance {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

interface Player {
  readonly page: Page;
  readonly chance: Chance;
  readonly way: KeysOrTouch;
}

const PROMPT = "[data-region='prompt']";
const ANSWERS = `${PROMPT} [data-kind='default']:not([aria-disabled='true']), ${PROMPT} [data-kind='plain']:not([aria-disabled='true'])`;
const DEFAULT = `${PROMPT} [data-kind='default']:not([aria-disabled='true'])`;
const LEGAL =
  "main [data-handle]:has([data-ring='canAct'], [data-ring='canBeChosen']), [data-region='prompt'] ul button";

const pick = <T>(chance: Chance, things: readonly T[]): T | undefined => things[chance(things.length)];

/** The left edge of a card is in sight even where cards overlap. */
const EDGE = { x: 8, y: 14 };

const strike = (thing: ElementHandle): Promise<void> => thing.tap({ position: EDGE });

async function byPointing({ page, chance }: Player): Promise<void> {
  const chip = pick(chance, await page.$$("[data-chip]"));
  if (chip !== undefined) return strike(chip);
  const answers = await page.$$(ANSWERS);
  const legal = await page.$$(LEGAL);
  const chosen = pick(chance, chance(3) === 0 && answers.length > 0 ? answers : [...legal, ...answers]);
  if (chosen === undefined) throw new Error(`nothing to point at: ${await promptOf(page)}`);
  await strike(chosen);
}

const isAssignment = (page: Page): Promise<boolean> =>
  page.$eval(PROMPT, (prompt) => prompt.getAttribute("data-form") === "assign");

const FIRST_RESOURCES = 3;

async function byKeys(player: Player): Promise<void> {
  const { page, chance } = player;
  if (await isAssignment(page)) return assignByKeys(player);
  const answers = await page.$$(ANSWERS);
  if (answers.length === 0) return listByKeys(page);
  if (chance(2) === 0) return page.keyboard.press(String(1 + chance(Math.min(9, answers.length))));
  await page.keyboard.press("h");
  for (let step = chance(6); step > 0; step--) await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
}

/** Cards from the hand, or characters from the row behind it, then all at once. */
async function assignByKeys({ page, chance }: Player): Promise<void> {
  const setup = (await promptOf(page)).includes("of 3");
  await page.keyboard.press("h");
  if (!setup) await page.keyboard.press("Tab");
  for (const place of [1, 2, FIRST_RESOURCES]) {
    await page.keyboard.press(String(setup ? place : 1 + chance(FIRST_RESOURCES)));
    await page.keyboard.press("ArrowRight");
  }
  await page.keyboard.press("Space");
}

/** More answers than the prompt has room for: the list has them all. */
async function listByKeys(page: Page): Promise<void> {
  await page.keyboard.press("l");
  await page.waitForSelector("[role='dialog']");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
}

const promptOf = (page: Page): Promise<string> => page.$eval(PROMPT, (prompt) => prompt.textContent ?? "");

const DEEDS: Readonly<Record<KeysOrTouch, (player: Player) => Promise<void>>> = {
  touch: byPointing,
  keys: byKeys,
};

const isOver = async (page: Page): Promise<boolean> => (await page.$("[role='dialog'] table")) !== null;

/** The player is asked, or the game is over. */
const waitForTurn = (page: Page) =>
  page.waitForFunction(
    () =>
      document.querySelector("[data-region='prompt'][data-asked='true']:not([aria-busy='true'])") !== null ||
      document.querySelector("[role='dialog'] table") !== null,
    undefined,
    { polling: 50 },
  );

/** Something is in the way of the table: a list that was only looked at, chips that were not taken. */
async function clearAway(page: Page): Promise<void> {
  if ((await page.$("[role='dialog']")) !== null && !(await isOver(page)))
    await page.keyboard.press("Escape");
}

const MOST_DEEDS = 1500;
/** A random player dawdles; from here on he takes what Space offers where there is something. */
const PATIENCE = 400;

/** How many deeds it took. */
export async function playByKeysOrTouch(page: Page, way: KeysOrTouch, seed: number): Promise<number> {
  const player: Player = { page, way, chance: chanceOf(seed) };
  for (let deeds = 0; deeds < MOST_DEEDS; deeds++) {
    await waitForTurn(page);
    if (await isOver(page)) return deeds;
    const dawdles = deeds > PATIENCE && (await page.$(DEFAULT)) !== null;
    await (dawdles ? page.focus(DEFAULT).then(() => page.keyboard.press("Enter")) : DEEDS[way](player));
    if (way === "keys") await clearAway(page);
  }
  throw new Error(`no end after ${MOST_DEEDS} deeds: ${await promptOf(page)}`);
}
