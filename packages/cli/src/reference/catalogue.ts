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
  return exemptIn(text.slice(text.search(/^## 44\./m)));
}

export const frenchExemptRules = (): readonly Exempt[] => exemptIn(read("fr/exempt.md"));

function exemptIn(section: string): readonly Exempt[] {
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

const tableRule = (id: string, statement: string, file: string): Rule => ({
  id,
  statement,
  tags: [],
  examples: [],
  source: `docs/rules/${file}`,
});

const linesOf = (file: string): readonly string[] => read(file).split("\n");

/** Points on which the sources disagree. */
export const editions = (file = "editions.md"): readonly Rule[] =>
  linesOf(file)
    .filter((line) => /^\| ED-\d+ \|/.test(line))
    .map((line) => {
      const [id = "", ...cells] = cellsOf(line);
      return tableRule(id, cells.join(" | "), file);
    });

const HEAD_OF_RULINGS = /^\| (?:set|extension) \|/;

/** Official answers on single cards; their id is the card's name. */
export const rulings = (file = "card-rulings.md"): readonly Rule[] =>
  linesOf(file)
    .filter((line) => line.startsWith("| ") && cellsOf(line).length === 3 && !HEAD_OF_RULINGS.test(line))
    .map((line) => {
      const [set = "", card = "", answer = ""] = cellsOf(line);
      return tableRule(card.replaceAll("**", ""), `${answer} (${set})`, file);
    });
