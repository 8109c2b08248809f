/** `fhtagn deck list|check|show|convert`: our decks, legality with reasons, statistics, file formats. */
import { BANNED, deckPool } from "@fhtagn/cards";
import {
  checkDeck,
  countDeck,
  DECK_FILES,
  DECK_FORMATS,
  type DeckFile,
  type DeckFormat,
  type DeckNumbers,
  type Locale,
  type Ruleset,
  writeDeck,
} from "@fhtagn/rules";
import { CARD_TYPE_NAMES, FACTION_NAMES, ICON_NAMES } from "@fhtagn/rules/text";
import { type CommandWords, commandWords, deckProblemText, terminalWords } from "@fhtagn/words";
import { Command, Option } from "commander";
import { loadDeck, wholeDeck } from "../card-library.ts";
import { jsonOption, positiveNumber, rulesetOption } from "../flags.ts";
import { columns, print, printJson, printWhole } from "../output.ts";
import { listCommand } from "./deck-list.ts";

export function deckCommand(words: CommandWords): Command {
  return new Command("deck")
    .description(words.help.deck.about)
    .addCommand(listCommand(words))
    .addCommand(checkCommand(words))
    .addCommand(showCommand(words))
    .addCommand(convertCommand(words));
}

interface CheckFlags {
  readonly format?: DeckFormat;
  readonly ruleset: Ruleset;
  readonly minimum?: number;
  readonly lang: Locale;
  readonly json?: true;
}

function checkCommand({ help, errors }: CommandWords): Command {
  const { deck: words } = help;
  return new Command("check")
    .description(words.check)
    .argument("<file>", help.deckOrFile)
    .addOption(new Option("--format <format>", words.format).choices(DECK_FORMATS))
    .addOption(rulesetOption(words.ruleset))
    .option("--minimum <cards>", words.minimum, positiveNumber(errors))
    .addOption(jsonOption(help))
    .action(check);
}

function check(file: string, { format, ruleset, minimum, lang, json }: CheckFlags): void {
  const { deck, unread } = loadDeck(file);
  const verdict = checkDeck(deck, {
    pool: deckPool(),
    ruleset,
    banned: BANNED[ruleset],
    ...(format !== undefined && { format }),
    ...(minimum !== undefined && { minimum }),
  });
  const problems: readonly ToldProblem[] = [
    ...unread.map(({ line, text }) => ({
      rule: "file",
      message: terminalWords(lang).deck.notUnderstood(line, text),
      cards: [],
    })),
    ...verdict.problems.map((problem) => ({
      rule: problem.rule,
      message: deckProblemText(problem, lang),
      cards: problem.cards,
    })),
  ];
  const legal = problems.length === 0;
  if (json === true) printJson({ legal, problems, cards: verdict.cards });
  else printVerdict(problems, verdict.cards, lang);
  process.exitCode = legal ? 0 : 1;
}

/** A problem as the command prints it. */
interface ToldProblem {
  readonly rule: string;
  readonly message: string;
  readonly cards: readonly string[];
}

/** Whoever has more than this to mend has begun with the wrong file. */
const MOST_TOLD = 20;

function printVerdict(problems: readonly ToldProblem[], cards: number, lang: Locale): void {
  for (const { rule, message } of problems.slice(0, MOST_TOLD)) print(`${rule}: ${message}`);
  if (problems.length > MOST_TOLD) print(commandWords(lang).reports.more(problems.length - MOST_TOLD));
  print(terminalWords(lang).deck.verdict(problems.length === 0, cards));
}

function showCommand({ help }: CommandWords): Command {
  return new Command("show")
    .description(help.deck.show)
    .argument("<file>", help.deckOrFile)
    .addOption(jsonOption(help))
    .action((file: string, { lang, json }: { readonly lang: Locale; readonly json?: true }) => {
      const { deck } = wholeDeck(file);
      const numbers = countDeck(deck, deckPool());
      if (json === true) printJson({ name: deck.name, format: deck.format, ...numbers });
      else print(`${writeDeck(deck, deckPool(), "text")}\n${numberLines(numbers, lang)}`);
    });
}

function numberLines(numbers: DeckNumbers, lang: Locale): string {
  const { cards, types, factions, costs, averageCost, icons, averageSkill, transient } = numbers;
  const words = terminalWords(lang).deck;
  const table = (
    counts: Readonly<Record<string, number>>,
    names: Readonly<Record<string, string>> = {},
  ): string =>
    Object.entries(counts)
      .map(([key, count]) => `${names[key] ?? key} ${count}`)
      .join(", ");
  return columns([
    [words.cards, String(cards)],
    [words.types, table(types, CARD_TYPE_NAMES[lang])],
    [words.factions, table(factions, FACTION_NAMES[lang])],
    [words.costs, `${table(costs)} (${words.average} ${averageCost})`],
    [words.icons, table(icons, ICON_NAMES[lang])],
    [words.skill, `${words.average} ${averageSkill}`],
    [words.transient, String(transient)],
  ]);
}

function convertCommand({ help }: CommandWords): Command {
  return new Command("convert")
    .description(help.deck.convert)
    .argument("<file>", help.deckOrFile)
    .addOption(new Option("--to <format>", help.deck.to).choices(DECK_FILES).makeOptionMandatory())
    .action((file: string, { to }: { readonly to: DeckFile }) => {
      const { deck } = wholeDeck(file);
      printWhole(writeDeck(deck, deckPool(), to));
    });
}
