import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { renderApp } from "../../app/test/render-app.tsx";
import { useSettings } from "../../settings/settings-store.ts";

beforeEach(() => {
  useSettings.getState().reset();
  useSettings.getState().change({ locale: "en", motion: "off" });
});
const yours = () => within(screen.getByRole("region", { name: "Your deck" }));

test("the set-up is the address: kinds of deck, opponent and seed", async () => {
  const { user, router } = await renderApp("/play/ai");
  await user.click(yours().getByRole("radio", { name: "Tournament deck" }));
  await user.click(await yours().findByRole("radio", { name: /^Songs of the Hyades/ }));
  await user.click(screen.getByRole("radio", { name: /^Adept/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ deck: "hastur", level: "adept" }));
});

test("two factions make a deck; a third takes the place of the first", async () => {
  const { user, router } = await renderApp("/play/ai?deck=agency-miskatonic");
  await user.click(yours().getByRole("checkbox", { name: "Hastur" }));
  await waitFor(() => expect(router.state.location.search).toEqual({ deck: "miskatonic-hastur" }));
  await user.click(yours().getByRole("radio", { name: "Second packet" }));
  await waitFor(() => expect(router.state.location.search).toEqual({ deck: "miskatonic-hastur+2" }));
});

test("one faction alone is no deck: the page asks for another and keeps the last pair", async () => {
  const { user, router } = await renderApp("/play/ai?deck=agency-miskatonic");
  await user.click(yours().getByRole("checkbox", { name: "The Agency" }));
  expect(yours().getByRole("status").textContent).toBe("Choose one more faction.");
  expect(router.state.location.search).toEqual({ deck: "agency-miskatonic" });
  await user.click(yours().getByRole("checkbox", { name: "Cthulhu" }));
  await waitFor(() => expect(router.state.location.search).toEqual({ deck: "miskatonic-cthulhu" }));
});

test("two at one screen: both have a deck and a name", async () => {
  await renderApp("/play/ai?people=2");
  expect(screen.getByRole("region", { name: "First player’s deck" })).toBeDefined();
  expect(screen.getByRole("region", { name: "Second player’s deck" })).toBeDefined();
  expect(screen.getByRole("textbox", { name: "Second player’s name" })).toBeDefined();
});

test("a seed of an address is shown and can be drawn anew", async () => {
  const { user, router } = await renderApp("/play/ai?seed=again");
  expect(screen.getByRole<HTMLInputElement>("textbox", { name: "Seed" }).value).toBe("again");
  await user.click(screen.getByRole("button", { name: "Draw a seed" }));
  await waitFor(() =>
    expect(router.state.location.search).toEqual({ seed: expect.stringMatching(/^[a-z2-9]{8}$/) }),
  );
});
