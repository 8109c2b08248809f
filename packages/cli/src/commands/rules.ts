/** `fhtagn rules`: the rules reference, and which rules have tests. */
import type { Locale } from "@fhtagn/rules";
import { type CommandWords, commandWords } from "@fhtagn/words";
import { Command } from "commander";
import { CliError, UsageError } from "../errors.ts";
import { jsonOption } from "../flags.ts";
import { print, printJson } from "../output.ts";
import type { Rule } from "../reference/catalogue.ts";
import { type Coverage, coverage } from "../reference/coverage.ts";
import { exemptionsIn, ruleBook } from "../reference/rule-book.ts";

interface Flags {
  readonly coverage?: true;
  readonly json?: true;
  readonly lang: Locale;
}

export function rulesCommand({ help }: CommandWords): Command {
  const { rules: told } = help;
  return new Command("rules")
    .description(told.about)
    .argument("[words...]", told.words)
    .option("--coverage", told.coverage)
    .addOption(jsonOption(help))
    .action((words: readonly string[], flags: Flags) => {
      if (flags.coverage !== true) search(words, flags);
      else if (words.length > 0) throw new UsageError(({ usage }) => usage.coverageAlone);
      else if (flags.json === true) printJson(coverage(exemptionsIn(flags.lang)));
      else printCoverage(coverage(exemptionsIn(flags.lang)), flags.lang);
    });
}

function search(words: readonly string[], { json, lang }: Flags): void {
  const all = ruleBook(lang);
  const [first = ""] = words;
  const same = all.filter(({ id }) => words.length === 1 && id.toLowerCase() === first.toLowerCase());
  const found =
    same.length > 0 ? same : all.filter((rule) => words.every((word) => isAbout(rule, word.toLowerCase())));
  if (json === true) printJson(found);
  else if (found.length === 0) throw new CliError(({ noRule }) => noRule(words.join(" ")));
  else
    print(
      words.length === 0 ? found.map(short).join("\n") : found.map((rule) => whole(rule, lang)).join("\n\n"),
    );
}

const isAbout = ({ id, statement, examples }: Rule, word: string): boolean =>
  [id, statement, ...examples].join("\n").toLowerCase().includes(word);

const short = ({ id, statement }: Rule): string => `${id}  ${statement}`;

const whole = ({ id, statement, tags, examples, source }: Rule, lang: Locale): string =>
  [
    `${id}  ${statement}`,
    ...(tags.length === 0 ? [] : [`  [${tags.join(" ")}]`]),
    ...examples.map((example) => `  ${commandWords(lang).reports.inEnglish(example)}`),
    `  (${source})`,
  ].join("\n");

function printCoverage({ total, covered, uncovered, exempt, tests }: Coverage, lang: Locale): void {
  const { coverage: words } = commandWords(lang).reports;
  const reasons = new Map(exempt.map(({ id, reason }) => [id, reason]));
  for (const [id, places] of Object.entries(tests)) {
    const reason = reasons.get(id);
    const none = reason === undefined ? words.noTest : words.exempt(reason);
    print([id, ...(places.length === 0 ? [none] : places)].join("\n  "));
  }
  print(words.total({ rules: total, covered, uncovered: uncovered.length, exempt: exempt.length }));
}
