import { act, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../settings/settings-store.ts";
import { type EngineTable, engineTable } from "./engine-session.ts";
import { tableAt } from "./positions.ts";
import { button, buttonIn, exits, inRegion, press, prompt, showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => vi.unstubAllGlobals());

const settled = (): Promise<void> => act(async () => undefined);
const asked = ({ session }: EngineTable) => session.getState().asked;

const hostCount = (table: EngineTable, domain: number): number =>
  table.state().cards.filter(({ zone, host }) => zone === "resource" && host === domain).length;

/** Past the action window: the question who is committed. */
function committing(): EngineTable {
  const table = tableAt("crowded");
  const pass = asked(table)?.options.findIndex((option) => option.do === "pass") ?? 0;
  table.session.getState().answer({ choose: pass });
  return table;
}

test("the opening hand is kept, then three cards become resources, all by clicks", async () => {
  const table = engineTable("one");
  showTable(table.session);
  await settled();
  fireEvent.click(buttonIn("prompt", /Keep this hand/));
  await settled();
  expect(prompt()).toContain("Choose three cards: 0 of 3");
  const hand = inRegion("hand").getAllByRole("button");
  for (const card of hand.slice(0, 3)) fireEvent.click(card);
  expect(prompt()).toContain("Attach these three cards");
  expect(buttonIn("domains", /^Domain 2, 1 resource/)).toBeTruthy();
  fireEvent.click(buttonIn("prompt", /Attach these three cards/));
  await settled();
  expect(asked(table)?.kind).not.toBe("setup");
  expect(table.state().P1.domains.map((domain) => hostCount(table, domain))).toEqual([1, 1, 1]);
});

test("a card already chosen for the opening is taken back by a second click", async () => {
  const table = engineTable("one");
  showTable(table.session);
  fireEvent.click(buttonIn("prompt", /Keep this hand/));
  await settled();
  const [first] = inRegion("hand").getAllByRole("button");
  if (first === undefined) throw new Error("no hand");
  fireEvent.click(first);
  expect(first.getAttribute("aria-label")).toContain("chosen, 1 of 1");
  fireEvent.click(first);
  expect(prompt()).toContain("0 of 3");
});

test("Space takes the default of the prompt, a number takes the option with that number", async () => {
  const table = engineTable("one");
  showTable(table.session);
  (document.activeElement as HTMLElement | null)?.blur();
  press("2");
  await settled();
  expect(asked(table)?.kind).toBe("setup");
});

test("every option is in the action list, and the search narrows it", async () => {
  const table = tableAt("crowded");
  showTable(table.session);
  await settled();
  press("l");
  const dialog = screen.getByRole("dialog", { name: "All actions" });
  const options = () => dialog.querySelectorAll("[data-option]");
  expect(options().length).toBe(asked(table)?.options.length);
  fireEvent.change(within(dialog).getByRole("searchbox"), { target: { value: "asylum" } });
  expect(options().length).toBe(1);
  expect(options()[0]?.textContent).toContain("Arkham Asylum");
});

test("the characters of an assignment can be placed from the action list", async () => {
  const table = committing();
  showTable(table.session);
  await settled();
  press("l");
  const dialog = screen.getByRole("dialog");
  const [first] = within(dialog).getAllByRole("combobox");
  if (first === undefined) throw new Error("nobody to place");
  fireEvent.change(first, { target: { value: "1" } });
  fireEvent.click(within(dialog).getByRole("button", { name: "Commit 1 character" }));
  await settled();
  expect(table.state().cards.some(({ controller, story }) => controller === "P1" && story >= 0)).toBe(true);
});

test("a character goes to a story by click and by key; the ledger shows the forecast", async () => {
  const table = committing();
  showTable(table.session);
  await settled();
  fireEvent.click(buttonIn("own", /^Cthulhu,/));
  fireEvent.click(button(/Commit Cthulhu here\s*1/));
  expect(screen.getByText("Skill: opponent 0, you 8, you win")).toBeTruthy();
  const sheriff = buttonIn("own", /^Local Sheriff,/);
  sheriff.focus();
  press("3");
  expect(prompt()).toContain("Commit 2 characters");
  expect(buttonIn("lanes", /^Local Sheriff,.*committed to story 3.*chosen, 2 of 2/)).toBeTruthy();
  fireEvent.click(buttonIn("lanes", /^Cthulhu,/));
  expect(prompt()).toContain("Commit 1 character");
});

test("0 takes a staged character back", async () => {
  const table = committing();
  showTable(table.session);
  await settled();
  buttonIn("own", /^Cthulhu,/).focus();
  press("2");
  buttonIn("lanes", /^Cthulhu,/).focus();
  press("0");
  expect(prompt()).toContain("Commit nobody");
});

test("committing nobody though somebody could go is asked back for once, and not when it is switched off", async () => {
  const table = committing();
  showTable(table.session);
  await settled();
  fireEvent.click(buttonIn("prompt", /Commit nobody/));
  expect(screen.getByRole("dialog", { name: "Commit nobody?" })).toBeTruthy();
  fireEvent.click(button(/Do it, and do not ask again/));
  await settled();
  expect(useSettings.getState().confirm.idleStoryPhase).toBe(false);
  expect(asked(table)?.kind).not.toBe("commit");
});

test("an unusable card of the hand says why, in its label and with the rule when it is clicked", async () => {
  const table = tableAt("crowded");
  showTable(table.session);
  await settled();
  const dagon = buttonIn("hand", /^Dagon,/);
  expect(dagon.getAttribute("aria-label")).toContain("cannot be played");
  fireEvent.click(dagon);
  await settled();
  expect(prompt()).toMatch(/[A-Z]+-\d\d/);
});

test("who wants to be asked for the domain sees the price before it is paid", async () => {
  const table = tableAt("crowded");
  const before = asked(table);
  const priced = before?.options.map((option) =>
    option.do === "play" ? { ...option, pays: { domain: 0, cost: 1, wasted: 2 } } : option,
  );
  if (before !== null && priced !== undefined)
    table.session.setState({ asked: { ...before, options: priced } });
  const answer = vi.fn();
  table.session.setState({ answer });
  showTable(table.session);
  useSettings.setState({ askDomain: true });
  await settled();
  fireEvent.click(buttonIn("hand", /^Small Price to Pay,/));
  await settled();
  expect(answer).not.toHaveBeenCalled();
  fireEvent.click(button(/^Play Small Price to Pay.*2 resources wasted/));
  expect(answer).toHaveBeenCalledOnce();
});

test("a pile is shown by title, and a card of it can be zoomed", async () => {
  const table = tableAt("crowded");
  showTable(table.session);
  fireEvent.click(buttonIn("domains", /^Your discard pile: 3 cards/));
  const dialog = screen.getByRole("dialog", { name: "Your discard pile (3)" });
  const titles = within(dialog)
    .getAllByRole("button")
    .map((card) => card.getAttribute("aria-label")?.split(",")[0]);
  expect(titles.slice(1)).toEqual(["Peeler", "Shotgun Blast", "Working a Hunch"]);
  fireEvent.click(within(dialog).getByRole("button", { name: /^Peeler/ }));
  await settled();
  expect(screen.getByRole("dialog", { name: "Peeler" })).toBeTruthy();
});

test("a deck of five cards or fewer warns", () => {
  showTable(tableAt("crowded").session);
  expect(screen.getByText(/^Your deck: 5 cards\. Careful/)).toBeTruthy();
  expect(screen.getByText("The opponent's deck: 17 cards")).toBeTruthy();
});

test("states of characters are in their labels: exhausted, insane, wounds, attached cards", () => {
  showTable(tableAt("crowded").session);
  expect(buttonIn("own", /^Adult Deep One,.*exhausted/)).toBeTruthy();
  expect(buttonIn("own", /^Young Deep One,.*insane/)).toBeTruthy();
  expect(buttonIn("own", /^Guardian Shoggoth,.*1 wound of 3/)).toBeTruthy();
  expect(buttonIn("own", /^T-Men,.*attached: Shotgun/)).toBeTruthy();
});

test("the story being resolved shows its struggle, and the choice has buttons that say what happens", async () => {
  const table = tableAt("resolving");
  table.playUntil(({ question }) => question?.kind === "pick" && question.player === "P1");
  showTable(table.session);
  await settled();
  expect(prompt()).toMatch(/(Terror|Combat|Arcane) struggle at story 1 \(.+\): choose a character of yours/);
  const legal = asked(table)?.options.length ?? 0;
  expect(legal).toBeGreaterThan(1);
  fireEvent.click(buttonIn("prompt", /Cthulhu/));
  await settled();
  expect(asked(table)?.options.length).not.toBe(legal);
});

test("conspiracies are a further lane", () => {
  showTable(tableAt("conspiring").session);
  expect(
    inRegion("lanes").getByRole("region", { name: /^Story 4: The Bootleg Whiskey Cover-Up/ }),
  ).toBeTruthy();
});

test("the end tells result, reason and numbers, and what can be done next", async () => {
  const table = tableAt("crowded");
  showTable(table.session);
  fireEvent.click(button(/^Concede/));
  fireEvent.click(button(/Concede the game/));
  await settled();
  const dialog = screen.getByRole("dialog", { name: "You have lost" });
  expect(dialog.textContent).toContain("The game was conceded.");
  expect(within(dialog).getByRole("row", { name: /Stories won 1 2/ })).toBeTruthy();
  fireEvent.click(within(dialog).getByRole("button", { name: "Play again with the decks exchanged" }));
  expect(exits.rematch).toHaveBeenCalledWith({ swapped: true, sameSeed: false });
  fireEvent.click(within(dialog).getByRole("button", { name: "Look at the table" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  fireEvent.click(button(/Show the result/));
  expect(screen.getByRole("dialog", { name: "You have lost" })).toBeTruthy();
});

test("behind the curtain nothing of the table is drawn", async () => {
  const table = tableAt("crowded");
  table.session.setState({ status: "curtain", curtain: { to: "P2" } });
  showTable(table.session);
  expect(screen.getByRole("heading", { name: "Dr. Armitage has to decide" })).toBeTruthy();
  expect(document.querySelector("[data-handle]")).toBeNull();
  fireEvent.click(button(/show my cards/));
  await settled();
  expect(document.querySelector("[data-handle]")).not.toBeNull();
});

test("what one of two people looked at is not there for the other", async () => {
  const { session } = tableAt("crowded");
  showTable(session);
  await settled();
  act(() => buttonIn("hand", /^Dagon,/).focus());
  const preview = () => screen.getByRole("region", { name: "Card preview" }).textContent;
  expect(preview()).toContain("Dagon");
  act(() => session.setState({ seat: "P2", status: "curtain", curtain: { to: "P2" } }));
  act(() => session.setState({ status: "playing", curtain: null }));
  expect(preview()).not.toContain("Dagon");
});

test("a masked hand shows backs only", () => {
  const table = tableAt("crowded");
  table.session.setState({ masked: true });
  showTable(table.session);
  expect(document.querySelector("[data-region='hand'] [data-handle]")).toBeNull();
  expect(inRegion("hand").getAllByRole("listitem").length).toBe(7);
  expect(buttonIn("hand", /Show my hand/)).toBeTruthy();
});

test("the thinking opponent is shown only after a while", () => {
  vi.useFakeTimers();
  const { session } = tableAt("crowded");
  session.setState({ asked: null, thinking: { player: "P2", since: performance.now() } });
  showTable(session);
  expect(screen.queryByText("thinking")).toBeNull();
  act(() => vi.advanceTimersByTime(450));
  expect(screen.getByText("thinking")).toBeTruthy();
  vi.useRealTimers();
});

test("R reads the table, and a new question is announced at once", async () => {
  const table = tableAt("crowded");
  showTable(table.session);
  await settled();
  expect(document.querySelector("[data-live='assertive']")?.textContent).toContain("7 answers");
  press("r");
  const summary = document.querySelector("[data-live='summary']")?.textContent ?? "";
  expect(summary).toMatch(/turn 13/i);
  expect(summary).toContain("7 options");
});

test("passing: the level, a stop for once, passing ahead and any key to end it", async () => {
  const { session } = tableAt("crowded");
  showTable(session);
  await settled();
  fireEvent.change(screen.getByRole("combobox", { name: "Ask me" }), { target: { value: "full" } });
  expect(session.getState().passing.level).toBe("full");
  press("f");
  expect(session.getState().passing.level).toBe("smart");
  fireEvent.click(button(/^Draw/));
  expect(session.getState().passing.stops).toEqual([{ phase: "draw", turn: "other", once: true }]);
  press("P", { shiftKey: true });
  expect(session.getState().passing.until).toBe("myTurn");
  press("x");
  expect(session.getState().passing.until).toBeNull();
});

test("keys do nothing when they are switched off, nor while somebody types", async () => {
  const { session } = tableAt("crowded");
  showTable(session);
  await settled();
  act(() => useSettings.setState({ keysOn: false }));
  press("l");
  expect(screen.queryByRole("dialog")).toBeNull();
  act(() => useSettings.setState({ keysOn: true }));
  press("l");
  const search = screen.getByRole("searchbox");
  search.focus();
  press("r");
  expect(document.querySelector("[data-live='summary']")?.textContent).toBe("");
});

test("one stop for Tab in each region, arrows move inside", async () => {
  showTable(tableAt("crowded").session);
  await settled();
  const cards = inRegion("hand").getAllByRole("button");
  expect(cards.filter(({ tabIndex }) => tabIndex === 0).length).toBe(1);
  press("h");
  expect(document.activeElement).toBe(cards[0]);
  press("ArrowRight");
  expect(document.activeElement).toBe(cards[1]);
  expect(cards[1]?.tabIndex).toBe(0);
  press("End");
  expect(document.activeElement).toBe(cards.at(-1));
});

test("on a phone one lane is large and strips show the others", async () => {
  const { session } = committing();
  showTable(session, { narrow: true });
  await settled();
  expect(inRegion("lanes").getAllByRole("region").length).toBe(1);
  fireEvent.click(buttonIn("lanes", /^Story 3, Nowhere to Hide: opponent 4, you 1/));
  expect(inRegion("lanes").getByRole("region", { name: /^Story 3/ })).toBeTruthy();
});

test("another language needs no reload of the game", async () => {
  const { session } = tableAt("crowded");
  showTable(session, { locale: "fr" });
  await settled();
  expect(buttonIn("prompt", /Passer/)).toBeTruthy();
  expect(inRegion("own").getByRole("button", { name: /^Young Deep One,.*dément/ })).toBeTruthy();
});
