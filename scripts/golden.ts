// npm run golden: writes every rendered card text to packages/cards/golden/<set>.<locale>.md, and the texts of the
// examples in docs/card-language.md.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { goldenSets, goldenText } from "@fhtagn/cards";
import { refreshLanguagePage } from "./card-language.ts";

const OUT = new URL("../packages/cards/golden/", import.meta.url);
const PAGE = new URL("../docs/card-language.md", import.meta.url);

function write(file: URL, text: string): void {
  writeFileSync(file, text);
  console.log(fileURLToPath(file));
}

mkdirSync(OUT, { recursive: true });
for (const set of goldenSets()) {
  for (const locale of ["en", "fr"] as const)
    write(new URL(`${set}.${locale}.md`, OUT), goldenText(set, locale));
}
write(PAGE, refreshLanguagePage(readFileSync(PAGE, "utf8")));
