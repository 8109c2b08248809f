/** What a player gets used to: keys that are held, the column as he left it, settings that count at once. */
import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { useSettings } from "../../settings/settings-store.ts";
import { PRESS } from "../keys/holding.ts";
import { tableAt } from "./positions.ts";
import { press, prompt, showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const settled = (): Promise<void> => act(async () => undefined);
const letGo = (key: string) => fireEvent.keyUp(document.body, { key });
const level = (session: ReturnType<typeof tableAt>["session"]) => session.getState().passing.level;

test("F pressed is full control until it is pressed again, held until it is let go", async () => {
  const { session } = tableAt("crowded");
  showTable(session);
  await settled();
  vi.useFakeTimers();
  press("f");
  letGo("f");
  expect(level(session)).toBe("full");
  press("f");
  letGo("f");
  expect(level(session)).toBe("smart");
  press("f");
  vi.advanceTimersByTime(PRESS);
  fireEvent.keyDown(document.body, { key: "f", repeat: true });
  expect(level(session)).toBe("full");
  letGo("f");
  expect(level(session)).toBe("smart");
});

test("V shows what would follow while it is held, and pressed until it is pressed again", async () => {
  const { session } = tableAt("crowded");
  showTable(session);
  await settled();
  vi.useFakeTimers();
  const isShown = () => prompt().includes("What would follow");
  press("v");
  await settled();
  vi.advanceTimersByTime(PRESS);
  expect(isShown()).toBe(true);
  act(() => void letGo("v"));
  expect(isShown()).toBe(false);
  press("v");
  act(() => void letGo("v"));
  await settled();
  expect(isShown()).toBe(true);
  act(() => void press("v"));
  expect(isShown()).toBe(false);
});

test("Space that is held down passes once", async () => {
  const { session } = tableAt("crowded");
  const answer = vi.fn();
  session.setState({ answer });
  showTable(session);
  await settled();
  (document.activeElement as HTMLElement | null)?.blur();
  fireEvent.keyDown(document.body, { key: " ", repeat: true });
  expect(answer).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: " " });
  expect(answer).toHaveBeenCalledOnce();
});

test("the column is as wide as it was made by key, folds, and both are kept", async () => {
  showTable(tableAt("crowded").session);
  act(() => useSettings.setState({ columnWidth: 300 }));
  const separator = screen.getByRole("separator", { name: "Width of log and preview" });
  const width = () => [
    separator.getAttribute("aria-valuenow"),
    document.querySelector("main")?.style.getPropertyValue("--column-width"),
  ];
  expect(width()).toEqual(["300", "300px"]);
  fireEvent.keyDown(separator, { key: "ArrowLeft" });
  expect(width()).toEqual(["316", "316px"]);
  act(() => useSettings.setState({ leftHanded: true }));
  fireEvent.keyDown(separator, { key: "ArrowLeft" });
  expect(useSettings.getState().columnWidth).toBe(300);
  fireEvent.keyDown(separator, { key: "Home" });
  expect(useSettings.getState().columnWidth).toBe(220);
  press("]");
  expect(document.querySelector("main")?.dataset.column).toBe("false");
  expect(useSettings.getState().columnShown).toBe(false);
  showTableFolded();
});

/** Another game, the same settings. */
function showTableFolded(): void {
  const { columnShown } = useSettings.getState();
  showTable(tableAt("resolving").session);
  act(() => useSettings.setState({ columnShown }));
  expect(screen.queryByRole("separator")).toBeNull();
}

test("passing that is set elsewhere counts at once; stops for once stay", async () => {
  const { session } = tableAt("crowded");
  session.setState({
    passing: { ...session.getState().passing, stops: [{ phase: "draw", turn: "other", once: true }] },
  });
  showTable(session);
  act(() => useSettings.setState({ passing: "relaxed", stops: [{ phase: "story", turn: "own" }] }));
  expect(session.getState().passing).toMatchObject({
    level: "relaxed",
    stops: [
      { phase: "story", turn: "own" },
      { phase: "draw", turn: "other", once: true },
    ],
  });
  act(() => useSettings.setState({ stops: [] }));
  expect(session.getState().passing.stops).toEqual([{ phase: "draw", turn: "other", once: true }]);
});

test("what is chosen at the table is the setting from then on", () => {
  const { session } = tableAt("crowded");
  showTable(session);
  fireEvent.change(screen.getByLabelText("Ask me"), { target: { value: "full" } });
  expect(level(session)).toBe("full");
  expect(useSettings.getState().passing).toBe("full");
});

function phoneThatStaysAwake() {
  const release = vi.fn(async () => undefined);
  const request = vi.fn(async () => ({ release }));
  vi.stubGlobal("navigator", Object.assign(navigator, { wakeLock: { request } }));
  return { request, release };
}

test("a phone stays awake during a game, unless the player does not want it", async () => {
  const { request, release } = phoneThatStaysAwake();
  const { session } = tableAt("crowded");
  showTable(session);
  await settled();
  expect(request).not.toHaveBeenCalled();
  showTable(session, { narrow: true });
  await settled();
  expect(request).toHaveBeenCalledOnce();
  act(() => useSettings.setState({ keepAwake: false }));
  expect(release).toHaveBeenCalledOnce();
});

function outOfSight() {
  const called = vi.fn();
  class Note {
    static readonly permission = "granted";
    onclick: (() => void) | null = null;
    constructor(title: string, { body }: NotificationOptions) {
      called(title, body);
    }
    close(): void {}
  }
  vi.stubGlobal("Notification", Note);
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  return called;
}

test("who looks elsewhere is called when it is his turn, by the title, and by the system if he asked for it", () => {
  const called = outOfSight();
  const { session } = tableAt("crowded");
  showTable(session);
  expect(document.title).toBe("Your decision, Fhtagn");
  expect(called).not.toHaveBeenCalled();
  act(() => useSettings.setState({ notify: true }));
  expect(called).toHaveBeenCalledWith("Your decision, Fhtagn", "Your action?");
});
