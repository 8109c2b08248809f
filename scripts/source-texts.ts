/** The sources of the repository, as text. */
import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { fileURLToPath } from "node:url";
import type { SourceText } from "./exported-names.ts";

export const ROOT = new URL("../", import.meta.url);
const FOLDERS = ["packages", "scripts"];
const SOURCE = /\.(ts|tsx|mjs)$/;
const NOT_OURS = /(^|\/)(node_modules|\.build[^/]*|\.stryker-tmp)\//;

export function sourceTexts(): readonly SourceText[] {
  const paths = FOLDERS.flatMap((folder) =>
    readdirSync(fileURLToPath(new URL(folder, ROOT)), { recursive: true, encoding: "utf8" }).map(
      (file) => `${folder}/${file.split(sep).join("/")}`,
    ),
  );
  return paths
    .filter((path) => SOURCE.test(path) && !NOT_OURS.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, ROOT), "utf8") }));
}
