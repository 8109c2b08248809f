/** `fhtagn cards`: the library, with facts, both texts and status. */
import { SET_NAMES, type SetName } from "@fhtagn/cards";
import { FACTIONS, LOCALES, type Locale } from "@fhtagn/rules";
import { describeKeywords, describeKind, describeSubtypes } from "@fhtagn/rules/text";
import { type CommandWords, commandWords, terminalWords } from "@fhtagn/words";
import { Command, Option } from "commander";
import { jsonOption } from "../flags.ts";
import { columns, print, printJson } from "../output.ts";
import { factLines, fullTitle, notYetText, numbers } from "../reference/card-lines.ts";
import { type CardReport, cardReports } from "../reference/card-reports.ts";

interface Flags {
  readonly set?: SetName;
  readonly faction?: string;
  readonly lang: Locale;
  readonly json?: true;
}

export function cardsCommand({ help }: CommandWords): Command {
  const { cards: words } = help;
  return new Command("cards")
    .description(words.about)
    .argument("[words...]", words.words)
    .addOption(new Option("--set <id>", words.set).choices(SET_NAMES))
    .addOption(new Option("--faction <faction>", words.faction).choices([...FACTIONS, "neutral"]))
    .addOption(jsonOption(help))
    .action(search);
}

function search(words: readonly string[], { set, faction, lang, json }: Flags): void {
  const found = cardReports().filter(
    (card) =>
      (set === undefined || card.set === set) &&
      (faction === undefined || card.faction === faction) &&
      words.every((word) => isAbout(card, folded(word))),
  );
  const [only] = found;
  if (json === true) printJson(found);
  else if (only === undefined) print(terminalWords(lang).noCard);
  else if (found.length === 1) print(whole(only, lang));
  else print(columns(found.map((card) => row(card, lang))));
}

/** Keyboards type the straight apostrophe, French texts have the other. */
const folded = (text: string): string => text.toLowerCase().replaceAll("’", "'");

/** In either language, since people know words of both. */
function isAbout(card: CardReport, word: string): boolean {
  if (card.code === word) return true;
  const { title, descriptor, text } = card;
  const words = LOCALES.flatMap((lang) => [
    ...describeSubtypes(card, lang),
    ...describeKeywords(card, lang),
    text[lang],
  ]);
  return folded([title, descriptor ?? "", ...words].join("\n")).includes(word);
}

const row = (card: CardReport, lang: Locale): readonly string[] => [
  card.code,
  fullTitle(card),
  describeKind(card, lang),
  numbers(card),
  card.status === "done" ? "" : commandWords(lang).reports.notYet(""),
];

function whole(card: CardReport, lang: Locale): string {
  const text = card.text[lang];
  const { reports } = commandWords(lang);
  return [
    ...factLines(card, lang),
    ...(text === "" ? [] : ["", text]),
    "",
    card.status === "done" ? reports.tests(card.tests) : notYetText(card, reports),
  ].join("\n");
}
