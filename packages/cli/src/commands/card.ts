/** `fhtagn card`: everything about one card: facts, both texts, the tree that runs, its tests. */
import { library } from "@fhtagn/cards";
import { type CardText, LOCALES } from "@fhtagn/rules";
import { Command } from "commander";
import { CliError } from "../errors.ts";
import { jsonOption } from "../flags.ts";
import { print, printJson } from "../output.ts";
import { factLines } from "../reference/card-lines.ts";
import { type CardReport, cardReports, slug, testsByTitle } from "../reference/card-reports.ts";
import { nearTitles } from "../reference/near-titles.ts";
import { treeLines } from "../reference/tree-lines.ts";

export function cardCommand(): Command {
  return new Command("card")
    .description("one card: facts, both texts, the tree that runs, its tests")
    .argument("<title...>", "the title, or the code")
    .addOption(jsonOption())
    .action((words: readonly string[], { json }: { readonly json?: true }) => {
      const sheets = cardsNamed(words.join(" ")).map(sheetOf);
      if (json === true) printJson(sheets);
      else print(sheets.map(pageOf).join("\n\n"));
    });
}

/** All printings of the title: several versions may share it. */
function cardsNamed(written: string): readonly CardReport[] {
  const reports = cardReports();
  const found = reports.filter(({ code, title }) => code === written || slug(title) === slug(written));
  if (found.length > 0) return found;
  const near = nearTitles(
    written,
    reports.map(({ title }) => title),
  );
  const hint = near.length === 0 ? "" : `; did you mean ${near.map((title) => `"${title}"`).join(", ")}?`;
  throw new CliError(`no card is called "${written}"${hint}`);
}

interface Sheet {
  readonly card: CardReport;
  /** What runs; absent while the card is not done. */
  readonly tree?: CardText;
  readonly tests: readonly string[];
  readonly testFile?: string;
}

function sheetOf(card: CardReport): Sheet {
  const tree = library().find(({ facts }) => facts.code === card.code)?.text;
  const tests = testsByTitle()(card.title);
  const [first] = tests;
  return {
    card,
    ...(tree !== undefined && { tree }),
    tests: tests.map(({ name }) => name),
    ...(first !== undefined && { testFile: first.file }),
  };
}

function pageOf({ card, tree, tests, testFile }: Sheet): string {
  const texts = LOCALES.flatMap((lang) => [...factLines(card, lang), ...section(card.text[lang]), ""]);
  const { pack, copies, restricted } = card;
  return [
    ...texts,
    [`pack ${pack}`, `copies ${copies}`, ...(restricted ? ["restricted"] : [])].join(", "),
    "",
    card.status === "done" ? "tree:" : `not yet: ${card.reason ?? ""}`,
    ...(tree === undefined ? [] : treeOf(tree)),
    "",
    testFile === undefined ? "no tests" : `${tests.length} tests, ${testFile}:`,
    ...tests.map((name) => `  ${name}`),
  ].join("\n");
}

const section = (text: string): readonly string[] => (text === "" ? [] : [text]);

function treeOf({ abilities, ...rest }: CardText): readonly string[] {
  const others = Object.entries(rest).flatMap(([key, value]) => treeLines(value, `${key}: `, "  "));
  const lines = [...others, ...abilities.flatMap((ability) => treeLines(ability, "", "  "))];
  return lines.length === 0 ? ["  (no text)"] : lines;
}
