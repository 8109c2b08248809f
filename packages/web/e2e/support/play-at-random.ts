/** Plays a game to its end by random legal clicks, in the page itself: hundreds of them take seconds. */
import type { Page } from "playwright-core";

export const WAYS = ["click", "touch", "list"] as const;
/** By clicking or touching what the table marks, or through the list of actions alone. */
export type Way = (typeof WAYS)[number];

export interface ClickedThrough {
  /** The heading of the last panel; null where the game never came so far. */
  readonly end: string | null;
  readonly clicks: number;
  /** Why there is no end, what was asked, and answers that lay under something else. */
  readonly troubles: readonly string[];
}

export interface ClickedGame {
  readonly way: Way;
  /** Decides the clicks; how fast the page answers has a say too, so that a game is not the same twice. */
  readonly seed: number;
  /** The table is stuck if it stands still for so many milliseconds. */
  readonly patience?: number;
}

const PATIENCE = 120_000;

export const playAtRandom = (page: Page, game: ClickedGame): Promise<ClickedThrough> =>
  page.evaluate(clickThrough, { patience: PATIENCE, ...game });

/** Runs in the page. It is one function because the browser gets nothing but its text. */
async function clickThrough({ way, seed, patience }: Required<ClickedGame>): Promise<ClickedThrough> {
  const MOST_CLICKS = 6000;
  const END = "dialog [data-kind='first'], [role='dialog'] [data-kind='first']";
  const PROMPT = "[data-region='prompt']";
  const MARKED = ":has([data-ring='canAct'], [data-ring='canBeChosen'])";
  const troubles = new Set<string>();
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
    all(`${PROMPT} button:not([title], [data-kind='quiet'], aside *, ul *)`).filter(usable);
  const marked = (): HTMLElement[] =>
    all(`main button[data-item]${MARKED}, [data-region='lanes'] nav button`).filter(usable);
  const byPointing = (): HTMLElement | undefined => {
    const chips = all("[data-chip]");
    const [buttons, things] = [answers(), marked()];
    if (chips.length > 0 && chance() < 0.8) return oneOf(chips);
    return buttons.length === 0 || (things.length > 0 && chance() < 0.5) ? oneOf(things) : oneOf(buttons);
  };
  const place = (select: HTMLSelectElement | undefined): void => {
    if (select === undefined) return;
    const value = oneOf([...select.options])?.value ?? "-1";
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, "value")?.set?.call(select, value);
    select.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const byList = (): HTMLElement | undefined => {
    const options = all("[role='dialog'] [data-option], [role='dialog'] [data-send]").filter(usable);
    const selects = all("[role='dialog'] select") as HTMLSelectElement[];
    if (selects.length > 0 && (options.length === 0 || chance() < 0.7)) place(oneOf(selects));
    if (options.length > 0) return oneOf(options);
    return selects.length > 0 ? undefined : all(`${PROMPT} [data-tool='actions']`).at(-1);
  };
  const isAsked = (): boolean =>
    document.querySelector(`${PROMPT}[data-asked='true']:not([aria-busy='true'])`) !== null;
  const noteCovered = (button: HTMLElement): void => {
    if (!button.matches(`${PROMPT} [data-kind]`)) return;
    button.scrollIntoView({ block: "nearest", inline: "nearest" });
    const { x, y, width, height } = button.getBoundingClientRect();
    const there = document.elementFromPoint(x + width / 2, y + height / 2);
    if (there === null || button.contains(there) || document.querySelector("[role='dialog']")) return;
    troubles.add(`"${button.textContent}" lies under ${there.outerHTML.slice(0, 120)}`);
  };
  const strike = (button: HTMLElement): void => {
    noteCovered(button);
    const touch = { pointerType: "touch", bubbles: true, cancelable: true };
    if (way === "touch") button.dispatchEvent(new PointerEvent("click", touch));
    else button.click();
  };

  let changed = performance.now();
  new MutationObserver(() => {
    changed = performance.now();
  }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
  let clicks = 0;
  while (clicks < MOST_CLICKS && performance.now() - changed < patience) {
    const end = document.querySelector(END)?.closest("[role='dialog'], dialog")?.querySelector("h2");
    if (end) return { end: end.textContent, clicks, troubles: [...troubles] };
    const button = isAsked() ? (way === "list" ? byList() : byPointing()) : undefined;
    if (button !== undefined) {
      clicks++;
      strike(button);
    }
    await pause();
  }
  troubles.add(`no end; asked: ${document.querySelector(PROMPT)?.textContent ?? document.title}`);
  return { end: null, clicks, troubles: [...troubles] };
}
