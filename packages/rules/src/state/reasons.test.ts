import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { REASON_RULES } from "./reasons.ts";

const GIVING = [
  "why-not.ts",
  "why-not-choose.ts",
  "why-not-initiate.ts",
  "effects/legality.ts",
  "queries/payment.ts",
];

test("every rule of the list is given as a reason somewhere: nobody words what is never said", () => {
  const text = GIVING.map((file) => readFileSync(new URL(`../${file}`, import.meta.url), "utf8")).join("\n");
  expect(REASON_RULES.filter((rule) => !text.includes(`"${rule}"`))).toEqual([]);
});
