/** `fhtagn rules`: the rules reference, and which rules have tests. */
import { Command } from "commander";
import { CliError, UsageError } from "../errors.ts";
import { jsonOption } from "../flags.ts";
import { print, printJson } from "../output.ts";
import { catalogue, editions, type Rule, rulings } from "../reference/catalogue.ts";
import { type Coverage, coverage } from "../reference/coverage.ts";

interface Flags {
  readonly coverage?: true;
  readonly json?: true;
}

export function rulesCommand(): Command {
  return new Command("rules")
    .description("the rules reference")
    .argument("[words...]", "an id such as STORY-18, or words to search for")
    .option("--coverage", "list the tests that cite each rule")
    .addOption(jsonOption())
    .action((words: readonly string[], flags: Flags) => {
      if (flags.coverage !== true) search(words, flags);
      else if (words.length > 0) throw new UsageError("--coverage speaks of all rules and takes no words");
      else if (flags.json === true) printJson(coverage());
      else printCoverage(coverage());
    });
}

function search(words: readonly string[], { json }: Flags): void {
  const all = [...catalogue(), ...editions(), ...rulings()];
  const [first = ""] = words;
  const same = all.filter(({ id }) => words.length === 1 && id.toLowerCase() === first.toLowerCase());
  const found =
    same.length > 0 ? same : all.filter((rule) => words.every((word) => isAbout(rule, word.toLowerCase())));
  if (json === true) printJson(found);
  else if (found.length === 0) throw new CliError(`no rule speaks of "${words.join(" ")}"`);
  else print(words.length === 0 ? found.map(short).join("\n") : found.map(whole).join("\n\n"));
}

const isAbout = ({ id, statement, examples }: Rule, word: string): boolean =>
  [id, statement, ...examples].join("\n").toLowerCase().includes(word);

const short = ({ id, statement }: Rule): string => `${id}  ${statement}`;

const whole = ({ id, statement, tags, examples, source }: Rule): string =>
  [
    `${id}  ${statement}`,
    ...(tags.length === 0 ? [] : [`  [${tags.join(" ")}]`]),
    ...examples.map((example) => `  ${example}`),
    `  (${source})`,
  ].join("\n");

function printCoverage({ total, covered, uncovered, exempt, tests }: Coverage): void {
  const reasons = new Map(exempt.map(({ id, reason }) => [id, reason]));
  for (const [id, places] of Object.entries(tests)) {
    const reason = reasons.get(id);
    const none = reason === undefined ? "no test" : `exempt: ${reason}`;
    print([id, ...(places.length === 0 ? [none] : places)].join("\n  "));
  }
  print(`${total} rules: ${covered} covered, ${uncovered.length} uncovered, ${exempt.length} exempt`);
}
