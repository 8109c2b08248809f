/** The rules reference, read from docs/rules. */
import { readFileSync } from "node:fs";
import { inRepository } from "../files.ts";

export interface Rule {
  readonly id: string;
  readonly statement: string;
  /** Who says so: "LCG", "FAQ41" ... */
  readonly tags: readonly string[];
  /** Given, when, then. */
  readonly examples: readonly string[];
  readonly source: string;
}

export interface Exempt {
  readonly id: string;
  readonly reason: string;
}

const read = (file: string): string => readFileSync(inRepository("docs", "rules", file), "utf8");
const ENTRY = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* — (.*)$/;
const EXAMPLE = /^ {2}- (.*)$/;

/** Every rule of the catalogue, in its order. */
export function catalogue(text = read("catalogue.md")): readonly Rule[] {
  const rules: (Rule & { readonly examples: string[] })[] = [];
  for (const line of text.split("\n")) {
    const [, id, words = ""] = ENTRY.exec(line) ?? [];
    const [, example] = EXAMPLE.exec(line) ?? [];
    if (id !== undefined) rules.push({ ...entryOf(id, words), examples: [] });
    else if (example !== undefined) rules.at(-1)?.examples.push(plainText(example));
  }
  return rules;
}

function entryOf(id: string, words: string): Omit<Rule, "examples"> {
  const tags = [...words.matchAll(/`\[([^\]]*)\]`/g)].flatMap(([, group = ""]) => group.split(" "));
  const statement = words
    .replace(/`\[[^\]]*\]`(?: \/ `\[[^\]]*\]`)*/g, "")
    .replace(/\s+/g, " ")
    .replace(/ ([.,)])/g, "$1")
    .trim();
  return { id, statement, tags: [...new Set(tags)], source: "docs/rules/catalogue.md" };
}

const plainText = (text: string): string => text.replace(/\*(Given|When|Then)\*/g, "$1");

/** Section 44: ids that need no test, each with its reason. */
export function exemptRules(text = read("catalogue.md")): readonly Exempt[] {
  const section = text.slice(text.search(/^## 44\./m));
  return [...section.matchAll(/^\| ([A-Z]+(?:-[A-Z]+)*-\d+) \| (.*?) \|$/gm)].map(
    ([, id = "", reason = ""]) => ({
      id,
      reason,
    }),
  );
}

const cellsOf = (line: string): readonly string[] =>
  line
    .slice(1, -1)
    .split(" | ")
    .map((cell) => cell.trim());

/** Points on which the sources disagree. */
export function editions(text = read("editions.md")): readonly Rule[] {
  return text
    .split("\n")
    .filter((line) => /^\| ED-\d+ \|/.test(line))
    .map((line) => {
      const [id = "", ...cells] = cellsOf(line);
      return { id, statement: cells.join(" | "), tags: [], examples: [], source: "docs/rules/editions.md" };
    });
}

/** Official answers on single cards; their id is the card's name. */
export function rulings(text = read("card-rulings.md")): readonly Rule[] {
  return text
    .split("\n")
    .filter((line) => line.startsWith("| ") && cellsOf(line).length === 3 && !line.startsWith("| set |"))
    .map((line) => {
      const [set = "", card = "", answer = ""] = cellsOf(line);
      return {
        id: card.replaceAll("**", ""),
        statement: `${answer} (${set})`,
        tags: [],
        examples: [],
        source: "docs/rules/card-rulings.md",
      };
    });
}
