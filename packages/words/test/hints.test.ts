import { LOCALES } from "@fhtagn/rules";
import { expect, test } from "vitest";
import type { AdviceReason, AdviceReasonKind, HintReasonOf } from "../src/contract/hint-words.ts";
import { hintReasonText, terminalWords } from "../src/index.ts";

const EXAMPLES: { readonly [K in AdviceReasonKind]: HintReasonOf<K> } = {
  gameWon: { kind: "gameWon", share: 0.83, other: 0.12 },
  gameLost: { kind: "gameLost", share: 0.83, other: 0.12 },
  storyWon: { kind: "storyWon", who: "you", story: 2, share: 0.83, other: 0.12 },
  success: { kind: "success", who: "opponent", story: 2, share: 0.83, other: 0.12, tokens: 1.5 },
  insane: { kind: "insane", who: "opponent", share: 0.83, other: 0.12 },
  left: { kind: "left", who: "you", share: 0.83, other: 0.12 },
  risk: { kind: "risk", loss: "insane", share: 0.83 },
  term: { kind: "term", term: "skill", gain: 1.5 },
  alike: { kind: "alike", difference: 0.015 },
  many: { kind: "many" },
  alone: { kind: "alone" },
};
const REASONS: readonly AdviceReason[] = Object.values(EXAMPLES);

test.each(REASONS)("$kind reads in both languages with its numbers", (reason) => {
  const [english, french] = [hintReasonText(reason, "en"), hintReasonText(reason, "fr")];
  expect(english).not.toBe(french);
  for (const text of [english, french]) expect(text).toMatch(/^[A-ZÀ].*[^.]\.$/);
  const wanted = [
    ...("share" in reason ? ["83%"] : []),
    ...("other" in reason ? ["12%"] : []),
    ...("story" in reason ? ["2"] : []),
    ...("tokens" in reason || "gain" in reason || "difference" in reason ? ["1.5"] : []),
  ];
  for (const number of wanted) {
    expect(english).toContain(number);
    expect(french).toContain(number.replace("%", "\u202f%").replace(".", ","));
  }
});

test("a sentence says how often and with what else", () => {
  expect(hintReasonText(EXAMPLES.gameWon, "en")).toBe(
    "You win the game by the end of the next turn in 83% of the sampled worlds (12% with the runner-up).",
  );
  expect(hintReasonText(EXAMPLES.gameWon, "fr")).toBe(
    "Vous remportez la partie avant la fin du tour suivant dans 83\u202f% des mondes simulés (12\u202f% avec le second choix).",
  );
});

test.each(LOCALES)("in %s each level has a name and a description of its own", (locale) => {
  const levels = Object.values(terminalWords(locale).levels);
  for (const { name, description } of levels) {
    expect(name.length).toBeGreaterThan(3);
    expect(description.length).toBeGreaterThan(20);
    expect(description.length).toBeLessThan(110);
  }
  expect(new Set(levels.map(({ description }) => description)).size).toBe(levels.length);
});
