// Files: 400 lines at most, those over 250 are listed. Functions over 30 lines are listed as a warning.
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const LARGEST_FILE = 400;
const LARGE_FILE = 250;
const LARGE_FUNCTION = 30;
const ROOTS = ["packages", "scripts"];
const SOURCE = /\.(ts|tsx|mjs|css)$/;
// Data, golden files and tests may be long.
const EXEMPT = [
  /\/node_modules\//,
  /^packages\/cards\/src\/facts\//,
  /\/golden\//,
  /\/\.build\//,
  /\/test\//,
  /\.test\.tsx?$/,
];

const root = fileURLToPath(new URL("..", import.meta.url));

function sourceFiles() {
  const files = ROOTS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true }).map(
      (file) => `${folder}/${file.split(sep).join("/")}`,
    ),
  );
  return files.filter((file) => SOURCE.test(file) && !EXEMPT.some((pattern) => pattern.test(file))).sort();
}

function longFunctions(file, text) {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const lineOf = (position) => source.getLineAndCharacterOfPosition(position).line + 1;
  const found = [];
  const visit = (node) => {
    if (ts.isFunctionLike(node) && node.body) {
      const first = lineOf(node.getStart(source));
      const lines = lineOf(node.end) - first + 1;
      if (lines > LARGE_FUNCTION) found.push({ where: `${file}:${first}`, lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const sizes = sourceFiles().map((file) => {
  const text = readFileSync(join(root, file), "utf8");
  return { file, lines: text.trimEnd().split("\n").length, functions: longFunctions(file, text) };
});

const tooLarge = sizes.filter(({ lines }) => lines > LARGEST_FILE);
const large = sizes.filter(({ lines }) => lines > LARGE_FILE && lines <= LARGEST_FILE);

for (const { where, lines } of sizes.flatMap(({ functions }) => functions)) {
  console.log(`warning: function of ${lines} lines: ${where}`);
}
for (const { file, lines } of large) console.log(`warning: file of ${lines} lines: ${file}`);
for (const { file, lines } of tooLarge)
  console.error(`error: file of ${lines} lines, ${LARGEST_FILE} at most: ${file}`);
console.log(
  `sizes: ${sizes.length} files, ${large.length} over ${LARGE_FILE} lines, ${tooLarge.length} over ${LARGEST_FILE}`,
);
process.exitCode = tooLarge.length === 0 ? 0 : 1;
