/** What is wrong with a command line, in the words of a language: commander tells it in English only. */
import type { CommandErrorWords } from "@fhtagn/words";
import type { CommanderError } from "commander";

/** Null where there is nothing to say: help was asked for and given. */
export function usageText(problem: CommanderError, { usage }: CommandErrorWords): string | null {
  const told = complaintOf(problem, usage);
  const [, near] = /\(Did you mean (?:one of )?(.*)\?\)/.exec(problem.message) ?? [];
  return told === null || near === undefined ? told : `${told}; ${usage.didYouMean(near)}`;
}

/** The names and values that commander puts in quotes, and for a wrong value what our own reader said of it. */
function complaintOf({ code, message }: CommanderError, usage: CommandErrorWords["usage"]): string | null {
  const [first = "", second = "", third = ""] = [...message.matchAll(/'([^']*)'/g)].map(
    ([, name = ""]) => name,
  );
  switch (code) {
    case "commander.unknownOption":
      return usage.unknownOption(first);
    case "commander.unknownCommand":
      return usage.unknownCommand(first);
    case "commander.missingArgument":
      return usage.missingArgument(first);
    case "commander.optionMissingArgument":
      return usage.missingValue(first);
    case "commander.missingMandatoryOptionValue":
      return usage.missingOption(first);
    case "commander.excessArguments":
      return usage.tooMany(message.replace(/^.*but got \d+: /, "").replace(/\.$/, ""));
    case "commander.invalidArgument":
      return message.includes("command-argument value")
        ? usage.wrongValue(second === "" ? third : second, first, reasonIn(message, usage))
        : usage.wrongValue(first, second, reasonIn(message, usage));
    default:
      return null;
  }
}

function reasonIn(message: string, usage: CommandErrorWords["usage"]): string {
  const [, values] = /Allowed choices are (.*)\.$/.exec(message) ?? [];
  if (values !== undefined) return usage.allowed(values);
  return message.replace(/^.*' is invalid(?: for argument '[^']*')?\. /, "");
}
