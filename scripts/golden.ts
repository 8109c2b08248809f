// npm run golden: writes every rendered card text to packages/cards/golden/<set>.<locale>.md.
import { mkdirSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { goldenSets, goldenText } from "@fhtagn/cards";

const OUT = new URL("../packages/cards/golden/", import.meta.url);

mkdirSync(OUT, { recursive: true });
for (const set of goldenSets()) {
  for (const locale of ["en", "fr"] as const) {
    const file = new URL(`${set}.${locale}.md`, OUT);
    writeFileSync(file, goldenText(set, locale));
    console.log(fileURLToPath(file));
  }
}
