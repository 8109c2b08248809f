import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetLastingStores } from "../../app/test/lasting-stores.ts";
import { renderApp } from "../../app/test/render-app.tsx";
import { ME, standingServer } from "../../online/test/standing-server.ts";
import { BEN, playedTable, waitingTable } from "../../online/test/table-facts.ts";
import { useWhoAmI } from "../../online/who-am-i.ts";
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

test("games that wait for one are a click away, those that wait for others are not there", async () => {
  const games = [
    playedTable({ id: "mine", you: "P1", asked: "P1" }),
    playedTable({ id: "theirs", you: "P1", asked: "P2" }),
    waitingTable({ id: "open" }),
    waitingTable({ id: "asked", by: BEN, for: "player" }),
  ];
  standingServer({ me: ME, games });
  await renderApp("/");
  const turn = await screen.findByRole("link", { name: "Your decision against Ben Crane" });
  expect(turn.getAttribute("href")).toBe("/online/mine");
  expect(screen.getByRole("link", { name: "Ben Crane invites you" }).getAttribute("href")).toBe(
    "/online/asked",
  );
  const online = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("/online/"));
  expect(online).toHaveLength(2);
});

test("of many games the first three are named, the rest counted", async () => {
  const games = Array.from({ length: 5 }, (_, at) => playedTable({ id: `${at}`, you: "P1", asked: "P1" }));
  standingServer({ me: ME, games });
  await renderApp("/");
  const more = await screen.findByRole("link", { name: "2 more games wait for you" });
  expect(more.getAttribute("href")).toBe("/lobby");
});

test("whoever never played online is asked for nothing, and nothing is shown", async () => {
  const server = standingServer();
  await renderApp("/");
  await waitFor(() => expect(useWhoAmI.getState().me).toBeNull());
  expect(server.asked).toEqual([]);
  expect(screen.getByRole("link", { name: "Play online" }).getAttribute("href")).toBe("/lobby");
  expect(screen.queryByText(/No server answers here/)).toBeNull();
});

test("where there is no server one quiet line says so, and everything else is there", async () => {
  standingServer().isGone = true;
  await renderApp("/");
  await screen.findByText("No server answers here: the computer plays as always.");
  expect(screen.getByRole("button", { name: "Play the computer" })).toBeDefined();
});
