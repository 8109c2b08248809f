// @vitest-environment node
/** What goes into the client, and that we may ship it. */
import { expect, test } from "vitest";
import { collectCredits } from "../../../credits-plugin.ts";

const ALLOWED = ["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "OFL-1.1", "Unlicense"];
const CREDITS = collectCredits();
const named = (name: string) => CREDITS.find((credit) => credit.name === name);

test("fonts and libraries are there, with what they need themselves; ours and mere types are not", () => {
  expect(named("react")).toMatchObject({ licence: "MIT", font: false });
  expect(named("scheduler")).toBeDefined();
  expect(named("@fontsource/im-fell-english")).toMatchObject({ licence: "OFL-1.1", font: true });
  expect(CREDITS.filter(({ name }) => name.startsWith("@fhtagn/") || name.startsWith("@types/"))).toEqual([]);
  expect(new Set(CREDITS.map(({ name }) => name)).size).toBe(CREDITS.length);
});

test("every one of them has a licence that allows it", () => {
  expect(CREDITS.filter(({ licence }) => !ALLOWED.includes(licence))).toEqual([]);
});

test("every font carries the text of its licence", () => {
  const fonts = CREDITS.filter(({ font }) => font);
  expect(fonts.length).toBeGreaterThan(5);
  expect(fonts.filter(({ text }) => !/SIL OPEN FONT LICENSE|Apache License/i.test(text))).toEqual([]);
});
