import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from "@tanstack/react-router";
import { render, screen } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { LanguageProvider } from "../language/provider.tsx";
import { loadCatalogue } from "../language/words.ts";
import { ProblemPage } from "./problem-page.tsx";

/** A page that breaks. */
async function renderBroken(): Promise<void> {
  const root = createRootRoute({
    component: () => {
      throw new Error("the stars are wrong");
    },
    errorComponent: ProblemPage,
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const first = await loadCatalogue("en");
  render(
    <LanguageProvider first={first}>
      <RouterProvider router={router} />
    </LanguageProvider>,
  );
  await screen.findByRole("alert");
}

test("a page that breaks says what happened and what to do, and gives the details to copy", async () => {
  await renderBroken();
  expect(screen.getByRole("heading", { level: 1, name: "The lamp went out" })).toBeDefined();
  expect(screen.getByRole("button", { name: "Load the page again" })).toBeDefined();
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Copy the details" }));
  await screen.findByText("Copied");
  expect(await navigator.clipboard.readText()).toContain("the stars are wrong");
});

test("where the browser does not copy, it says so", async () => {
  await renderBroken();
  const user = userEvent.setup();
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("not allowed"));
  await user.click(screen.getByRole("button", { name: "Copy the details" }));
  await screen.findByText(/did not let us copy/);
});
