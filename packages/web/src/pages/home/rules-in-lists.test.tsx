/** Wherever games are listed, those by other rules than usual are told apart. */
import { screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, test } from "vitest";
import { renderApp } from "../../app/test/render-app.tsx";
import { newSavedGame } from "../../host/test/stored.ts";
import { dropUnkept, holdUnkept } from "../../host/unkept-games.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { setupOf } from "../setup/game-setup.ts";
import { rememberSetup, SETUP_KEY } from "../setup/last-setup.ts";

const OLDER = { ...newSavedGame(undefined, "s", "ccg"), id: "older", touched: 2 };
const NEWER = { ...newSavedGame(), id: "newer", touched: 1 };

beforeEach(() => {
  useSettings.getState().reset();
  useSettings.getState().change({ locale: "en", motion: "off" });
  for (const game of [OLDER, NEWER]) holdUnkept(game);
});
afterEach(() => {
  for (const { id } of [OLDER, NEWER]) dropUnkept(id);
  localStorage.removeItem(SETUP_KEY);
});

const slips = async (heading: string): Promise<readonly string[]> => {
  const section = await screen.findByRole("region", { name: heading });
  return within(section)
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent ?? "");
};

test.each([
  ["/", "Still on the desk"],
  ["/replay", "Still being played"],
])("%s", async (path, heading) => {
  await renderApp(path);
  const [older, newer] = await slips(heading);
  expect(older).toContain("Older rules · ");
  expect(newer).not.toMatch(/rules/);
});

test("one click plays on by the rules that were played last, and says so", async () => {
  rememberSetup(setupOf({ deck: "hastur", ruleset: "ccg" }));
  await renderApp("/");
  expect(screen.getByText(/^Hastur · opponent: Novice/).textContent).toBe(
    "Hastur · opponent: Novice · Older rules",
  );
});

test("nothing is said of the usual rules", async () => {
  rememberSetup(setupOf({ deck: "hastur" }));
  await renderApp("/");
  expect(screen.getByText(/^Hastur · opponent: Novice/).textContent).toBe("Hastur · opponent: Novice");
});
