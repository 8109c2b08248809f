import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SENTENCES } from "./refusal-sentences.ts";
import { describeReason } from "./refusals.ts";

test("a reason is a sentence with its facts, translated", () => {
  const reason = { rule: "PAY-01", facts: { title: "T-Men", cost: 5, largest: 3, faction: "agency" } };
  expect(describeReason(reason, "en")).toBe(
    "No undrained domain has enough resources (card: T-Men, cost: 5, largest domain: 3, faction: The Agency).",
  );
  expect(describeReason(reason, "fr").replaceAll("\u202f", " ")).toBe(
    "Aucun domaine non exploité n’a assez de ressources (carte : T-Men, coût : 5, plus grand domaine : 3, faction : L’Agence).",
  );
});

test("a rule without a sentence has a general one, and words for programmers are not told", () => {
  expect(describeReason({ rule: "XYZ-99", facts: {} }, "en")).toBe("The rules do not allow this now.");
  expect(describeReason({ rule: "VICT-10", facts: { why: "the game is over" } }, "fr")).toBe(
    "La partie est terminée.",
  );
});

test("places and phases in the facts are translated too", () => {
  const reason = { rule: "TRIG-24", facts: { zone: "discard", phase: "story" } };
  expect(describeReason(reason, "fr")).toContain("défausse");
  expect(describeReason(reason, "fr")).toContain("phase d’histoire");
});

test("every rule the engine gives as a reason has a sentence", () => {
  const sources = ["../why-not.ts", "../effects/legality.ts", "../queries/payment.ts"];
  const text = sources.map((file) => readFileSync(new URL(file, import.meta.url), "utf8")).join("\n");
  const rules = new Set(text.match(/(?<=")[A-Z]+(?:-[A-Z]+)?-\d+(?=")/g));
  expect(rules.size).toBeGreaterThan(20);
  expect([...rules].filter((rule) => !(rule in SENTENCES))).toEqual([]);
});
