/** `fhtagn deck list`: the decks that have a name of their own. */
import { type BaseFaction, constructedDecks, presets } from "@fhtagn/cards";
import type { Locale } from "@fhtagn/rules";
import { FACTION_NAMES } from "@fhtagn/rules/text";
import { type CommandWords, inEachLanguage, terminalWords } from "@fhtagn/words";
import { Command } from "commander";
import { jsonOption } from "../flags.ts";
import { columns, print, printJson } from "../output.ts";

interface Flags {
  readonly lang: Locale;
  readonly json?: true;
}

export function listCommand({ help }: CommandWords): Command {
  return new Command("list").description(help.deck.list).addOption(jsonOption(help)).action(list);
}

interface Listed {
  readonly name: string;
  readonly format: "tournament" | "casual";
  readonly cards: number;
  readonly factions: readonly string[];
  readonly title?: Readonly<Record<Locale, string>>;
  readonly description?: Readonly<Record<Locale, string>>;
}

const toldOf = (name: BaseFaction): Pick<Listed, "title" | "description"> => ({
  title: inEachLanguage((lang) => terminalWords(lang).builtDecks[name].title),
  description: inEachLanguage((lang) => terminalWords(lang).builtDecks[name].description),
});

/** The seven for tournaments first, then those of the box. */
function listedDecks(): readonly Listed[] {
  const constructed = constructedDecks().map(
    ({ name, codes, factions }): Listed => ({
      ...{ name, format: "tournament", cards: codes.length, factions, ...toldOf(name) },
    }),
  );
  const ofTheBox = presets().map(
    ({ name, codes, factions }): Listed => ({ name, format: "casual", cards: codes.length, factions }),
  );
  return [...constructed, ...ofTheBox];
}

function list({ lang, json }: Flags): void {
  const decks = listedDecks();
  if (json === true) printJson(decks);
  else print(columns(decks.map((deck) => row(deck, lang))));
}

function row({ name, cards, factions, title, description }: Listed, lang: Locale): readonly string[] {
  const names: Readonly<Record<string, string>> = FACTION_NAMES[lang];
  const both = factions.map((faction) => names[faction] ?? faction).join(", ");
  const about = title === undefined ? both : `${title[lang]}. ${description?.[lang] ?? ""}`;
  return [name, String(cards), about];
}
