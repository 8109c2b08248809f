/** Flags that several commands share. */
import { LOCALES } from "@fhtagn/rules";
import { InvalidArgumentError, Option } from "commander";

export function wholeNumber(text: string): number {
  if (!/^\d{1,9}$/.test(text)) throw new InvalidArgumentError("a whole number is needed.");
  return Number(text);
}

export function positiveNumber(text: string): number {
  const value = wholeNumber(text);
  if (value === 0) throw new InvalidArgumentError("a number above zero is needed.");
  return value;
}

export const languageOption = (): Option =>
  new Option("--lang <language>", "language of the texts").choices(LOCALES).default("en");
export const jsonOption = (): Option => new Option("--json", "print the report as JSON");
