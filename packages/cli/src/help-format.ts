/** `--help` in the words of a language. */
import type { CommandHelpWords } from "@fhtagn/words";
import type { Argument, HelpConfiguration, Option } from "commander";

export function helpFormat(help: CommandHelpWords): HelpConfiguration {
  const { titles } = help;
  const known = new Map([
    ["Usage:", titles.usage],
    ["Arguments:", titles.arguments],
    ["Options:", titles.options],
    ["Commands:", titles.commands],
  ]);
  return {
    styleTitle: (title) => known.get(title) ?? title,
    optionDescription: (option) => described(option, help),
    argumentDescription: (argument) => described(argument, help),
  };
}

type Told = Pick<
  Option & Argument,
  "description" | "argChoices" | "defaultValue" | "defaultValueDescription"
>;

/** With what may stand there, and what is meant where nothing does. */
function described(
  { description, argChoices, defaultValue, defaultValueDescription }: Told,
  { choices, usually }: CommandHelpWords,
): string {
  const usual = defaultValueDescription ?? defaultValue;
  return [
    description,
    ...(argChoices === undefined ? [] : [choices(argChoices.join(", "))]),
    ...(usual === undefined ? [] : [usually(String(usual))]),
  ].join(" ");
}
