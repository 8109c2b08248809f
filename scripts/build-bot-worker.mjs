// npm run build:bot-worker: the computer players as one file for a Web Worker. Fails if it grows too large,
// or if anything but our own rules is imported: card data is handed to the worker, and a browser has no Node.
import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { gzipSync } from "node:zlib";
import { build } from "esbuild";

const WORKER = fileURLToPath(new URL("../packages/bots/src/worker/worker.ts", import.meta.url));
/** Another file can be named, to see whether it could go into a worker. */
const [ENTRY = WORKER] = process.argv.slice(2);
const FILE = fileURLToPath(new URL("../packages/bots/.build/bot-worker.js", import.meta.url));
const BUDGET_KB = 150;

const onlyRules = {
  name: "only-rules",
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ path, kind, importer }) => {
      if (kind === "entry-point" || path === "@fhtagn/rules" || path.startsWith("@fhtagn/rules/"))
        return undefined;
      return { errors: [{ text: `"${path}" cannot go into the worker; it is imported by ${importer}` }] };
    });
  },
};

async function buildWorker() {
  try {
    await build({
      entryPoints: [ENTRY],
      outfile: FILE,
      bundle: true,
      minify: true,
      format: "esm",
      platform: "browser",
      target: "es2023",
      logLevel: "error",
      plugins: [onlyRules],
    });
    return true;
  } catch {
    return false; // esbuild has said why
  }
}

const inKb = (bytes) => (bytes / 1000).toFixed(1);

if (await buildWorker()) {
  const zipped = gzipSync(await readFile(FILE), { level: 9 }).length;
  console.log(
    `bot worker: ${inKb(zipped)} kB gzip of at most ${BUDGET_KB} (${inKb(statSync(FILE).size)} kB unpacked)`,
  );
  process.exitCode = zipped > BUDGET_KB * 1000 ? 1 : 0;
} else process.exitCode = 1;
