/** Plays a game to its end by random legal clicks, in the page itself: hundreds of them take seconds. */
import type { Page } from "playwright-core";

export const WAYS = ["click", "list"] as const;
/** By clicking what the table marks, or through the list of actions alone. */
export type Way = (typeof WAYS)[number];

export interface Played {
  /** The heading of the last panel, or why there was none. */
  readonly end: string;
  readonly clicks: number;
}

export interface Game {
  readonly way: Way;
  /** Decides the clicks; how fast the page answers has a say too, so that a game is not the same twice. */
  readonly seed: number;
}

export const playAtRandom = (page: Page, game: Game): Promise<Played> => page.evaluate(clickThrough, game);

/** Runs in the page. It is one function because the browser gets nothing but its text. */
async function clickThrough({ way, seed }: Game): Promise<Played> {
  const MOST_CLICKS = 6000;
  const MOST_WAITS = 6000;
  const END = "dialog [data-kind='first'], [role='dialog'] [data-kind='first']";
  let random = seed * 2654435761 + 1;
  const chance = (): number => {
    random = Math.imul(random ^ (random >>> 15), 2246822519) + 374761393;
    return ((random ^ (random >>> 13)) >>> 0) / 2 ** 32;
  };
  const oneOf = <T>(list: readonly T[]): T | undefined => list[Math.floor(chance() * list.length)];
  const all = (where: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(where)];
  const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 4));
  const usable = (button: HTMLElement): boolean =>
    button.checkVisibility() && button.getAttribute("aria-disabled") !== "true";

  // Tools beside the answers have a title; quiet buttons only take back.
  const answers = (): HTMLElement[] =>
    all("[data-region='prompt'] button:not([title], [data-kind='quiet'])").filter(usable);
  const marked = (): HTMLElement[] =>
    all("main button[aria-label], main button[data-item]").filter((button) =>
      /action available|can be chosen|^Commit|^Send/.test(button.ariaLabel ?? button.textContent ?? ""),
    );
  const byClick = (): HTMLElement | undefined => {
    const [buttons, things] = [answers(), marked().filter(usable)];
    return buttons.length === 0 || (things.length > 0 && chance() < 0.5) ? oneOf(things) : oneOf(buttons);
  };
  const byList = (): HTMLElement | undefined => {
    const options = all("[role='dialog'] [data-option], [role='dialog'] [data-send]").filter(usable);
    const selects = all("[role='dialog'] select") as HTMLSelectElement[];
    if (selects.length > 0 && (options.length === 0 || chance() < 0.7)) place(oneOf(selects));
    if (options.length > 0) return oneOf(options);
    return selects.length > 0 ? undefined : all("[data-region='prompt'] [data-item]:last-child").at(-1);
  };
  const place = (select: HTMLSelectElement | undefined): void => {
    if (select === undefined) return;
    const value = oneOf([...select.options])?.value ?? "-1";
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(select, value);
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const isAsked = (): boolean => document.querySelector("[data-region='prompt'][data-asked='true']") !== null;

  let waits = 0;
  for (let clicks = 0; clicks < MOST_CLICKS; ) {
    const end = document.querySelector(END);
    if (end !== null)
      return { end: end.closest("[role='dialog'], dialog")?.querySelector("h2")?.textContent ?? "", clicks };
    const button = isAsked() ? (way === "click" ? byClick() : byList()) : undefined;
    if (button === undefined && ++waits > MOST_WAITS) return { end: `stuck: ${document.title}`, clicks };
    if (button !== undefined) {
      waits = 0;
      clicks++;
      button.click();
    }
    await pause();
  }
  return { end: "never ended", clicks: MOST_CLICKS };
}
