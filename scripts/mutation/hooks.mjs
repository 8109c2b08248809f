// How the test files of Stryker's sandbox are imported: from the sandbox, never from the repository it was copied from.
import { readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import ts from "typescript";

const STAND_IN = new URL("./vitest.mjs", import.meta.url).href;
let root = "";
let sources = new Map();

export function initialize(sandbox) {
  root = sandbox;
  sources = workspaceSources();
}

/** The `exports` of each package, as in vitest.config.ts: node_modules links to the original. */
function workspaceSources() {
  const packages = new URL("packages/", root);
  return new Map(
    readdirSync(packages).flatMap((folder) => {
      const { name, exports = {} } = JSON.parse(
        readFileSync(new URL(`${folder}/package.json`, packages), "utf8"),
      );
      return Object.entries(exports).map(([entry, file]) => [
        `${name}${entry.slice(1)}`,
        new URL(`${folder}/${file}`, packages).href,
      ]);
    }),
  );
}

export function resolve(specifier, context, next) {
  if (!context.parentURL?.startsWith(root)) return next(specifier, context);
  if (specifier === "vitest") return next(STAND_IN, context);
  return next(sources.get(specifier) ?? specifier, context);
}

const WITHOUT_TYPES = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  verbatimModuleSyntax: true,
};

/**
 * Stryker's sources count every place they pass, always. Coverage is asked for in the dry run alone, and costs more
 * than the tests: outside of it the counting function (which replaces itself when first called) is left out.
 */
const COUNT = "stryCov_9fa48";
const COUNT_ONLY_FOR_COVERAGE = `
${COUNT}();
{
  const count = ${COUNT};
  const instruments = stryNS_9fa48();
  ${COUNT} = function () { if (instruments.currentTestId !== undefined) count.apply(undefined, arguments); };
}`;

export async function load(url, context, next) {
  if (!url.startsWith(root) || !url.endsWith(".ts")) return next(url, context);
  const text = await readFile(fileURLToPath(url), "utf8");
  const { outputText } = ts.transpileModule(text, { compilerOptions: WITHOUT_TYPES });
  const source = outputText.includes(`function ${COUNT}`) ? outputText + COUNT_ONLY_FOR_COVERAGE : outputText;
  return { format: "module", source, shortCircuit: true };
}
