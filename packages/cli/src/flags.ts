/** Flags that several commands share. */
import { LOCALES, type Locale, RULESETS, USUAL_RULESET } from "@fhtagn/rules";
import type { CommandErrorWords, CommandHelpWords } from "@fhtagn/words";
import { InvalidArgumentError, Option } from "commander";

type NumberReader = (text: string) => number;

export const wholeNumber =
  ({ usage }: CommandErrorWords): NumberReader =>
  (text) => {
    if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError(usage.wholeNumber);
    return Number(text);
  };

export const positiveNumber = (errors: CommandErrorWords): NumberReader => {
  const read = wholeNumber(errors);
  return (text) => {
    const value = read(text);
    if (value === 0) throw new InvalidArgumentError(errors.usage.positiveNumber);
    return value;
  };
};

export const languageOption = ({ lang }: CommandHelpWords, locale: Locale): Option =>
  new Option("--lang <language>", lang).choices(LOCALES).default(locale);
export const rulesetOption = (description: string): Option =>
  new Option("--ruleset <ruleset>", description).choices(RULESETS).default(USUAL_RULESET);
export const jsonOption = ({ json }: CommandHelpWords): Option => new Option("--json", json);
