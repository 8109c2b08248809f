import { expect, test } from "vitest";
import { preferredLocale } from "./locales.ts";

test("the first language of the visitor that we speak is taken", () => {
  expect(preferredLocale(["de-DE", "fr-CA", "en-GB"])).toBe("fr");
  expect(preferredLocale(["en-GB", "fr"])).toBe("en");
});

test("who speaks neither reads English", () => {
  expect(preferredLocale(["de", "ja-JP"])).toBe("en");
  expect(preferredLocale([])).toBe("en");
});
