import { expect, test } from "vitest";
import { columns } from "../src/output.ts";
import { slug } from "../src/reference/card-reports.ts";

test("columns are as wide as their widest cell", () => {
  expect(
    columns([
      ["a", "bbb", "c"],
      ["aaaa", "b", ""],
    ]),
  ).toBe("a     bbb  c\naaaa  b");
});

test("a card's tests are in the file named after it", () => {
  expect(["T-Men", "Kirby O'Donnell", "Get On Yer Feet!", "Doppelgänger", ".45 Pistols"].map(slug)).toEqual([
    "t-men",
    "kirby-o-donnell",
    "get-on-yer-feet",
    "doppelganger",
    "45-pistols",
  ]);
});
