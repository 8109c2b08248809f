/** The languages the game is told in. A new one is a folder beside `en` and `fr`, and its lines here. */
import type { Locale } from "@fhtagn/rules";
import type { BotLineWords } from "./contract/bot-line-words.ts";
import type { CommandWords } from "./contract/command-words.ts";
import type { HintWords } from "./contract/hint-words.ts";
import type { Language } from "./contract/language.ts";
import type { RecordWords } from "./contract/record-words.ts";
import type { ScenarioWords } from "./contract/scenario-words.ts";
import type { TerminalWords } from "./contract/terminal-words.ts";
import { englishBotLines } from "./en/bot-lines.ts";
import { englishCommandErrors } from "./en/command-errors.ts";
import { englishCommandHelp } from "./en/command-help.ts";
import { englishCommandReports } from "./en/command-reports.ts";
import { english } from "./en/english.ts";
import { englishHints } from "./en/hints.ts";
import { englishRecords } from "./en/records.ts";
import { englishScenarios } from "./en/scenarios.ts";
import { englishTerminal } from "./en/terminal.ts";
import { englishWorkbench } from "./en/workbench.ts";
import { frenchBotLines } from "./fr/bot-lines.ts";
import { frenchCommandErrors } from "./fr/command-errors.ts";
import { frenchCommandHelp } from "./fr/command-help.ts";
import { frenchCommandReports } from "./fr/command-reports.ts";
import { french } from "./fr/french.ts";
import { frenchHints } from "./fr/hints.ts";
import { frenchRecords } from "./fr/records.ts";
import { frenchScenarios } from "./fr/scenarios.ts";
import { frenchTerminal } from "./fr/terminal.ts";
import { frenchWorkbench } from "./fr/workbench.ts";

const LANGUAGES: { readonly [L in Locale]: Language } = { en: english, fr: french };

/** Apart, since a page that shows a table says none of it. */
const HINTS: { readonly [L in Locale]: HintWords } = { en: englishHints, fr: frenchHints };
const RECORDS: { readonly [L in Locale]: RecordWords } = { en: englishRecords, fr: frenchRecords };
const BOT_LINES: { readonly [L in Locale]: BotLineWords } = { en: englishBotLines, fr: frenchBotLines };
const SCENARIOS: { readonly [L in Locale]: ScenarioWords } = { en: englishScenarios, fr: frenchScenarios };
const TERMINALS: { readonly [L in Locale]: TerminalWords } = { en: englishTerminal, fr: frenchTerminal };

const COMMANDS: { readonly [L in Locale]: CommandWords } = {
  en: {
    help: englishCommandHelp,
    errors: englishCommandErrors,
    reports: englishCommandReports,
    workbench: englishWorkbench,
  },
  fr: {
    help: frenchCommandHelp,
    errors: frenchCommandErrors,
    reports: frenchCommandReports,
    workbench: frenchWorkbench,
  },
};

export const languageOf = (locale: Locale): Language => LANGUAGES[locale];
export const hintWords = (locale: Locale): HintWords => HINTS[locale];
export const recordWords = (locale: Locale): RecordWords => RECORDS[locale];
export const commandWords = (locale: Locale): CommandWords => COMMANDS[locale];
export const botLineWords = (locale: Locale): BotLineWords => BOT_LINES[locale];
export const scenarioWords = (locale: Locale): ScenarioWords => SCENARIOS[locale];
export const terminalWords = (locale: Locale): TerminalWords => TERMINALS[locale];

/** The same in every language, for messages that are read in any. */
export const inEachLanguage = <T>(say: (locale: Locale) => T): { readonly [L in Locale]: T } => ({
  en: say("en"),
  fr: say("fr"),
});
