// Builds the web client where its sources are newer than the last build: bundles, then a compressed twin of each file.
import { spawnSync } from "node:child_process";
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const root = fileURLToPath(new URL("..", import.meta.url));
const web = join(root, "packages", "web");
const built = join(web, ".build");
const draft = join(web, `.build-${process.pid}`);
const SOURCES = ["rules", "cards", "bots", "lab", "protocol", "host", "minds", "words", "scenarios"].map(
  (name) => join(root, "packages", name, "src"),
);
const OWN = [
  "src",
  "public",
  "rules-plugin",
  "lessons",
  "breakpoints-plugin.ts",
  "lessons-plugin.ts",
  "puzzles",
  "service-worker",
  "offline-plugin.ts",
  "index.html",
  "vite.config.ts",
  "package.json",
].map((name) => join(web, name));
const RULES = join(root, "docs", "rules");
const COMPRESSED = new Set([".html", ".js", ".css", ".svg", ".json", ".webmanifest"]);
const TOO_SMALL = 512;
/** Whoever builds it on the way to something else tells it in his own words. */
const quiet = process.argv.includes("--quiet");

function filesIn(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

const isTest = (file) => /\.test\.tsx?$/.test(file);

function isFresh() {
  const stamp = join(built, "index.html");
  if (!existsSync(stamp)) return false;
  const since = statSync(stamp).mtimeMs;
  const sources = [...SOURCES, ...OWN, RULES, join(root, "package-lock.json")].flatMap(filesIn);
  return sources.every((file) => isTest(file) || statSync(file).mtimeMs < since);
}

function compress(file) {
  const text = readFileSync(file);
  if (!COMPRESSED.has(extname(file)) || text.length < TOO_SMALL) return;
  writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: text.length };
  writeFileSync(`${file}.br`, brotliCompressSync(text, { params }));
}

/** Built beside and renamed, so that nobody serves half a client. */
function build() {
  const begun = new Date();
  const vite = join(root, "node_modules", "vite", "bin", "vite.js");
  const args = [vite, "build", "--outDir", draft, "--logLevel", "warn"];
  // Tests start the server too: what they build is what players get.
  const env = { ...process.env, NODE_ENV: "production" };
  const { status } = spawnSync(process.execPath, args, { cwd: web, stdio: "inherit", env });
  if (status !== 0) {
    rmSync(draft, { recursive: true, force: true });
    if (!quiet) console.error("error: the web client could not be built");
    process.exit(status ?? 1);
  }
  for (const file of filesIn(draft)) compress(file);
  // What was changed while we built counts as newer.
  utimesSync(join(draft, "index.html"), begun, begun);
  rmSync(built, { recursive: true, force: true });
  renameSync(draft, built);
}

const say = (words) => {
  if (!quiet) console.log(words);
};

if (isFresh()) {
  say("The web client is up to date.");
} else {
  say("Building the web client (a few seconds) ...");
  build();
  say("The web client is built.");
}
