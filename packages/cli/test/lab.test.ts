import { balanceOf } from "@fhtagn/lab";
import { expect, test } from "vitest";
import { labCommandOf, methodSection } from "../src/lab/method.ts";
import type { LabTerms } from "../src/lab/page.ts";

const TERMS: LabTerms = {
  engine: "0.1.0",
  bot: "random",
  seed: "lab",
  decks: "core",
  gamesPerPairing: 4,
  byClock: false,
};
const balance = balanceOf([]);

test("the command that gives the figures again names the decks, and quotes what a shell would tear", () => {
  expect(labCommandOf(TERMS)).toBe("npx fhtagn lab --bot random --games 4 --seed lab --decks core");
  const command = labCommandOf({
    ...TERMS,
    bot: "tuned@200",
    seed: "it's a $seed",
    decks: "my deck.txt,agency",
  });
  expect(command).toContain(`--bot tuned@200 `);
  expect(command).toContain(`--seed 'it'\\''s a $seed' --decks 'my deck.txt,agency'`);
});

test("by the clock no command gives the figures again, and the page does not say so", () => {
  const said = methodSection({ terms: { ...TERMS, seed: "a <seed>" }, balance });
  expect(said).toContain("To get these very figures again: <code>npx fhtagn lab");
  expect(said).toContain("Pour retrouver exactement ces chiffres");
  expect(said).toContain("--seed 'a &lt;seed&gt;'");
  const byClock = methodSection({ terms: { ...TERMS, bot: "elder", byClock: true }, balance });
  expect(byClock).not.toMatch(/very figures|exactement ces chiffres|<code>/);
  expect(byClock).toContain("No game had a fault.");
  expect(byClock).toContain("Aucune partie n'a eu d'erreur.");
});
