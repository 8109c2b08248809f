/** Somebody who plays a puzzle through the list of actions: every answer can be given there by a click. */
import type { LineStep, Puzzle } from "@fhtagn/lab";
import type { Choice } from "@fhtagn/rules";
import type { Page } from "playwright-core";

const PROMPT = "[data-region='prompt']";

/** The question that is put, once it is another one than before; null when the puzzle is over. */
export async function nextQuestion(page: Page, before: string | null): Promise<string | null> {
  const found = await page.waitForFunction(
    ({ prompt, last }) => {
      if (document.querySelector("[data-outcome]") !== null) return { id: null };
      const asked = document.querySelector(`${prompt}[data-asked='true']:not([aria-busy='true'])`);
      const id = asked?.getAttribute("data-decision") ?? null;
      return id === null || id === last ? false : { id };
    },
    { prompt: PROMPT, last: before },
    { polling: 30 },
  );
  const { id } = (await found.jsonValue()) as { readonly id: string | null };
  return id;
}

const openList = (page: Page): Promise<void> => page.locator(`${PROMPT} [data-tool='actions']`).click();

/** The list of actions must be open. */
async function give(page: Page, choice: Choice): Promise<void> {
  const list = page.getByRole("dialog");
  if ("choose" in choice) return list.locator(`[data-option='${choice.choose}']`).click();
  for (const [item, place] of choice.assign.entries())
    await list.locator("select").nth(item).selectOption(String(place));
  await list.locator("[data-send]").click();
}

const isOnlyShown = async (page: Page): Promise<boolean> => {
  const list = page.getByRole("dialog");
  return (
    (await list.locator("[data-send]").count()) === 0 && (await list.locator("[data-option]").count()) === 1
  );
};

/** Plays the solver's steps of the line; stops when they are used up or the puzzle is over. */
export async function followLine(page: Page, { line, seat }: Puzzle, most = line.length): Promise<void> {
  const own: LineStep[] = line.filter(({ player }) => player === seat).slice(0, most);
  for (let question = await nextQuestion(page, null); question !== null; ) {
    await openList(page);
    await page.getByRole("dialog").waitFor();
    const only = await isOnlyShown(page);
    const choice = only ? { choose: 0 } : own.shift()?.choice;
    if (choice === undefined) return page.keyboard.press("Escape");
    await give(page, choice);
    question = await nextQuestion(page, question);
  }
}

/** Passes whatever can be passed and commits nobody, until the turn is over. */
export async function passEverything(page: Page): Promise<void> {
  for (let question = await nextQuestion(page, null); question !== null; ) {
    await page.locator(`${PROMPT} [data-kind='default']`).click();
    question = await nextQuestion(page, question);
  }
}
