// @vitest-environment node
/** What the zoom shows of the rulings is what the rules reference says. */
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { cardsNamed, rulingsByCard } from "../../../../scripts/rulings-by-card.ts";
import stored from "./rulings.json" with { type: "json" };

const PAGE = readFileSync(new URL("../../../../docs/rules/card-rulings.md", import.meta.url), "utf8");
const codes = (set: string, cell: string) => cardsNamed(set, cell).map(({ code }) => code);

test("the stored rulings are those of the page; `npm run rulings` writes them anew", () => {
  expect(stored).toEqual(rulingsByCard(PAGE));
});

test("a card is found by its title, among several by number or descriptor", () => {
  expect(codes("core-set", '**core** Slavering Gug (F124), **core** Jack "Brass" Brady (F61)')).toEqual([
    "core-set-124",
    "core-set-61",
  ]);
  expect(codes("summons-of-the-deep", "Julia Brown, Insomniac (F17)")).toEqual(["summons-of-the-deep-17"]);
  expect(codes("summons-of-the-deep", "Julia Brown, Oddly Amphibious (F107)")).toEqual([
    "summons-of-the-deep-107",
  ]);
});

test("words in brackets and in descriptors are no cards", () => {
  expect(codes("revelations", "**core** Shotgun (printed F14; Shotgun Blast is F16)")).toEqual([
    "core-set-14",
  ]);
  expect(codes("revelations", "Uroborus, Fang of Yig (F3)")).toEqual(["revelations-3"]);
});
