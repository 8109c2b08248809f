import type { BalanceSheet } from "@fhtagn/lab";
import type { Locale } from "@fhtagn/rules/words";
import { render, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { LanguageProvider } from "../../../language/provider.tsx";
import { loadCatalogue } from "../../../language/words.ts";
import { useSettings } from "../../../settings/settings-store.ts";
import report from "./balance.json" with { type: "json" };
import { LabSection } from "./lab-section.tsx";

async function show(sheet: BalanceSheet, locale: Locale = "en"): Promise<void> {
  useSettings.getState().change({ locale });
  const first = await loadCatalogue(locale);
  render(
    <LanguageProvider first={first}>
      <LabSection sheet={sheet} />
    </LanguageProvider>,
  );
}

const rowsOf = (region: string): number =>
  within(screen.getByRole("region", { name: region, hidden: true })).getAllByRole("row", { hidden: true })
    .length - 1;

/** Two decks that somebody named by their files, and two games between them. */
const OWN_DECKS: BalanceSheet = {
  ...report,
  terms: { ...report.terms, bot: "elder", decks: "one.txt,two.txt", gamesPerPairing: 2, byClock: true },
  again: null,
  games: 2,
  faults: 1,
  decks: report.decks.slice(0, 2).map((deck, at) => ({ ...deck, name: `${at === 0 ? "one" : "two"}.txt` })),
  map: [
    [null, 1],
    [0, null],
  ],
  lengths: [{ turn: 7, stories: 2, deck: 0, other: 0 }],
  cards: [],
};

test("every figure that is drawn stands in a table as well", async () => {
  await show(report);
  const { decks, cards, lengths } = report;
  expect(rowsOf("Every deck against every deck")).toBe(decks.length);
  expect(rowsOf("Which factions together")).toBe(7);
  expect(rowsOf("Strength of the decks")).toBe(decks.length);
  expect(rowsOf(`All ${cards.length} cards`)).toBe(cards.length);
  expect(rowsOf("How long games last, as a table")).toBe(lengths.length);
});

test.each([
  ["en", "The command that gives these very figures again", "No game had a fault."],
  ["fr", "La commande qui redonne exactement ces chiffres", "Aucune partie n’a eu d’erreur."],
] as const)(
  "how it was measured, and the command to do so again, are told: %s",
  async (locale, again, faults) => {
    await show(report, locale);
    expect(screen.getByText(new RegExp(again)).textContent).toContain(report.again);
    expect(screen.getByText(faults)).toBeDefined();
  },
);

test("decks of somebody's own have their names, and no factions", async () => {
  await show(OWN_DECKS);
  const map = within(screen.getByRole("region", { name: "Every deck against every deck" }));
  expect(map.getByRole("columnheader", { name: "one.txt" })).toBeDefined();
  expect(map.getByRole("rowheader", { name: "two.txt" })).toBeDefined();
  expect(screen.queryByRole("region", { name: "Which factions together" })).toBeNull();
  expect(screen.queryByText(/two factions and the first packet/)).toBeNull();
});

test("by the clock no command gives the figures again, and the page does not say so", async () => {
  await show(OWN_DECKS);
  expect(
    screen.getByText(/^2 games of “Elder” against itself: 2 decks, every pairing 2 times/),
  ).toBeDefined();
  expect(screen.queryByText(/very figures/)).toBeNull();
  expect(screen.getByText("One game had a fault.")).toBeDefined();
  expect(screen.getByText(/0 cards are compared at once.*None stands out/)).toBeDefined();
});
