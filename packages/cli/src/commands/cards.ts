/** `fhtagn cards`: the library, with facts, both texts and status. */
import { SET_NAMES, type SetName } from "@fhtagn/cards";
import { FACTIONS, LOCALES, type Locale } from "@fhtagn/rules";
import { describeKeywords, describeKind, describeSubtypes } from "@fhtagn/rules/text";
import { terminalWords } from "@fhtagn/words";
import { Command, Option } from "commander";
import { jsonOption, languageOption } from "../flags.ts";
import { columns, print, printJson } from "../output.ts";
import { factLines, fullTitle, numbers } from "../reference/card-lines.ts";
import { type CardReport, cardReports } from "../reference/card-reports.ts";

interface Flags {
  readonly set?: SetName;
  readonly faction?: string;
  readonly lang: Locale;
  readonly json?: true;
}

export function cardsCommand(): Command {
  return new Command("cards")
    .description("search the library: facts, both texts, status")
    .argument("[words...]", "words of the title, the subtypes or the text, or a code")
    .addOption(new Option("--set <id>", "only this set").choices(SET_NAMES))
    .addOption(new Option("--faction <faction>", "only this faction").choices([...FACTIONS, "neutral"]))
    .addOption(languageOption())
    .addOption(jsonOption())
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
  card.status === "done" ? "" : card.status,
];

function whole(card: CardReport, lang: Locale): string {
  const text = card.text[lang];
  return [
    ...factLines(card, lang),
    ...(text === "" ? [] : ["", text]),
    "",
    card.status === "done" ? `${card.tests} tests` : `${card.status}: ${card.reason ?? ""}`,
  ].join("\n");
}
