/** What stands at a table across a network, beside the game itself. */
import type { ChatLine } from "@fhtagn/protocol/online";
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { IntlProvider } from "use-intl";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetLastingStores } from "../../app/test/lasting-stores.ts";
import { messages as english } from "../../language/en/messages.ts";
import { messages as french } from "../../language/fr/messages.ts";
import type { SessionStore } from "../../session/session.ts";
import { useSettings } from "../../settings/settings-store.ts";
import type { AcrossNetwork } from "../../table/table-context.ts";
import { TableScreen } from "../../table/table-screen.tsx";
import { tableAt } from "../../table/test/positions.ts";
import { withoutLayout } from "../../table/test/without-layout.ts";
import { RoomProvider } from "../online-context.ts";
import type { OnlineRoom } from "../online-room.ts";
import { openOnlineRoom } from "../online-room.ts";
import { openOnlineSocket } from "../online-socket.ts";
import { Crowd } from "../parts/crowd.tsx";
import { LineAnnouncer } from "../parts/line-announcer.tsx";
import { LineNotes } from "../parts/line-notes.tsx";
import { SeatClock } from "../parts/seat-clock.tsx";
import { TalkPanel } from "../parts/talk-panel.tsx";
import { Unread } from "../parts/unread.tsx";
import { useWhoAmI } from "../who-am-i.ts";
import { type FakeSocket, fakeSockets } from "./fake-socket.ts";
import { ME } from "./standing-server.ts";
import { BEN, clockFacts, playedTable } from "./table-facts.ts";

const MESSAGES = { en: english, fr: french as unknown as typeof english };

const ACROSS: AcrossNetwork = {
  atSeat: (player) => <SeatClock player={player} />,
  crowd: <Crowd />,
  talk: <TalkPanel />,
  unread: <Unread />,
  notes: (
    <>
      <LineNotes />
      <LineAnnouncer />
    </>
  ),
  next: null,
  undoText: "Both have to agree",
  leaveText: "Leave",
};

const exits = {
  leave: () => undefined,
  rematch: () => undefined,
  saveRecord: () => undefined,
  saveStored: () => undefined,
  remove: () => undefined,
};

beforeEach(() => {
  localStorage.clear();
  resetLastingStores();
  useSettings.getState().change({ motion: "off", muted: true });
  useWhoAmI.setState({ me: ME });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "performance"] });
  withoutLayout();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Shown {
  readonly line: FakeSocket;
  readonly room: OnlineRoom;
  readonly session: SessionStore;
}

function show(locale: "en" | "fr" = "en", seat: "P1" | null = "P1"): Shown {
  const { make, last } = fakeSockets();
  const room = openOnlineRoom("t", openOnlineSocket({ make, chance: () => 1 }));
  room.enter(() => undefined);
  last().accept();
  const table = playedTable({ you: seat });
  last().tell({ frame: "opened", table, seat, chat: [] });
  const { session } = tableAt("crowded");
  render(
    <IntlProvider locale={locale} messages={MESSAGES[locale]} timeZone="UTC">
      <RoomProvider value={room}>
        <TableScreen session={session} exits={exits} across={ACROSS} />
      </RoomProvider>
    </IntlProvider>,
  );
  return { line: last(), room, session };
}

const tell = (line: FakeSocket, frame: Parameters<FakeSocket["tell"]>[0]): void =>
  act(() => line.tell(frame));
const pass = (milliseconds: number): void => act(() => void vi.advanceTimersByTime(milliseconds));
const clockOf = (name: RegExp): string =>
  screen.getAllByRole("timer").find((clock) => name.test(clock.textContent ?? ""))?.textContent ?? "none";
const live = (what: string): string =>
  document.querySelector(`[data-live='${what}']`)?.textContent ?? "nothing";

test.each([
  { locale: "en", own: /Your clock: 30:00/, later: /Your clock: 29:57/, other: /Clock of Ben Crane: 30:00/ },
  {
    locale: "fr",
    own: /Votre pendule\s: 30:00/,
    later: /Votre pendule\s: 29:57/,
    other: /Pendule de Ben Crane\s: 30:00/,
  },
] as const)(
  "both clocks are shown, and the one that runs ticks ($locale)",
  ({ locale, own, later, other }) => {
    const { line } = show(locale);
    tell(line, { frame: "clock", table: "t", clock: clockFacts() });
    expect(clockOf(own)).toMatch(own);
    pass(3000);
    expect(clockOf(later)).toMatch(later);
    expect(clockOf(other)).toMatch(other);
  },
);

test("time that is low is marked by more than a colour, and said aloud, each time once", () => {
  const { line } = show();
  tell(line, { frame: "clock", table: "t", clock: clockFacts({ left: { P1: 21_000, P2: 1_800_000 } }) });
  expect(live("low-time")).toBe("");
  pass(1500);
  const clock = screen.getAllByRole("timer").find((one) => one.dataset.low === "true");
  expect(clock?.querySelector("svg")).not.toBeNull();
  expect(clock?.textContent).toContain("low");
  expect(live("low-time")).toBe("You have 20 seconds left.");
  pass(5000);
  expect(live("low-time")).toBe("You have 20 seconds left.");
  pass(5000);
  expect(live("low-time")).toBe("You have 10 seconds left.");
  tell(line, { frame: "clock", table: "t", clock: clockFacts({ running: "P2" }) });
  expect(live("low-time")).toBe("");
});

test("the clock of a game that is over is gone, and says nothing more", () => {
  const { line } = show();
  tell(line, { frame: "clock", table: "t", clock: clockFacts() });
  const result = { winner: "P2", because: "time" } as const;
  tell(line, { frame: "table", table: playedTable({ you: "P1", status: "over", result, touched: 9 }) });
  expect(screen.queryByRole("timer")).toBeNull();
});

test("who has lost the connection is told, with the reserve that runs, and who is back", () => {
  const { line } = show();
  tell(line, { frame: "present", table: "t", here: { P1: true, P2: true }, watchers: 0 });
  expect(screen.getByText("Ben Crane is connected")).toBeDefined();
  tell(line, { frame: "present", table: "t", here: { P1: true, P2: false }, watchers: 0 });
  const away = { P1: null, P2: 105_000 };
  tell(line, { frame: "clock", table: "t", clock: clockFacts({ running: "P2", away }) });
  expect(screen.getAllByText("Ben Crane has lost the connection")).toHaveLength(1);
  expect(screen.getByText("1:45")).toBeDefined();
  pass(5000);
  expect(screen.getByText("1:40")).toBeDefined();
  tell(line, { frame: "present", table: "t", here: { P1: true, P2: true }, watchers: 0 });
  expect(screen.getByText("Ben Crane is back.")).toBeDefined();
});

test("how many watch is shown where anybody does", () => {
  const { line } = show();
  expect(screen.queryByText(/spectator/)).toBeNull();
  tell(line, { frame: "present", table: "t", here: { P1: true, P2: true }, watchers: 2 });
  expect(screen.getByText("2 spectators")).toBeDefined();
});

test("a game that the other one has left can be claimed, by the one who waits alone", () => {
  const { line } = show();
  tell(line, { frame: "clock", table: "t", clock: clockFacts({ running: "P1", mayClaim: true }) });
  expect(screen.queryByRole("button", { name: "Take the win" })).toBeNull();
  tell(line, { frame: "clock", table: "t", clock: clockFacts({ running: "P2", mayClaim: true }) });
  fireEvent.click(screen.getByRole("button", { name: "Take the win" }));
  expect(line.said.at(-1)).toEqual({ frame: "claim", table: "t" });
});

test("a server that is about to close counts the seconds", () => {
  const { line } = show();
  tell(line, { frame: "notice", notice: "closing", seconds: 30 });
  expect(screen.getByText(/The server closes in 30 seconds/)).toBeDefined();
  pass(29_000);
  expect(screen.getByText(/The server closes in 1 second\./)).toBeDefined();
});

test("a lost line is said to be sought, and a network that is gone to be gone", () => {
  const { line, session } = show();
  act(() => session.setState({ status: "lost" }));
  act(() => line.cut());
  expect(screen.getByText(/The connection was lost; it is being sought/).getAttribute("role")).toBe("alert");
});

test("a wish to go back that the other one has not answered is not forgotten", () => {
  const { session } = show();
  act(() => session.setState({ undoAwaited: true }));
  expect(screen.getByText(/Ben Crane has not answered yet/)).toBeDefined();
});

const said = (n: number, part: Partial<ChatLine>): ChatLine => ({ n, at: n, by: BEN, seat: "P2", ...part });

test.each([
  { locale: "en", tab: /^Talk/, unread: "1 unread line", phrase: "Good luck", heard: "Ben Crane: Good luck" },
  {
    locale: "fr",
    tab: /^Paroles/,
    unread: "1 parole non lue",
    phrase: "Bonne chance",
    heard: /Ben Crane\s: Bonne chance/,
  },
] as const)("a phrase is read in the reader's language, counted and said aloud ($locale)", (words) => {
  const { line } = show(words.locale);
  tell(line, { frame: "chat", table: "t", line: said(0, { phrase: "goodLuck" }) });
  expect(screen.getByText(words.unread)).toBeDefined();
  expect(live("talk")).toMatch(words.heard);
  fireEvent.mouseDown(screen.getByRole("tab", { name: words.tab }), { button: 0 });
  expect(screen.queryByText(words.unread)).toBeNull();
  expect(inTalk().getAllByRole("listitem")[0]?.textContent).toBe(`Ben Crane ${words.phrase}`);
});

const inTalk = () => within(document.querySelector<HTMLElement>("[data-region='talk']") ?? document.body);

const openTalk = (): void => {
  fireEvent.mouseDown(screen.getByRole("tab", { name: /^Talk/ }), { button: 0 });
};

test("phrases and own lines are said; nothing is said that is empty", () => {
  const { line } = show();
  openTalk();
  fireEvent.click(screen.getByRole("button", { name: "Well played" }));
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "A line of your own" });
  const form = field.closest("form");
  if (form === null) throw new Error("no form");
  fireEvent.submit(form);
  fireEvent.change(field, { target: { value: "  Hello  " } });
  fireEvent.submit(form);
  expect(line.said.slice(1)).toEqual([
    { frame: "phrase", table: "t", phrase: "wellPlayed" },
    { frame: "chat", table: "t", text: "Hello" },
  ]);
  expect(field.value).toBe("");
  tell(line, { frame: "refused", table: "t", trouble: "too often" });
  expect(screen.getByText(/too much at once/)).toBeDefined();
});

test("whoever is muted is neither read nor heard nor counted", () => {
  const { line } = show();
  openTalk();
  fireEvent.click(screen.getByRole("button", { name: "Mute Ben Crane" }));
  fireEvent.mouseDown(screen.getByRole("tab", { name: /^Log/ }), { button: 0 });
  tell(line, { frame: "chat", table: "t", line: said(0, { text: "Rude words" }) });
  expect(screen.queryByText(/unread/)).toBeNull();
  expect(live("talk")).toBe("");
  openTalk();
  expect(inTalk().queryByText(/Rude words/)).toBeNull();
  fireEvent.click(screen.getByRole("button", { name: "Hear Ben Crane again" }));
  expect(inTalk().getByText(/Rude words/)).toBeDefined();
});

test("a key leads to the talk, Escape back to the game, and what is typed commands nothing", async () => {
  const { session } = show();
  const answer = vi.fn();
  act(() => session.setState({ answer }));
  fireEvent.keyDown(document.body, { key: "/" });
  const field = await vi.waitFor(() => screen.getByRole("textbox", { name: "A line of your own" }));
  await vi.waitFor(() => expect(document.activeElement).toBe(field));
  fireEvent.keyDown(field, { key: " " });
  expect(answer).not.toHaveBeenCalled();
  fireEvent.keyDown(field, { key: "Escape" });
  expect(document.activeElement?.closest("[data-region='prompt']")).not.toBeNull();
});

test("where nothing may be taken back the way there is not offered; else it says what it means here", () => {
  const { session } = show();
  fireEvent.click(screen.getByRole("button", { name: "Go back to a decision" }));
  expect(screen.getByText("Both have to agree")).toBeDefined();
  act(() => session.setState({ mayUndo: false }));
  expect(screen.queryByRole("button", { name: "Go back to a decision", hidden: true })).toBeNull();
});
