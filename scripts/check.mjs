// npm run check: everything that can be said of the sources without running them, a step for each core at a time.
import { spawn } from "node:child_process";
import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
/** The longest first, so that none is left alone at the end. */
const STEPS = [
  "types",
  "lint",
  "boundaries",
  "seam",
  "dead-code",
  "doors",
  "names",
  "sizes",
  "styles",
  "docs",
  "card-check",
  "budgets",
  "lock-check",
];

function run(step) {
  const child = spawn("npm", ["run", "--silent", step], { cwd: root, shell: process.platform === "win32" });
  const output = [];
  child.stdout.on("data", (chunk) => output.push(chunk));
  child.stderr.on("data", (chunk) => output.push(chunk));
  return new Promise((resolve) => {
    child.on("close", (status) => {
      // Whole, so that two steps do not speak at the same time.
      process.stdout.write(Buffer.concat(output));
      resolve({ step, ok: status === 0 });
    });
  });
}

const queue = [...STEPS];
const failed = [];
async function worker() {
  for (let step = queue.shift(); step !== undefined; step = queue.shift()) {
    const { ok } = await run(step);
    if (!ok) failed.push(step);
  }
}
await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, worker));

console.log(
  failed.length === 0 ? `check: ${STEPS.length} steps pass` : `check: these fail: ${failed.join(", ")}`,
);
process.exitCode = failed.length === 0 ? 0 : 1;
