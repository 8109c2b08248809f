import { act, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetLastingStores } from "../../app/test/lasting-stores.ts";
import { renderApp } from "../../app/test/render-app.tsx";
import { ME, standingServer } from "../../online/test/standing-server.ts";
import { BEN, playedTable, THIRTY, waitingTable } from "../../online/test/table-facts.ts";
import { useSettings } from "../../settings/settings-store.ts";

beforeEach(() => {
  localStorage.clear();
  resetLastingStores();
  useSettings.getState().change({ locale: "en", motion: "off" });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const section = (name: string) => within(screen.getByRole("region", { name }));

test("an empty lobby says what can be done, and how many are here", async () => {
  standingServer({ me: ME });
  await renderApp("/lobby");
  expect(screen.getByText("One person is here.")).toBeDefined();
  expect(screen.getByText(/You are Anna Finch/)).toBeDefined();
  expect(section("Open tables").getByText(/stays in the lobby for a week/)).toBeDefined();
  expect(section("Games to watch").getByText("Nobody plays at the moment.")).toBeDefined();
  expect(screen.queryByRole("region", { name: "Your games" })).toBeNull();
});

test("one click sits down at an open table, and whoever is nobody is given a name first", async () => {
  const open = waitingTable({ by: BEN, for: "lobby" });
  const server = standingServer({ lobby: { open: [open], live: [], people: 2 } });
  server.deeds.set("POST /tables/t/join", playedTable({ you: "P2" }));
  server.tables.set(
    "t",
    playedTable({ you: "P2", status: "over", result: { winner: "P1", because: "stories" } }),
  );
  const { user, router } = await renderApp("/lobby");
  await user.click(screen.getByRole("button", { name: "Sit down across from Ben Crane" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/online/t"));
  expect(server.asked.map(({ what }) => what)).toEqual(["POST /session", "POST /tables/t/join"]);
  expect(server.asked[1]?.body).toEqual({ deck: expect.stringMatching(/^[a-z]/) });
});

test("a table that somebody else has taken is said to be, and the list is asked for anew", async () => {
  const open = waitingTable({ by: BEN, for: "lobby" });
  const server = standingServer({ me: ME, lobby: { open: [open], live: [], people: 2 } });
  server.deeds.set("POST /tables/t/join", { trouble: "not open" });
  const { user } = await renderApp("/lobby");
  server.lobby = { open: [], live: [], people: 2 };
  await user.click(screen.getByRole("button", { name: "Sit down across from Ben Crane" }));
  expect((await screen.findByText(/Somebody else was quicker/)).getAttribute("role")).toBe("alert");
  await waitFor(() => expect(screen.queryByRole("button", { name: /across from Ben/ })).toBeNull());
});

test("the lobby is told of what changes, and says when the line is down", async () => {
  const server = standingServer({ me: ME });
  await renderApp("/lobby");
  await waitFor(() => server.line());
  act(() => server.line().accept());
  expect(server.line().said).toEqual([{ frame: "lobby", on: true }]);
  act(() => server.line().tell({ frame: "lobby", lobby: { open: [], live: [playedTable()], people: 5 } }));
  expect(screen.getByText("5 people are here.")).toBeDefined();
  expect(screen.getByRole("link", { name: "Watch Anna Finch against Ben Crane" }).getAttribute("href")).toBe(
    "/online/t",
  );
  act(() => server.line().cut());
  expect(screen.getByText(/The connection was lost/)).toBeDefined();
});

test("a quick match is asked for with the deck and the clock that were chosen, and they are remembered", async () => {
  const server = standingServer({ me: ME });
  server.deeds.set("POST /quick", waitingTable({ for: "lobby" }));
  server.tables.set("t", waitingTable({ for: "lobby" }));
  const { user, router } = await renderApp("/lobby");
  await user.click(screen.getByRole("radio", { name: "3 days a move" }));
  await user.click(screen.getByRole("button", { name: "Change" }));
  await user.click(screen.getByRole("radio", { name: "Two factions" }));
  await user.click(screen.getByRole("button", { name: "Find an opponent" }));
  await waitFor(() => expect(router.state.location.pathname).toBe("/online/t"));
  expect(server.asked).toEqual([
    {
      what: "POST /quick",
      body: { deck: "agency-miskatonic", clock: { kind: "days", days: 3 }, ruleset: "lcg", rated: false },
    },
  ]);
  expect(localStorage.getItem("fhtagn.online")).toContain("agency-miskatonic");
});

test("a friend is invited with one click: a table for whoever has the link", async () => {
  const server = standingServer({ me: ME });
  server.deeds.set("POST /tables", waitingTable());
  server.tables.set("t", waitingTable());
  const { user } = await renderApp("/lobby");
  await user.click(screen.getByRole("button", { name: "Invite a friend" }));
  await screen.findByRole("heading", { level: 1, name: "Waiting for somebody" });
  expect(server.asked[0]?.body).toMatchObject({
    clock: THIRTY,
    ruleset: "lcg",
    rated: false,
    takeBacks: true,
    watchers: true,
    games: 1,
    for: { who: "link" },
  });
});

test("a table to one's liking: for one player, rated, so without take-backs, by the older rules, unwatched", async () => {
  const earlier = playedTable({ status: "over", you: "P1", result: { winner: "P1", because: "stories" } });
  const server = standingServer({ me: ME, games: [earlier] });
  server.deeds.set("POST /tables", { trouble: "no such player" });
  const { user } = await renderApp("/lobby");
  await user.click(screen.getByText("More choices"));
  const form = within(screen.getByRole("form", { name: "A table to your liking" }));
  await user.click(form.getByRole("radio", { name: /One player/ }));
  expect(form.getByRole<HTMLButtonElement>("button", { name: "Open the table" }).disabled).toBe(true);
  await user.click(await form.findByRole("button", { name: "Ben Crane" }));
  expect(form.getByRole<HTMLInputElement>("textbox", { name: "Name of the player" }).value).toBe("Ben Crane");
  await user.click(form.getByRole("checkbox", { name: /^Rated/ }));
  expect(form.getByRole<HTMLInputElement>("checkbox", { name: /^Take-backs/ }).disabled).toBe(true);
  await user.click(form.getByRole("checkbox", { name: /^Others may watch/ }));
  await user.click(form.getByRole("radio", { name: /Older rules/ }));
  await user.click(form.getByRole("button", { name: "Open the table" }));
  await screen.findByText("There is no player of this name.");
  expect(server.asked[0]?.body).toMatchObject({
    ruleset: "ccg",
    rated: true,
    takeBacks: false,
    watchers: false,
    for: { who: "player", name: "ben" },
  });
});

test("games that wait for one stand first, with what each of them waits for", async () => {
  const games = [
    playedTable({ id: "mine", you: "P1", asked: "P1" }),
    playedTable({ id: "theirs", you: "P1", asked: "P2" }),
    waitingTable({ id: "open" }),
    waitingTable({ id: "asked", by: BEN, for: "player" }),
  ];
  standingServer({ me: ME, games });
  await renderApp("/lobby");
  const slips = section("Your games").getAllByRole("listitem");
  expect(slips.map((slip) => slip.querySelector("h3")?.textContent)).toEqual([
    "Against Ben Crane",
    "Against Ben Crane",
    "Your table",
    "Ben Crane invites you",
  ]);
  expect(slips.map((slip) => slip.dataset.mine)).toEqual(["true", "false", "false", "true"]);
  expect(slips[0]?.textContent).toContain("Your decision");
  expect(slips[1]?.textContent).toContain("Ben Crane decides");
});

test.each([
  { locale: "en", title: "No one to play with from here", text: /has no server behind it/ },
  { locale: "fr", title: "Personne à rencontrer d’ici", text: /n’a pas de serveur/ },
] as const)("without a server everything else is offered ($locale)", async ({ locale, title, text }) => {
  useSettings.getState().change({ locale });
  const server = standingServer();
  server.isGone = true;
  const { user } = await renderApp("/lobby");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(text)).toBeDefined();
  server.isGone = false;
  await user.click(screen.getByRole("button", { name: locale === "en" ? "Try again" : "Réessayer" }));
  await screen.findByRole("heading", { level: 1, name: locale === "en" ? "Play online" : "Jouer en ligne" });
});
