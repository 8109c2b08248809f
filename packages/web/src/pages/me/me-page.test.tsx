import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { resetLastingStores } from "../../app/test/lasting-stores.ts";
import { renderApp } from "../../app/test/render-app.tsx";
import { ME, standingServer } from "../../online/test/standing-server.ts";
import { playedTable } from "../../online/test/table-facts.ts";
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

test("a name that was made up can be changed, and others see the new one", async () => {
  const server = standingServer({ me: ME });
  server.deeds.set("PUT /me", { me: { ...ME, name: "Herbert" } });
  const { user } = await renderApp("/me");
  const field = screen.getByRole<HTMLInputElement>("textbox", { name: "Name" });
  expect(field.value).toBe("Anna Finch");
  expect(screen.getByRole<HTMLButtonElement>("button", { name: "Change it" }).disabled).toBe(true);
  await user.clear(field);
  await user.type(field, "Herbert");
  await user.click(screen.getByRole("button", { name: "Change it" }));
  await screen.findByText("Others see you as Herbert from now on.");
  expect(server.asked).toEqual([{ what: "PUT /me", body: { name: "Herbert" } }]);
});

test("a name that cannot be taken says what a name is", async () => {
  const server = standingServer({ me: ME });
  server.deeds.set("PUT /me", { trouble: "malformed" });
  const { user } = await renderApp("/me");
  await user.type(screen.getByRole("textbox", { name: "Name" }), "!");
  await user.click(screen.getByRole("button", { name: "Change it" }));
  expect((await screen.findByText(/This name cannot be taken/)).getAttribute("role")).toBe("alert");
});

test("whoever is nobody yet can be given a name", async () => {
  const server = standingServer();
  const { user } = await renderApp("/me");
  await user.click(screen.getByRole("button", { name: "Give me a name now" }));
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Name" }).value).toBe("Anna Finch"),
  );
  expect(server.asked.map(({ what }) => what)).toEqual(["POST /session"]);
});

test("the name of an account stays, and finished games are listed", async () => {
  const over = playedTable({ status: "over", you: "P1", result: { winner: "P1", because: "stories" } });
  standingServer({ me: { ...ME, kind: "account" }, games: [over] });
  await renderApp("/me");
  expect(screen.queryByRole("textbox")).toBeNull();
  expect(screen.getByText(/Its name is what others find you by/)).toBeDefined();
  expect(screen.getByRole("link", { name: "Look: Against Ben Crane" }).getAttribute("href")).toBe(
    "/online/t",
  );
});
