import { LOCALES, type Locale, type Ruleset } from "@fhtagn/rules/words";
import { cleanup, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { LanguageProvider } from "../../../language/provider.tsx";
import { loadCatalogue } from "../../../language/words.ts";
import { useSettings } from "../../../settings/settings-store.ts";
import { LatestGames } from "./latest-games.tsx";
import type { OwnGame } from "./own-games.ts";

const game = (id: string, ruleset: Ruleset): OwnGame => ({
  id,
  at: 1,
  deck: "hastur",
  otherDeck: "agency-cthulhu",
  level: "novice",
  ruleset,
  side: "first",
  outcome: "won",
  turns: 9,
  undone: false,
});

const TAGS: Readonly<Record<Locale, string>> = { en: "Older rules", fr: "Anciennes règles" };

test.each(LOCALES)("a game by the older rules is told apart, language %s", async (locale) => {
  cleanup();
  useSettings.getState().change({ locale });
  render(
    <LanguageProvider first={await loadCatalogue(locale)}>
      <LatestGames games={[game("newer", "lcg"), game("older", "ccg")]} />
    </LanguageProvider>,
  );
  const names = screen.getAllByRole("rowheader").map(({ textContent }) => textContent ?? "");
  expect(names.map((name) => name.includes(TAGS[locale]))).toEqual([false, true]);
});
