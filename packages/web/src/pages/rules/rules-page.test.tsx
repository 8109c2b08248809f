import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { renderApp } from "../../app/test/render-app.tsx";
import { useSettings } from "../../settings/settings-store.ts";

beforeEach(() => {
  useSettings.getState().reset();
  useSettings.getState().change({ locale: "en", motion: "off" });
});
test("a chapter shows its rules with sources and examples, and links to other rules", async () => {
  await renderApp("/rules/comp");
  const rule = await screen.findByRole("region", { name: "Link to COMP-01" });
  expect(rule.textContent).toContain("The five card types are story");
  expect(within(rule).getByTitle("Core Set rulebook, 2008").textContent).toBe("LCG");
  expect(within(rule).getByText("For example")).toBeDefined();
  expect(within(rule).getByRole("link", { name: "ED-01" }).getAttribute("href")).toBe(
    "/rules/editions#ED-01",
  );
  expect(document.title).toBe("Components and cards · Fhtagn");
});

test("in French headings and statements are French, examples English", async () => {
  useSettings.getState().change({ locale: "fr" });
  await renderApp("/rules/story");
  const rule = await screen.findByRole("region", { name: "Lien vers STORY-01" });
  expect(rule.querySelector("p[lang='fr']")?.textContent).toContain("engage");
  expect(rule.querySelector("ul[lang='en']")?.textContent).toContain("Given");
  expect(document.title).toBe("Phase d’histoire · Fhtagn");
});

test("in French the points and the rulings are French, and nothing says that they are English", async () => {
  useSettings.getState().change({ locale: "fr" });
  const { router } = await renderApp("/rules/editions");
  const point = (await screen.findByText("Types de cartes", { selector: "td *, td" })).closest("tr");
  expect(point?.textContent).toContain("les conspirations sont venues après l’édition Eldritch");
  expect(point?.querySelector("td")?.lang).toBe("fr");
  expect(screen.queryByText("Ce qui suit n’existe qu’en anglais.")).toBeNull();
  await act(() => router.navigate({ to: "/rules/{-$section}", params: { section: "card-rulings" } }));
  expect(await screen.findByText("Gagne le sous-type Gug.")).toBeDefined();
  await act(() => router.navigate({ to: "/rules/{-$section}", params: { section: "turn-machine" } }));
  expect(await screen.findByText("Ce qui suit n’existe qu’en anglais.")).toBeDefined();
});

test("an id as an address leads to its chapter", async () => {
  const { router } = await renderApp("/rules/pay-04");
  await screen.findByRole("region", { name: "Link to PAY-04" });
  expect(router.state.location.href).toBe("/rules/pay#PAY-04");
});

test("an unknown chapter says so", async () => {
  await renderApp("/rules/cellar");
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("No such chapter");
});

test("results come while typing; the arrows choose, Enter goes there, Escape clears", async () => {
  const { user, router } = await renderApp("/rules");
  const field = screen.getByRole("combobox", { name: "Search the rules" });
  await user.keyboard("/");
  expect(document.activeElement).toBe(field);
  await user.type(field, "story-0");
  const [first] = await screen.findAllByRole("option");
  expect(first?.textContent).toContain("STORY-01");
  await user.keyboard("{ArrowDown}");
  expect(screen.getByRole("option", { selected: true }).textContent).toContain("STORY-02");
  await user.keyboard("{Enter}");
  await waitFor(() => expect(router.state.location.href).toBe("/rules/story#STORY-02"));
  await user.type(field, "zzyzx");
  expect(await screen.findByText(/Nothing speaks of/)).toBeDefined();
  await user.keyboard("{Escape}");
  expect(field).toHaveProperty("value", "");
  expect(screen.queryAllByRole("option")).toEqual([]);
});

test("a step of the turn explains itself and stands in the address", async () => {
  const { user, router } = await renderApp("/rules/turn-chart");
  await user.click(screen.getByRole("button", { name: "Resolve the stories" }));
  expect(screen.getByRole("heading", { level: 2, name: "Resolve the stories" })).toBeDefined();
  await waitFor(() => expect(router.state.location.hash).toBe("resolveBox"));
  await user.keyboard("{ArrowDown}");
  expect(document.activeElement?.textContent).toBe("Responses to the stories");
  expect(await screen.findByRole("link", { name: "STORY-20" })).toBeDefined();
});
