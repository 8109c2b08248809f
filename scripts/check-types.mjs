// Checks every tsconfig of the repository with the native compiler. Those with the same options are checked as one
// program: packages read each other's sources, and a program for each would check those of the rules a dozen times.
import { spawn } from "node:child_process";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = fileURLToPath(new URL("..", import.meta.url));
const tsc = join(root, "node_modules", "@typescript", "native", "bin", "tsc");
/** The programs are written here; a name is looked up from here too, so it lies in the repository. */
const PROGRAMS = join(root, "node_modules", ".cache", "types");
const IN_PACKAGES = ["tsconfig.json", "tsconfig.test.json", "tsconfig.worker.json"];
const UNDERSTOOD = ["extends", "compilerOptions", "include", "exclude"];
const NO_INPUTS = "TS18003";
/** Each fills a core: several checkers within a program do much of the same work. */
const AT_ONCE = 2;
const CHECKERS = ["--checkers", "1"];

function readProject(file) {
  const folder = dirname(file);
  const { compilerOptions = {}, ...rest } = JSON.parse(readFileSync(file, "utf8"));
  const strange = Object.keys(rest).filter((key) => !UNDERSTOOD.includes(key));
  if (strange.length > 0) throw new Error(`${file}: "${strange.join(", ")}" cannot be checked with others`);
  const whole = (paths = []) => paths.map((path) => join(folder, path));
  const { include, exclude } = rest;
  return {
    folder,
    base: join(folder, rest.extends),
    options: compilerOptions,
    include: whole(include),
    exclude: whole(exclude),
  };
}

const projects = () =>
  [join(root, "tsconfig.json")]
    .concat(
      readdirSync(join(root, "packages")).flatMap((name) =>
        IN_PACKAGES.map((file) => join(root, "packages", name, file)),
      ),
    )
    .filter((file) => existsSync(file))
    .map(readProject);

/** Two projects of one folder stay apart: what one leaves out, the other may be about. */
const belongTogether = (one, other) =>
  one.folder !== other.folder &&
  one.base === other.base &&
  JSON.stringify(one.options) === JSON.stringify(other.options);

function programs() {
  const found = [];
  for (const project of projects()) {
    const program = found.find((members) => members.every((member) => belongTogether(member, project)));
    if (program === undefined) found.push([project]);
    else program.push(project);
  }
  return found;
}

function writeProgram(members, at) {
  const [{ base, options }] = members;
  const file = join(PROGRAMS, `tsconfig.${at}.json`);
  const all = (key) => members.flatMap((member) => member[key]);
  const program = {
    extends: base,
    compilerOptions: options,
    include: all("include"),
    exclude: all("exclude"),
  };
  writeFileSync(file, JSON.stringify(program));
  return { file, count: members.length };
}

function check({ file, count }) {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [tsc, "--pretty", "false", ...CHECKERS, "-p", file], { cwd: root });
    let output = "";
    child.stdout.on("data", (chunk) => (output += chunk));
    child.stderr.on("data", (chunk) => (output += chunk));
    child.on("close", (status) => resolve({ count, ok: status === 0 || output.includes(NO_INPUTS), output }));
  });
}

async function worker(queue, results) {
  for (let program = queue.shift(); program; program = queue.shift()) results.push(await check(program));
}

rmSync(PROGRAMS, { recursive: true, force: true });
mkdirSync(PROGRAMS, { recursive: true });
const queue = programs().map(writeProgram);
const results = [];
await Promise.all(Array.from({ length: AT_ONCE }, () => worker(queue, results)));

const failed = results.filter(({ ok }) => !ok);
// The same error in a shared file is seen by several programs; once is enough.
const lines = new Set(failed.flatMap(({ output }) => output.trim().split("\n")));
for (const line of lines) console.error(line);
const checked = results.reduce((sum, { count }) => sum + count, 0);
console.log(`types: ${checked} projects in ${results.length} programs, ${failed.length} with errors`);
process.exitCode = failed.length === 0 ? 0 : 1;
