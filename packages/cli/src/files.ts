/** Files of the user and of the repository. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { CliError, messageOf } from "./errors.ts";

export const REPOSITORY = fileURLToPath(new URL("../../..", import.meta.url));
export const inRepository = (...path: readonly string[]): string => join(REPOSITORY, ...path);

export function readUserFile(file: string): string {
  if (!existsSync(file)) throw new CliError(`there is no file "${file}"`);
  try {
    return readFileSync(file, "utf8");
  } catch (problem) {
    throw new CliError(`"${file}" cannot be read: ${messageOf(problem)}`);
  }
}

export function writeUserFile(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (problem) {
    throw new CliError(`"${file}" cannot be written: ${messageOf(problem)}`);
  }
}
