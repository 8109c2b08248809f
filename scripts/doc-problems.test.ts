import { expect, test } from "vitest";
import { type DocPage, docProblems } from "./doc-problems.ts";

const decision = (number: string, about: string): DocPage => ({
  path: `docs/decisions/${number}-${about}.md`,
  text: `# ${number}: ${about}\n`,
});
const problemsOf = (text: string, ...there: readonly string[]) =>
  docProblems([{ path: "docs/tests.md", text }, decision("001", "first")], (path) => there.includes(path));

test("a decision has a number of its own, none is left out, and its heading has the same", () => {
  const first = decision("001", "first");
  expect(docProblems([first, decision("002", "second")], () => true)).toEqual([]);
  expect(docProblems([first, decision("001", "other")], () => true)).toEqual([
    "two decisions are number 001",
  ]);
  expect(docProblems([first, decision("003", "third")], () => true)).toEqual(["no decision is number 002"]);
  expect(docProblems([{ ...first, text: "# 010: first\n" }], () => true)).toEqual([
    "docs/decisions/001-first.md: the heading has another number",
  ]);
});

test("a link leads to a file that is there, seen from its page", () => {
  expect(problemsOf("[why](decisions/001-first.md#choice)", "docs/decisions/001-first.md")).toEqual([]);
  expect(
    problemsOf("[start](../README.md) [site](https://example.org) [below](#below)", "README.md"),
  ).toEqual([]);
  expect(problemsOf("[why](decisions/002-gone.md)")).toEqual([
    "docs/tests.md: there is no docs/decisions/002-gone.md",
  ]);
});

test("a path that is named is there, unless it stands for many or is made when it is needed", () => {
  expect(problemsOf("`packages/rules/src/gone.ts` and `scripts/quick.ts`", "scripts/quick.ts")).toEqual([
    "docs/tests.md: there is no packages/rules/src/gone.ts",
  ]);
  expect(
    problemsOf("`packages/cards/src/<set>/agency.ts`, `packages/web/.build`, `docs/rules/*.md`"),
  ).toEqual([]);
});

test("a decision that is spoken of is one, also across the end of a line", () => {
  expect(problemsOf("see decision 001")).toEqual([]);
  expect(problemsOf("Decision\n002 says why.")).toEqual(["docs/tests.md: there is no decision 002"]);
});
