import { screen, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { renderApp } from "../../app/test/render-app.tsx";
import { currentSettings, useSettings } from "../../settings/settings-store.ts";
import { DEFAULT_KEYS } from "../../table/keys/commands.ts";

beforeEach(() => {
  useSettings.getState().reset();
  useSettings.getState().change({ locale: "en", motion: "off" });
});
test("each choice counts at once", async () => {
  const { user } = await renderApp("/settings");
  for (const name of [/^Archive/, "150%", /^Clear type/, "Fast", "Briskly", /^Full control/, /^Short/])
    await user.click(screen.getByRole("radio", { name }));
  expect(currentSettings()).toMatchObject({
    theme: "archive",
    textSize: 150,
    typeface: "clear",
    motion: "fast",
    pace: 0.5,
    passing: "full",
    announcements: "short",
  });
});

test("each switch turns its own setting only", async () => {
  const { user } = await renderApp("/settings");
  const before = currentSettings();
  await user.click(screen.getByRole("checkbox", { name: /^Left-handed/ }));
  await user.click(screen.getByRole("checkbox", { name: "I concede" }));
  expect(currentSettings()).toMatchObject({
    ...before,
    leftHanded: true,
    confirm: { ...before.confirm, conceding: false },
  });
});

test("a stop is set for one phase and one player's turn, and taken away again", async () => {
  const { user } = await renderApp("/settings");
  const stop = screen.getByRole("checkbox", { name: "Stop in the Draw phase, Opponent’s turn" });
  await user.click(stop);
  expect(currentSettings().stops).toEqual([{ phase: "draw", turn: "other" }]);
  await user.click(stop);
  expect(currentSettings().stops).toEqual([]);
});

test("a key is changed by pressing it; whoever had it is told to have lost it", async () => {
  const { user } = await renderApp("/settings");
  await user.click(screen.getByRole("button", { name: "Change the key for: Show the card large (Z)" }));
  await user.keyboard("u");
  expect(currentSettings().keys.zoom).toEqual(["U"]);
  expect(currentSettings().keys.undo).toEqual(["Control+Z"]);
  await screen.findByText("Show the card large: U. “Undo” has lost it.");
});

test("Escape leaves the key as it was, Tab goes on", async () => {
  const { user } = await renderApp("/settings");
  const zoom = screen.getByRole("button", { name: "Change the key for: Show the card large (Z)" });
  await user.click(zoom);
  expect(zoom.textContent).toContain("Press the new key");
  await user.keyboard("{Escape}");
  await user.click(zoom);
  await user.tab();
  expect(currentSettings().keys).toEqual(DEFAULT_KEYS);
  expect(zoom.textContent).toBe("Z");
});

test("a key is taken away, and all of them come back", async () => {
  const { user } = await renderApp("/settings");
  await user.click(screen.getByRole("button", { name: "No key for: Ask for a hint" }));
  await user.click(screen.getByRole("button", { name: /^No key for: An answer by its number/ }));
  expect(currentSettings().keys).toMatchObject({ hint: [], digits: [] });
  await user.click(screen.getByRole("button", { name: "Reset all keys" }));
  expect(currentSettings().keys).toEqual(DEFAULT_KEYS);
});

test("everything goes back to the beginning", async () => {
  const { user } = await renderApp("/settings");
  await user.click(screen.getByRole("radio", { name: /^Archive/ }));
  await user.click(screen.getByRole("button", { name: "Reset all settings" }));
  expect(currentSettings().theme).toBe("midnight");
  await screen.findByText("All settings are reset.");
});

test("in French the keys have the names of a French keyboard", async () => {
  useSettings.getState().change({ locale: "fr" });
  await renderApp("/settings");
  const keys = screen.getByRole("region", { name: "Touches" });
  expect(within(keys).getByText("Échap")).toBeDefined();
  expect(within(keys).getByText("Maj + P")).toBeDefined();
});
