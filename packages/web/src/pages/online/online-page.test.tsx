import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetLastingStores } from "../../app/test/lasting-stores.ts";
import { renderApp } from "../../app/test/render-app.tsx";
import { ME, type StandingServer, standingServer } from "../../online/test/standing-server.ts";
import { BEN, playedTable, waitingTable } from "../../online/test/table-facts.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { withoutLayout } from "../../table/test/without-layout.ts";

beforeEach(() => {
  localStorage.clear();
  resetLastingStores();
  useSettings.getState().change({ locale: "en", motion: "off" });
  withoutLayout();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const heading = (): string | null => screen.getByRole("heading", { level: 1 }).textContent;

async function calledBy(server: StandingServer): Promise<void> {
  await waitFor(() => server.line());
  act(() => server.line().accept());
}

test("an own open table: the link, a QR code of it, what is agreed, and a way to take it back", async () => {
  const server = standingServer({ me: ME });
  server.tables.set("t", waitingTable());
  server.deeds.set("POST /tables/t/close", waitingTable({ status: "closed", touched: 3 }));
  const { user, router } = await renderApp("/online/t");
  expect(heading()).toBe("Waiting for somebody");
  const link = screen.getByRole<HTMLInputElement>("textbox", { name: "Link to this table" }).value;
  expect(link).toBe(`${location.origin}/online/t`);
  expect(screen.getByRole("img", { name: "QR code of the link" }).querySelector("path")).not.toBeNull();
  const terms = ["30 min + 10 s", "casual", "take-backs by agreement", "may be watched"];
  for (const term of terms) expect(screen.getByText(term)).toBeDefined();
  const writeText = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
  await user.click(screen.getByRole("button", { name: "Copy the link" }));
  await screen.findByText("Copied");
  expect(writeText).toHaveBeenCalledWith(link);
  await user.click(screen.getByRole("button", { name: "Withdraw the table" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/lobby"));
});

test("whoever waits comes to the table by himself as soon as somebody has sat down", async () => {
  const server = standingServer({ me: ME });
  server.tables.set("t", waitingTable());
  await renderApp("/online/t");
  await calledBy(server);
  expect(server.line().said).toEqual([]);
  act(() => server.line().tell({ frame: "table", table: playedTable({ you: "P1" }) }));
  await waitFor(() => expect(server.line().said).toContainEqual({ frame: "open", table: "t" }));
  await screen.findByText("The table is being laid…");
});

test.each([
  { locale: "en", title: "Ben Crane invites you to a game", button: "Sit down" },
  { locale: "fr", title: "Ben Crane vous invite à jouer", button: "S’asseoir" },
] as const)(
  "an invitation: one click, and the cards are dealt; no name is asked ($locale)",
  async (words) => {
    useSettings.getState().change({ locale: words.locale });
    const server = standingServer();
    server.tables.set("t", waitingTable({ by: BEN }));
    server.deeds.set("POST /tables/t/join", playedTable({ you: "P2" }));
    const { user } = await renderApp("/online/t");
    expect(heading()).toBe(words.title);
    expect(screen.queryByRole("textbox")).toBeNull();
    await user.click(screen.getByRole("button", { name: words.button }));
    await waitFor(() =>
      expect(server.asked.map(({ what }) => what)).toEqual(["POST /session", "POST /tables/t/join"]),
    );
    await calledBy(server);
    expect(server.line().said).toEqual([{ frame: "open", table: "t" }]);
  },
);

test("an invitation that somebody else has taken says so, and shows what the table is now", async () => {
  const server = standingServer({ me: ME });
  server.tables.set("t", waitingTable({ by: BEN }));
  server.deeds.set("POST /tables/t/join", { trouble: "not open" });
  const { user } = await renderApp("/online/t");
  server.tables.set("t", playedTable({ watchers: false, touched: 5 }));
  await user.click(screen.getByRole("button", { name: "Sit down" }));
  await screen.findByRole("heading", { level: 1, name: "This game is not to be watched" });
});

test.each([
  { what: "closed", table: waitingTable({ status: "closed" }), title: "This table is closed" },
  { what: "unknown", table: null, title: "There is no such table" },
  { what: "private", table: playedTable({ watchers: false }), title: "This game is not to be watched" },
])("a table that is $what says so and leads on", async ({ table, title }) => {
  const server = standingServer({ me: ME });
  if (table !== null) server.tables.set("t", table);
  await renderApp("/online/t");
  expect(heading()).toBe(title);
  expect(screen.getByRole("link", { name: "To the lobby" }).getAttribute("href")).toBe("/lobby");
});

test("a table that cannot be reached can be tried again", async () => {
  const server = standingServer({ me: ME });
  server.isGone = true;
  const { user } = await renderApp("/online/t");
  expect(heading()).toBe("The table cannot be reached");
  server.isGone = false;
  server.tables.set("t", waitingTable());
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("heading", { level: 1, name: "Waiting for somebody" });
});

const OVER = playedTable({
  status: "over",
  you: "P1",
  asked: null,
  turn: 9,
  result: { winner: "P2", because: "time" },
  seats: {
    P1: { player: waitingTable().by, deck: "hastur" },
    P2: { player: BEN, deck: "agency-cthulhu" },
  },
});

test("a game that is over tells how it ended, with which decks, and what can follow", async () => {
  const server = standingServer({ me: ME });
  server.tables.set("t", OVER);
  server.deeds.set("POST /tables/t/rematch", waitingTable({ id: "next", for: "player" }));
  server.tables.set("next", waitingTable({ id: "next", for: "player" }));
  const { user, router } = await renderApp("/online/t");
  expect(heading()).toBe("Anna Finch against Ben Crane");
  expect(screen.getByRole("main").textContent).toContain("Ben Crane has won. Time ran out. 9 turns.");
  expect(screen.getByText("Anna Finch: Hastur")).toBeDefined();
  await user.click(screen.getByRole("button", { name: "Play again with the decks exchanged" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/online/next"));
  expect(server.asked).toEqual([{ what: "POST /tables/t/rematch", body: { deck: "agency-cthulhu" } }]);
});

test("whoever wants the same as the other one sits down at his table at once", async () => {
  const server = standingServer({ me: ME });
  server.tables.set("t", { ...OVER, next: "next" });
  server.deeds.set("POST /tables/t/rematch", waitingTable({ id: "next", by: BEN, for: "player" }));
  server.deeds.set("POST /tables/next/join", playedTable({ id: "next", you: "P2" }));
  const { user } = await renderApp("/online/t");
  await user.click(screen.getByRole("button", { name: "Ben Crane wants to play again: sit down" }));
  await waitFor(() =>
    expect(server.asked).toEqual([
      { what: "POST /tables/t/rematch", body: { deck: "hastur" } },
      { what: "POST /tables/next/join", body: { deck: "hastur" } },
    ]),
  );
});

test("whoever only watched is offered no game, but the replay and the table", async () => {
  const server = standingServer({ me: ME });
  server.tables.set("t", { ...OVER, you: null });
  await renderApp("/online/t");
  const main = within(screen.getByRole("main"));
  expect(main.getAllByRole("button").map((button) => button.textContent)).toEqual([
    "Replay",
    "Review",
    "Look at the table",
    "Save the record",
  ]);
});
