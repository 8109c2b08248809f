import { KEYWORDS } from "@fhtagn/rules";
import { act, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { messages as english } from "../../language/en/messages.ts";
import { KEYWORD_ORDER } from "../model/keywords.ts";
import { tableAt } from "./positions.ts";
import { buttonIn, press, showTable } from "./render-table.tsx";
import { withoutLayout } from "./without-layout.ts";

beforeEach(withoutLayout);
afterEach(() => vi.unstubAllGlobals());

/** Rulings are fetched when a card is looked at. */
const PATIENT = { timeout: 20_000 };

const settled = (): Promise<void> => act(async () => undefined);

async function zoom(label: RegExp): Promise<HTMLElement> {
  buttonIn("own", label).focus();
  press("z");
  await settled();
  return screen.getByRole("dialog");
}

test("the zoom explains keywords and what the numbers are made of, and tells the rulings", async () => {
  showTable(tableAt("crowded").session);
  await settled();
  const { textContent } = await zoom(/^Cthulhu,/);
  expect(textContent).toContain("Skill 8 = 8 printed");
  expect(textContent).toContain("It cannot be wounded, nor chosen to be.");
  await screen.findByText(/If Brady slips away from the forced sacrifice/, {}, PATIENT);
});

test("Steadfast and Transient are explained; a card without rulings says nothing of them", async () => {
  showTable(tableAt("crowded").session);
  await settled();
  const dialog = await zoom(/^T-Men,/);
  expect(dialog.textContent).toContain("Steadfast 2 (The Agency)");
  await vi.dynamicImportSettled();
  await settled();
  expect(dialog.textContent).not.toContain("Rulings");
});

test("a Transient card says so, in French too", async () => {
  showTable(tableAt("crowded").session, { locale: "fr" });
  await settled();
  const { textContent } = await zoom(/^Local Sheriff,/);
  expect(textContent).toContain("Éphémère");
  await screen.findByText("Décisions sur cette carte", {}, PATIENT);
});

test("no keyword of the rules is without an explanation", () => {
  expect([...KEYWORD_ORDER].toSorted()).toEqual([...KEYWORDS].toSorted());
  for (const keyword of [...KEYWORDS, "Steadfast", "Transient"] as const)
    expect(english.zoom.keywords[keyword]).toBeTruthy();
});
