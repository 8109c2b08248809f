// How much script a visitor downloads (gzip): the first page, what the table adds, and the worker of the computer
// players. Card data and the other workers load beside them and are only told.
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const built = join(root, "packages", "web", ".build");
const KILO = 1000;
const FIRST_PAGE = 150;
const TABLE = 150;
/** With the cards, which it thinks about. */
const BOTS_WORKER = 215;
const BESIDE = "cards";

execFileSync(process.execPath, [join(root, "scripts", "build-client.mjs")], { stdio: "inherit" });
const manifest = JSON.parse(readFileSync(join(built, ".vite", "manifest.json"), "utf8"));

/** The chunk and all that it needs before it runs. */
function withImports(keys, seen = new Set()) {
  for (const key of keys) {
    if (seen.has(key)) continue;
    seen.add(key);
    withImports(manifest[key]?.imports ?? [], seen);
  }
  return seen;
}

const gzipped = (file) => gzipSync(readFileSync(join(built, file)), { level: 9 }).length;
const isBeside = (key) => manifest[key].name === BESIDE;
const sum = (keys) => keys.reduce((total, key) => total + gzipped(manifest[key].file), 0) / KILO;

/** Words of one language, those that take most: of the first page, or all of them. */
function largestCatalogue(file) {
  const catalogues = Object.keys(manifest).filter(
    (key) => key.startsWith("src/language/") && key.endsWith(`/${file}`),
  );
  return catalogues.sort((one, other) => sum([other]) - sum([one])).slice(0, 1);
}

const first = withImports(["index.html", ...largestCatalogue("first.ts")]);
const tableEntries = Object.keys(manifest).filter((key) => key.startsWith("src/pages/table/"));
const table = [...withImports([...tableEntries, ...largestCatalogue("messages.ts")])].filter(
  (key) => !first.has(key) && !isBeside(key),
);
const workers = readdirSync(join(built, "assets")).filter((file) => /worker.*\.js$/i.test(file));

const budgetOf = (worker) => (worker.startsWith("bots.worker") ? BOTS_WORKER : undefined);

const lines = [
  { what: "first page", size: sum([...first]), budget: FIRST_PAGE },
  { what: "table, more", size: sum(table), budget: TABLE },
  { what: "card data, beside", size: sum(Object.keys(manifest).filter(isBeside)) },
  ...workers.map((file) => ({
    what: `${file}, beside`,
    size: gzipped(`assets/${file}`) / KILO,
    budget: budgetOf(file),
  })),
];
for (const { what, size, budget } of lines) {
  const limit = budget === undefined ? "" : ` of ${budget} kB${size > budget ? ", TOO LARGE" : ""}`;
  console.log(`budgets: ${what}: ${size.toFixed(1)} kB gzip${limit}`);
}
const tableMissing = tableEntries.length === 0;
if (tableMissing) console.error("error: the table is not a chunk of its own");
const botsMissing = !workers.some((file) => budgetOf(file) !== undefined);
if (botsMissing) console.error("error: the computer players have no worker of their own");
process.exitCode =
  tableMissing || botsMissing || lines.some(({ size, budget = Infinity }) => size > budget) ? 1 : 0;
