import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { currentSettings, useSettings } from "../settings/settings-store.ts";
import { renderApp } from "./test/render-app.tsx";

beforeEach(() => {
  useSettings.getState().reset();
  useSettings.getState().change({ locale: "en", motion: "off" });
});
test("a page stands in the frame: skip link, links, main, the word that it is unofficial", async () => {
  await renderApp("/about");
  expect(screen.getByRole("link", { name: "Skip to the page" }).getAttribute("href")).toBe("#page");
  expect(screen.getByRole("main").id).toBe("page");
  const links = within(screen.getByRole("navigation", { name: "Main" }));
  expect(links.getByRole("link", { name: "About", current: "page" })).toBeDefined();
  expect(screen.getByRole("contentinfo").textContent).toContain("Unofficial and non-commercial");
  expect(document.title).toBe("About · Fhtagn");
});

test("every word changes with the language, and so does the title", async () => {
  const { user } = await renderApp("/about");
  await user.click(screen.getByRole("button", { name: "Français" }));
  await screen.findByRole("heading", { level: 1, name: "À propos" });
  expect(currentSettings().locale).toBe("fr");
  await waitFor(() => expect(document.title).toBe("À propos · Fhtagn"));
  expect(screen.getByRole("contentinfo").textContent).toContain("Non officiel");
});

test("the theme button says what it is and what comes next", async () => {
  const { user } = await renderApp("/about");
  useSettings.getState().change({ theme: "midnight" });
  await user.click(await screen.findByRole("button", { name: "Theme: Midnight. Switch to Archive" }));
  expect(currentSettings().theme).toBe("archive");
  await screen.findByRole("button", { name: "Theme: Archive. Switch to High contrast" });
});

test("an unknown address says so and names it", async () => {
  await renderApp("/the/attic");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("No such page in the catalogue");
  expect(screen.getByRole("main").textContent).toContain("/the/attic");
});
