// Checks every tsconfig of the repository with the native compiler, a few at a time.
import { spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const tsc = join(root, "node_modules", "@typescript", "native", "bin", "tsc");
const NO_INPUTS = "TS18003";
const AT_ONCE = 3;

function projects() {
  const inPackages = readdirSync(join(root, "packages")).flatMap((name) =>
    ["tsconfig.json", "tsconfig.test.json", "tsconfig.worker.json"].map((file) =>
      join("packages", name, file),
    ),
  );
  return ["tsconfig.json", ...inPackages].filter((file) => existsSync(join(root, file)));
}

function check(project) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [tsc, "--pretty", "false", "-p", project], { cwd: root });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("close", (status) =>
      resolve({ project, ok: status === 0 || output.includes(NO_INPUTS), output }),
    );
  });
}

async function worker(queue, results) {
  for (let project = queue.shift(); project; project = queue.shift()) results.push(await check(project));
}

const queue = projects();
const results = [];
await Promise.all(Array.from({ length: AT_ONCE }, () => worker(queue, results)));

const failed = results.filter(({ ok }) => !ok);
// The same error in a shared file is seen by several projects; once is enough.
const lines = new Set(failed.flatMap(({ output }) => output.trim().split("\n")));
for (const line of lines) console.error(line);
console.log(`types: ${results.length - failed.length} of ${results.length} projects pass`);
process.exitCode = failed.length === 0 ? 0 : 1;
