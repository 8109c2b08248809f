/** `fhtagn card`: everything about one card: facts, both texts, the tree that runs, its tests. */
import { library } from "@fhtagn/cards";
import { type CardText, LOCALES, type Locale } from "@fhtagn/rules";
import { type CommandReportWords, type CommandWords, commandWords } from "@fhtagn/words";
import { Command } from "commander";
import { CliError } from "../errors.ts";
import { jsonOption } from "../flags.ts";
import { print, printJson } from "../output.ts";
import { factLines, notYetText } from "../reference/card-lines.ts";
import { type CardReport, cardReports, slug, testsByTitle } from "../reference/card-reports.ts";
import { nearTitles } from "../reference/near-titles.ts";
import { treeLines } from "../reference/tree-lines.ts";

export function cardCommand({ help }: CommandWords): Command {
  return new Command("card")
    .description(help.card.about)
    .argument("<title...>", help.card.title)
    .addOption(jsonOption(help))
    .action((words: readonly string[], { json, lang }: { readonly json?: true; readonly lang: Locale }) => {
      const sheets = cardsNamed(words.join(" ")).map(sheetOf);
      if (json === true) printJson(sheets);
      else print(sheets.map((sheet) => pageOf(sheet, commandWords(lang).reports)).join("\n\n"));
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
  const titles = near.map((title) => `"${title}"`).join(", ");
  throw new CliError(({ noCard }) => noCard(written, titles));
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

function pageOf({ card, tree, tests, testFile }: Sheet, words: CommandReportWords): string {
  const { pack: inPack, copies: many, restricted: isRestricted, ...told } = words.card;
  const texts = LOCALES.flatMap((lang) => [...factLines(card, lang), ...section(card.text[lang]), ""]);
  const { pack, copies, restricted } = card;
  return [
    ...texts,
    [`${inPack} ${pack}`, `${many} ${copies}`, ...(restricted ? [isRestricted] : [])].join(", "),
    "",
    card.status === "done" ? told.tree : notYetText(card, words),
    ...(tree === undefined ? [] : treeOf(tree, told.noText)),
    "",
    testFile === undefined ? told.noTests : told.testsIn(tests.length, testFile),
    ...tests.map((name) => `  ${name}`),
  ].join("\n");
}

const section = (text: string): readonly string[] => (text === "" ? [] : [text]);

function treeOf({ abilities, ...rest }: CardText, noText: string): readonly string[] {
  const others = Object.entries(rest).flatMap(([key, value]) => treeLines(value, `${key}: `, "  "));
  const lines = [...others, ...abilities.flatMap((ability) => treeLines(ability, "", "  "))];
  return lines.length === 0 ? [`  ${noText}`] : lines;
}
