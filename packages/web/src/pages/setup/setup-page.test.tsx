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

const rules = () => within(screen.getByRole("group", { name: "Rules" }));

test("the newer rules are chosen, and who wants the others finds them in the advanced part", async () => {
  const { user, router, container } = await renderApp("/play/ai");
  const advanced = container.querySelector("details");
  expect(advanced?.open).toBe(false);
  await user.click(screen.getByText("Rules and seed"));
  expect(rules().getByRole<HTMLInputElement>("radio", { name: /^Newer rules/ }).checked).toBe(true);
  await user.click(rules().getByRole("radio", { name: /^Older rules.*2005/ }));
  await waitFor(() => expect(router.state.location.search).toEqual({ ruleset: "ccg" }));
  await user.keyboard("{ArrowUp}");
  await waitFor(() => expect(router.state.location.search).toEqual({}));
  expect(advanced?.open, "what somebody has opened stays open").toBe(true);
});

test("an address with the older rules shows them; what differs is one click away, and Back returns", async () => {
  const { user, router } = await renderApp("/play/ai?ruleset=ccg&level=adept");
  const older = () => rules().getByRole<HTMLInputElement>("radio", { name: /^Older rules/ });
  expect(older().checked).toBe(true);
  await user.click(screen.getByRole("link", { name: "What differs between the two" }));
  await screen.findByRole("heading", { level: 1, name: "The newer and the older rules" });
  expect(router.state.location.href).toBe("/rules/editions#what-differs");
  expect(await screen.findByText("Copies of a card")).toBeDefined();
  router.history.back();
  await screen.findByRole("heading", { level: 1, name: "Set the table" });
  expect(older().checked).toBe(true);
  expect(router.state.location.search).toEqual({ ruleset: "ccg", level: "adept" });
});

test("in French too", async () => {
  useSettings.getState().change({ locale: "fr" });
  await renderApp("/play/ai?ruleset=ccg");
  const group = within(screen.getByRole("group", { name: "Règles" }));
  expect(group.getByRole<HTMLInputElement>("radio", { name: /^Anciennes règles/ }).checked).toBe(true);
  expect(screen.getByRole("link", { name: "Ce qui diffère entre les deux" })).toBeDefined();
});
