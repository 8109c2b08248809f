// @vitest-environment node
/** Whatever leads into the book leads to a rule that is there. */
import { cardCode } from "@fhtagn/rules";
import { expect, test } from "vitest";
import { readRulesBook } from "../../rules-plugin/plugin.ts";
import { ALL_STEPS } from "../pages/rules/turn-chart/turn-steps.ts";
import { RULES_AT_THE_TABLE, ruleOfLine, ruleOfQuestion } from "./rules-at-the-table.ts";
import { rulingsOn } from "./rulings-on.ts";
import { SOURCES } from "./sources.ts";
import { findRule, placeInBook } from "./where.ts";

const { sections, contents } = readRulesBook();

test("every rule behind a question, a line of the log, a keyword or a step of the turn exists", () => {
  const named = [...RULES_AT_THE_TABLE, ...ALL_STEPS.flatMap(({ rules }) => rules)];
  expect(named.filter((id) => findRule(id, sections.catalogue) === null)).toEqual([]);
});

test("a struggle's question leads to that struggle, the same question of a card to targets", () => {
  const struggle = { about: "struggle", story: 1, icon: "combat", loser: "P1" } as const;
  expect(ruleOfQuestion({ about: struggle })).toBe("STRUG-13");
  const ability = { code: cardCode("core-set-1"), index: 0 };
  const pick = { about: "pick", ability, deed: "wound", taken: [], least: 1, most: 1 } as const;
  expect(ruleOfQuestion({ about: pick })).toBe("TGT-01");
});

test("a phase leads to its own rule, the end of the game to the reason", () => {
  expect(ruleOfLine({ what: "phaseBegan", phase: "draw" })).toBe("DRAW-01");
  expect(ruleOfLine({ what: "gameOver", because: "deck" })).toBe("VICT-05");
  expect(ruleOfLine({ what: "shuffled" })).toBeUndefined();
});

test("an id is found in its section, in the keywords and among the editions too", () => {
  expect(placeInBook("STORY-03", contents)).toEqual({ section: "story", hash: "STORY-03" });
  expect(placeInBook("KW-WILL-01", contents)).toEqual({ section: "keywords", hash: "KW-WILL-01" });
  expect(placeInBook("ED-19", contents)).toEqual({ section: "editions", hash: "ED-19" });
  expect(placeInBook("NONE-01", contents)).toBeNull();
});

test("rulings on a card are those that name it, wherever they stand", () => {
  expect(rulingsOn("core-set-124", sections.rulings)).toHaveLength(2);
  expect(rulingsOn("core-set-1", sections.rulings)).toEqual([]);
});

test("every sign behind a rule is explained", () => {
  const signs = sections.catalogue
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => (block.is === "rule" ? [...block.authority.matchAll(/`\[([^\]]+)\]`/g)] : []))
    .flatMap(([, group = ""]) => group.split(" "));
  expect([...new Set(signs)].filter((sign) => !SOURCES.some((source) => source === sign))).toEqual([]);
});
