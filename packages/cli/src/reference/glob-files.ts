/** Files of the repository by their path, without what is installed or built. */
import { readdirSync, readFileSync } from "node:fs";
import { REPOSITORY } from "../files.ts";

const LEFT_OUT = new Set(["node_modules", ".git", "coverage", "reports", ".stryker-tmp"]);

export interface SourceFile {
  readonly file: string;
  readonly text: string;
}

export function globFiles(wanted: (file: string) => boolean, folder = ""): readonly SourceFile[] {
  const entries = readdirSync(`${REPOSITORY}/${folder}`, { withFileTypes: true });
  return entries
    .filter(({ name }) => !LEFT_OUT.has(name))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = folder === "" ? entry.name : `${folder}/${entry.name}`;
      if (entry.isDirectory()) return globFiles(wanted, file);
      return wanted(file) ? [{ file, text: readFileSync(`${REPOSITORY}/${file}`, "utf8") }] : [];
    });
}
