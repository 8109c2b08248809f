import { readFileSync } from "node:fs";
import { type CardRow, SETS } from "@fhtagn/cards";
import { ICONS, type Icon } from "@fhtagn/rules";
import { expect, test } from "vitest";

const TABLE = readFileSync(new URL("core-set-facts.txt", import.meta.url), "utf8");
const LINES = TABLE.trimEnd()
  .split("\n")
  .filter((line) => !line.startsWith("#"));
const CORE = SETS["core-set"];

const letters = (counts: { readonly [I in Icon]?: number } | null): string => {
  if (counts === null) return "-";
  return (
    ICONS.map((icon) =>
      icon
        .charAt(0)
        .toUpperCase()
        .repeat(counts[icon] ?? 0),
    ).join("") || "0"
  );
};
const list = (words: readonly string[]): string => words.join(", ") || "-";
const steadfast = ({ steadfast: symbols, steadfastFaction }: CardRow): string =>
  symbols === 0 ? "-" : `Steadfast ${symbols}${steadfastFaction === null ? "" : ` ${steadfastFaction}`}`;

/** Every field of a row; a field that comes later must be told here, or the test below fails. */
const TOLD = {
  number: ({ number }: CardRow) => number,
  title: ({ unique, title }: CardRow) => `${unique ? "•" : ""}${title}`,
  descriptor: ({ descriptor }: CardRow) => descriptor ?? "-",
  faction: ({ faction }: CardRow) => faction,
  type: ({ type }: CardRow) => type,
  cost: ({ cost, skill }: CardRow) => `${cost ?? "-"}/${skill ?? "-"}`,
  icons: ({ icons }: CardRow) => letters(icons),
  boosters: ({ boosters }: CardRow) => letters(boosters),
  struggles: ({ struggles }: CardRow) =>
    struggles === null ? "-" : struggles.map((icon) => icon.charAt(0).toUpperCase()).join(""),
  subtypes: ({ subtypes }: CardRow) => list(subtypes),
  keywords: ({ keywords }: CardRow) => list(keywords),
  steadfast,
  transient: ({ transient }: CardRow) => (transient ? "Transient" : "-"),
  copies: ({ copies }: CardRow) => `x${copies}`,
  restricted: ({ restricted }: CardRow) => (restricted ? "restricted" : "-"),
  pack: ({ pack }: CardRow) => pack,
} as const;
const TOLD_WITH_OTHERS: readonly string[] = ["unique", "skill", "steadfastFaction", "code"];

const lineOf = (row: CardRow): string =>
  Object.values(TOLD)
    .map((tell) => tell(row))
    .join(" | ");

test.each(CORE)("F$number $title: every fact is that of the card", (row) => {
  expect(lineOf(row)).toBe(LINES[row.number - 1]);
});

test("all 165 are there, by type and by code", () => {
  const ofType = (wanted: string): number => CORE.filter(({ type }) => type === wanted).length;
  expect(["character", "support", "event", "conspiracy", "story"].map(ofType)).toEqual([91, 22, 41, 1, 10]);
  expect(LINES).toHaveLength(165);
  expect(CORE.map(({ code }) => code)).toEqual(LINES.map((_, at) => `core-set-${at + 1}`));
});

test("no field of a row is left untold", () => {
  const told = [...Object.keys(TOLD), ...TOLD_WITH_OTHERS].sort();
  for (const row of CORE) expect(Object.keys(row).sort()).toEqual(told);
});
