import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { currentSettings, useSettings } from "../../settings/settings-store.ts";
import { LASTING_STORES, resetLastingStores } from "./lasting-stores.ts";

const SOURCES = join(import.meta.dirname, "..", "..");
/** Loaded words, which no test changes. */
const NEVER_CHANGED = ["useCatalogues"];

test("every store that outlives a page is put back between files of tests", () => {
  const files = readdirSync(SOURCES, { recursive: true, encoding: "utf8" }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const stores = files.flatMap((file) =>
    [...readFileSync(join(SOURCES, file), "utf8").matchAll(/^export const (use\w+) = create[<(]/gm)].map(
      ([, name = ""]) => name,
    ),
  );
  expect(stores.filter((name) => !NEVER_CHANGED.includes(name)).sort()).toEqual([...LASTING_STORES].sort());
});

test("what a file has changed is gone", () => {
  const { locale } = currentSettings();
  useSettings.setState({ locale: locale === "en" ? "fr" : "en" });
  resetLastingStores();
  expect(currentSettings().locale).toBe(locale);
});
