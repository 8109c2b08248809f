import { library } from "@fhtagn/cards";
import type { CardDefinition, Effect } from "@fhtagn/rules";
import type { describe } from "@fhtagn/rules/text";
import { expect, test } from "vitest";
import { cardFaults, LEAST_TESTS } from "../src/reference/card-faults.ts";

const messages = (card: CardDefinition, tests = LEAST_TESTS): readonly string[] =>
  cardFaults([card], { tests: () => tests }).map(({ message }) => message);

function cardNamed(title: string): CardDefinition {
  const found = library().find(({ facts }) => facts.title === title);
  if (found === undefined) throw new Error(`no ${title}`);
  return found;
}

const T_MEN = cardNamed("T-Men");
const withEffect = (effect: Effect): CardDefinition => ({
  ...T_MEN,
  text: { abilities: [{ timing: "action", effect }] },
});
/** What the compiler would refuse. */
const smuggled = (value: unknown): never => value as never;

test("every card that is done is plain data and speaks both languages", () => {
  expect(cardFaults(library(), { tests: () => LEAST_TESTS })).toEqual([]);
});

test("a function in a card is found, with its place", () => {
  const effect: Effect = { do: "draw", who: "you", count: smuggled(() => 3) };
  expect(messages(withEffect(effect))).toContain(
    "text.abilities[0].effect.count is no plain data: a card holds no function",
  );
});

test("what is no plain object is found like a function", () => {
  const effect: Effect = { do: "draw", who: "you", count: smuggled(new Date(0)) };
  expect(messages(withEffect(effect))).toContain(
    "text.abilities[0].effect.count is no plain data: a card holds no function",
  );
});

test("an effect that no language can tell is found in both", () => {
  expect(messages(withEffect(smuggled({ do: "juggle" })))).toEqual([
    "ability 0 has no English text",
    "ability 0 has no French text",
  ]);
});

test.each([
  ["nothing behind the heading", "**Action :** "],
  ["the English sentence", "**Action:** Draw 1 card."],
  ["a hole in it", "**Action :** piochez undefined."],
])("an ability without French is found: %s", (_, french) => {
  const tell: typeof describe = (_ability, locale) => (locale === "en" ? "**Action:** Draw 1 card." : french);
  const faults = cardFaults([withEffect({ do: "draw", who: "you", count: 1 })], { tests: () => 4, tell });
  expect(faults.map(({ message }) => message)).toContain("ability 0 has no French text");
});

test("an effect that is silent in French is found inside an ability that has French words", () => {
  const tell: typeof describe = ({ effect }, locale) =>
    locale === "en" ? `**Action:** ${effect.do}.` : `**Action :** ${effect.do === "draw" ? "" : "puis"}.`;
  const drawTwice: Effect = { do: "inOrder", effects: [{ do: "draw", who: "you", count: 1 }] };
  const faults = cardFaults([withEffect(drawTwice)], { tests: () => 4, tell });
  expect(faults.map(({ message }) => message)).toEqual(['ability 0, effect "draw" has no French text']);
});

test("a card with abilities needs its tests, one without needs none", () => {
  expect(messages(T_MEN, 0)).toEqual(["no test file, or no test in it; 4 are needed"]);
  expect(messages(T_MEN, 3)).toEqual(["only 3 tests; 4 are needed"]);
  expect(messages(T_MEN, 4)).toEqual([]);
  expect(messages(cardNamed("G-Men"), 0)).toEqual([]);
});

test("a support that is only attached has a text too", () => {
  expect(messages(cardNamed("Sleep of Reason"), 0)).toEqual(["no test file, or no test in it; 4 are needed"]);
});
