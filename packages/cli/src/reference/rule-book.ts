/** All that `fhtagn rules` looks through, in either language as far as there is one. */
import { readdirSync, readFileSync } from "node:fs";
import type { Locale } from "@fhtagn/rules";
import { inRepository } from "../files.ts";
import {
  catalogue,
  type Exempt,
  editions,
  exemptRules,
  frenchExemptRules,
  type Rule,
  rulings,
} from "./catalogue.ts";

const english = (): readonly Rule[] => [...catalogue(), ...editions(), ...rulings()];

function french(): readonly Rule[] {
  const statements = frenchStatements();
  const rules = catalogue().map((rule) => ({ ...rule, ...statements.get(rule.id) }));
  return [...rules, ...editions("fr/editions.md"), ...rulings("fr/card-rulings.md")];
}

const BOOKS: { readonly [L in Locale]: () => readonly Rule[] } = { en: english, fr: french };

export const ruleBook = (locale: Locale): readonly Rule[] => BOOKS[locale]();

const EXEMPTIONS: { readonly [L in Locale]: () => readonly Exempt[] } = {
  en: exemptRules,
  fr: frenchExemptRules,
};

export const exemptionsIn = (locale: Locale): readonly Exempt[] => EXEMPTIONS[locale]();

type FrenchRule = Pick<Rule, "statement" | "source">;

const CHAPTER = /^\d+-.*\.md$/;
const ENTRY = /^- \*\*([A-Z]+(?:-[A-Z]+)*-\d+)\*\* — (.*)$/gm;

/** docs/rules/fr has a file for each chapter; the tags and worked examples are those of the English one. */
function frenchStatements(): ReadonlyMap<string, FrenchRule> {
  const folder = inRepository("docs", "rules", "fr");
  const chapters = readdirSync(folder).filter((name) => CHAPTER.test(name));
  return new Map(
    chapters.flatMap((name) => {
      const text = readFileSync(`${folder}/${name}`, "utf8");
      const source = `docs/rules/fr/${name}`;
      return [...text.matchAll(ENTRY)].map(
        ([, id = "", statement = ""]) => [id, { statement, source }] as const,
      );
    }),
  );
}
