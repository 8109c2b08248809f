/** npm run names: an exported name has one home in the repository, a file's name one in its package; tests have no numbers. */
import { numberedTests, type Repeated, repeatedFiles, repeatedNames } from "./repeated-names.ts";
import { sourceTexts } from "./source-texts.ts";

/** Those that are still to be renamed. These numbers only ever go down. */
const MOST_NAMES = 0;
const MOST_FILES = 0;

const sources = sourceTexts();

function report(what: string, repeated: readonly Repeated[], most: number): void {
  for (const { name, paths } of repeated) console.log(`${name}: ${paths.join(", ")}`);
  console.log(`names: ${repeated.length} ${what} with more than one home, ${most} at most`);
  if (repeated.length < most) console.log(`names: ${most} in scripts/check-names.ts can be lowered`);
  if (repeated.length <= most) return;
  console.error("error: an exported name is unique in the repository, a file's name in its package");
  process.exitCode = 1;
}

report("exported names", repeatedNames(sources), MOST_NAMES);
report("files", repeatedFiles(sources), MOST_FILES);

for (const path of numberedTests(sources)) {
  console.error(`error: ${path}: a test is named after what it is about`);
  process.exitCode = 1;
}
