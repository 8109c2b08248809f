import { expect, test } from "vitest";
import { stepsOf } from "./example.tsx";
import { plainText, tokensOf } from "./tokens.ts";

test("ids, icons, sources and domains are told apart from words", () => {
  expect(tokensOf("see KW-FAST-01 and `T` with D[Hastur ×2, neutral] `[LCG FR]` (ED-06)")).toEqual([
    { is: "words", text: "see " },
    { is: "rule", id: "KW-FAST-01" },
    { is: "words", text: " and " },
    { is: "icon", icon: "terror" },
    { is: "words", text: " with " },
    {
      is: "domain",
      text: "D[Hastur ×2, neutral]",
      resources: [
        { faction: "hastur", name: "Hastur", count: 2 },
        { faction: "neutral", name: "neutral", count: 1 },
      ],
    },
    { is: "words", text: " " },
    { is: "tags", tags: ["LCG", "FR"] },
    { is: "words", text: " (" },
    { is: "rule", id: "ED-06" },
    { is: "words", text: ")" },
  ]);
});

test("cards, files and plain names of the machine", () => {
  expect(tokensOf("[[core-set-57|Pulled Under (F57)]] `editions.md` `PHASE_END` **[CCG]** *mot*")).toEqual([
    { is: "card", code: "core-set-57", text: "Pulled Under (F57)" },
    { is: "words", text: " " },
    { is: "section", slug: "editions", text: "editions.md" },
    { is: "words", text: " " },
    { is: "code", text: "PHASE_END" },
    { is: "words", text: " " },
    { is: "strong", text: "[CCG]" },
    { is: "words", text: " " },
    { is: "emphasis", text: "mot" },
  ]);
});

test("for searching the marks go and the words stay", () => {
  expect(plainText("**core** [[core-set-57|Pulled Under]] `lcg` *mot* `[LCG]`")).toBe(
    "core Pulled Under lcg mot",
  );
});

test("an example is cut into its steps", () => {
  expect(stepsOf("*Given* a cost *When* paid *Then* gone.")).toEqual([
    { sign: "Given", text: "a cost" },
    { sign: "When", text: "paid" },
    { sign: "Then", text: "gone." },
  ]);
  expect(stepsOf("As above, *Then* refused.")[0]).toEqual({ sign: "", text: "As above," });
  expect(stepsOf("*When* paid *Then* gone; *When* kept *Then* not.")[1]).toEqual({
    sign: "Then",
    text: "gone",
  });
});

test("an example with a second outcome says in which case", () => {
  expect(stepsOf("*Given* 49 cards *When* checked *Then* no; so it stays; 50 *Then* yes.")).toEqual([
    { sign: "Given", text: "49 cards" },
    { sign: "When", text: "checked" },
    { sign: "Then", text: "no; so it stays" },
    { sign: "Or", text: "50" },
    { sign: "Then", text: "yes." },
  ]);
});
