/** What a player does with the page while we look how soon it answers. */
import type { Page } from "playwright-core";

export interface Gesture {
  readonly what: string;
  act(page: Page, time: number): Promise<void>;
  /** What has to be undone before the next time; not measured. */
  back?(page: Page): Promise<void>;
}

const PROMPT = "[data-region='prompt']";
const HAND = "[data-region='hand'] [data-handle]";

const stepOut = (page: Page): Promise<void> => page.keyboard.press("Escape");
const press = (what: string, key: string): Gesture => ({
  what,
  act: (page) => page.keyboard.press(key),
  back: stepOut,
});

export const ON_THE_FIRST_PAGE: readonly Gesture[] = [
  {
    what: "change the language",
    act: (page, time) => page.getByRole("button", { name: time % 2 === 0 ? "Français" : "English" }).click(),
  },
];

/** The opening hand lies there. */
export const AT_THE_OPENING: readonly Gesture[] = [
  {
    what: "zoom by the other mouse button",
    act: (page, time) => page.locator(HAND).nth(time).click({ button: "right" }),
    back: stepOut,
  },
  press("zoom by key", "z"),
  {
    what: "list of actions",
    act: (page) => page.getByRole("button", { name: /^All actions as a list/ }).click(),
    back: stepOut,
  },
  press("list of actions by key", "l"),
  press("list of keys by key", "?"),
];

/** Three cards become resources. */
export const WHILE_LAYING_OUT: readonly Gesture[] = [
  { what: "choose a card", act: (page) => page.locator(HAND).first().click(), back: stepOut },
];

/** An answer leads to another question, so that there is no way back. */
export const ANSWER: Gesture = {
  what: "answer",
  act: (page) => page.locator(`${PROMPT} [data-kind='default']`).first().click(),
};
