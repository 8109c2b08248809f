// @vitest-environment node
/** The book is whole: every rule, every heading, every card, in both languages. */
import { readFileSync } from "node:fs";
import { OPTIONS_OF } from "@fhtagn/rules";
import { describe, expect, test } from "vitest";
import { plainHeading } from "../../rules-plugin/blocks.ts";
import { typeset } from "../../rules-plugin/french.ts";
import { readRulesBook } from "../../rules-plugin/plugin.ts";
import type { Block, BookSection, RuleEntry } from "./book.ts";
import { EDITIONS, WHAT_DIFFERS } from "./where.ts";

const { sections, french, frenchSections, contents } = readRulesBook();
const ALL = Object.values(sections).flat();
const blocks = (is: Block["is"]): readonly Block[] =>
  ALL.flatMap((section) => section.blocks.filter((block) => block.is === is));
const rules = blocks("rule").filter((block): block is RuleEntry => block.is === "rule");

test("every rule has a statement, somebody who says so, and an example", () => {
  expect(rules.length).toBeGreaterThan(650);
  expect(new Set(rules.map(({ id }) => id)).size).toBe(rules.length);
  const bare = rules.filter(
    ({ statement, authority, examples }) => statement === "" || authority === "" || examples.length === 0,
  );
  expect(bare.map(({ id }) => id)).toEqual([]);
});

test("a rule is cut where its sources begin", () => {
  expect(rules.find(({ id }) => id === "COMP-01")).toMatchObject({
    statement:
      "The five card types are story, character, support, event and conspiracy; the CCG Eldritch ruleset has only the first four.",
    authority: "`[LCG FR REF]` (CCG: four types; ED-01)",
  });
});

test("every rule has a French statement", () => {
  expect(rules.filter(({ id }) => french.statements[id] === undefined).map(({ id }) => id)).toEqual([]);
});

test("no French statement speaks of a rule that is not there", () => {
  const ids = new Set(rules.map(({ id }) => id));
  expect(Object.keys(french.statements).filter((id) => !ids.has(id))).toEqual([]);
});

test("titles, headings and heads of columns have French words", () => {
  const heads = ALL.flatMap(({ title, blocks: own }) => [
    title,
    ...own.flatMap((block) =>
      block.is === "heading" ? [block.text] : block.is === "table" ? block.head.filter((cell) => cell) : [],
    ),
  ]);
  expect([...new Set(heads)].filter((words) => french.words[words] === undefined)).toEqual([]);
});

/** Everything a part says, each in its row: what a table says of what. */
const saidIn = (list: readonly BookSection[]): readonly string[] =>
  list.flatMap(({ blocks: own }) =>
    own.flatMap((block) => {
      if (block.is === "table") return block.rows.map((row) => row.join(" | "));
      if (block.is === "list") return block.items;
      return block.is === "text" || block.is === "code" ? [block.text] : [];
    }),
  );

/** What both languages write alike: ids, options, numbers of cards. */
const marksIn = (text: string): readonly string[] =>
  (text.match(/\b(?:KW-)?[A-Z]{2,6}-\d{2}\b|`[^`]+`|\[\[[a-z0-9-]+\||\bF\d+/g) ?? []).toSorted();

describe.each(["editions", "rulings"] as const)("%s in French", (part) => {
  const english = saidIn(sections[part]);
  const inFrench = saidIn(frenchSections[part]);

  test("everything has its French at the same place", () => {
    expect(inFrench).toHaveLength(english.length);
    expect(inFrench.map(marksIn)).toEqual(english.map(marksIn));
  });

  test("nothing of it is still English", () => {
    const same = inFrench.flatMap((said, at) => {
      const [, , ...cells] = said.split(" | ");
      return cells.filter(
        (cell, place) => / \w+ /.test(cell) && cell === english[at]?.split(" | ")[place + 2],
      );
    });
    expect(same).toEqual([]);
    expect(inFrench.filter((said) => english.includes(said))).toEqual(
      part === "editions" ? [] : ["Revelations | [[revelations-3|Uroborus, Fang of Yig (F3)]] | Unique."],
    );
  });

  test("its headings say what headings.md says", () => {
    const file = { editions: "editions.md", rulings: "card-rulings.md" }[part];
    const text = readFileSync(new URL(`../../../../docs/rules/fr/${file}`, import.meta.url), "utf8");
    const set = (words: string): string => typeset(plainHeading(words));
    const headings = sections[part].flatMap((section) =>
      section.blocks.flatMap((block) => (block.is === "heading" ? [french.words[block.text]] : [])),
    );
    expect([...text.matchAll(/^##+ (.*)$/gm)].map(([, words = ""]) => set(words))).toEqual(headings);
  });
});

describe("what differs between the rulesets", () => {
  const tablesWith = (column: string) =>
    sections.editions.flatMap((section) =>
      section.blocks.filter((block) => block.is === "table").filter(({ head }) => head.includes(column)),
    );
  const options = tablesWith("key").flatMap(({ rows }) => rows);
  const rows = tablesWith("older rules").flatMap((table) => table.rows);
  const pointIn = (row: readonly string[]): readonly string[] => row.at(-1)?.match(/ED-\d+/g) ?? [];

  test("the table of options says what the engine does", () => {
    const written = Object.entries(OPTIONS_OF.lcg).map(([key, newer]) => {
      const older = Object.entries(OPTIONS_OF.ccg).find(([other]) => other === key)?.[1];
      return [key, newer, older];
    });
    const value = (cell = ""): unknown => JSON.parse(cell.replaceAll("`", ""));
    const told = options.map(([key = "", , newer, older]) => [
      key.replaceAll("`", ""),
      value(newer),
      value(older),
    ]);
    expect(told).toEqual(written);
    for (const [key, newer, older] of written) expect(newer, String(key)).not.toBe(older);
  });

  test("a row for each option, with its point and a rule, before anything else of the page", () => {
    expect(rows.flatMap(pointIn).toSorted()).toEqual(options.flatMap(pointIn).toSorted());
    for (const row of rows) expect(row.at(-1), row[0]).toMatch(/^[A-Z]+-\d{2}, /);
    const first = contents.find(({ slug }) => slug === EDITIONS)?.headings[0];
    expect(first).toMatchObject({ anchor: WHAT_DIFFERS, textFr: "Ce qui diffère" });
  });

  test("none of it needs a sign of the sources or a key of the engine", () => {
    const said = rows.flatMap((row) => row.slice(0, -1));
    expect(said.filter((cell) => /`|\b(?:FAQ|LCG|CCG|REF|AP|NP)\b/.test(cell))).toEqual([]);
  });
});

test("French is set as French is printed", () => {
  const all = [
    ...Object.values(french.statements),
    ...Object.values(french.words),
    ...Object.values(frenchSections).flatMap(saidIn),
  ];
  expect(all.filter((text) => /[^\u202f][;?»]|'| :|«[^\u202f]/.test(text))).toEqual([]);
});

test("the English title of a card is left as it is", () => {
  expect(french.statements["ERR-01"]).toMatch(/^Shakedown! /);
});

test("every row of a table has a cell under each head", () => {
  for (const table of blocks("table"))
    if (table.is === "table")
      for (const row of table.rows) expect(row, row[0]).toHaveLength(table.head.length);
});

describe("contents", () => {
  test("every section has an address of its own", () => {
    expect(new Set(contents.map(({ slug }) => slug)).size).toBe(contents.length);
    expect(contents.map(({ slug }) => slug)).toEqual(
      expect.arrayContaining([
        "reading",
        "story",
        "keywords",
        "exempt",
        "editions",
        "glossary",
        "card-rulings",
      ]),
    );
  });

  test("each prefix of ids is in one section only", () => {
    const prefixes = contents.flatMap((line) => line.prefixes);
    expect(new Set(prefixes).size).toBe(prefixes.length);
  });

  test("headings of one section have different anchors", () => {
    for (const { slug, headings } of contents)
      expect(new Set(headings.map(({ anchor }) => anchor)).size, slug).toBe(headings.length);
  });
});

test("rules that are named anywhere exist", () => {
  const ids = new Set([
    ...rules.map(({ id }) => id),
    ...blocks("table").flatMap((table) => (table.is === "table" ? table.rows.map(([first]) => first) : [])),
  ]);
  const named = JSON.stringify([ALL, french.statements]).match(/\b(?:KW-)?[A-Z]{2,6}-\d{2}\b/g) ?? [];
  expect([...new Set(named)].filter((id) => !ids.has(id))).toEqual([]);
});

test("a card that a ruling names is a link to that card", () => {
  const cells = sections.rulings.flatMap((section) =>
    section.blocks.flatMap((block) =>
      block.is === "table" && block.head[1] === "card" ? block.rows.map((row) => row[1] ?? "") : [],
    ),
  );
  expect(cells).toContain("[[core-set-57|Pulled Under (F57)]]");
  expect(cells).toContain(
    "[[forgotten-lore-112|Aspiring Artist]] with [[core-set-131|Hungry Dark Young (F131)]]",
  );
  expect(cells.filter((cell) => /\(F\d/.test(cell) && !cell.includes("[["))).toEqual([]);
});
