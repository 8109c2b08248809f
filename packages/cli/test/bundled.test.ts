import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { fhtagnIn } from "./fhtagn.ts";

const PACKAGE = fileURLToPath(new URL("..", import.meta.url));
const BUILT = join(PACKAGE, ".build");
const FOLDER = mkdtempSync(join(tmpdir(), "fhtagn-bundled-"));
/** No entry of the package has this name. */
const NAME = "bundled-test";

const builtFiles = (name: string): readonly string[] =>
  readdirSync(BUILT).filter((file) => file.startsWith(name) && file.endsWith(".mjs"));

afterAll(() => {
  rmSync(FOLDER, { recursive: true });
  for (const file of readdirSync(BUILT)) if (file.startsWith(NAME)) rmSync(join(BUILT, file));
});

/** What is kept after the command was called from this folder: the file that ran. */
function filesOf(folder: string): readonly string[] {
  expect(fhtagnIn(folder)("--version").status).toBe(0);
  return builtFiles("main-");
}

test("the command is the same file wherever it is called, so that no call throws out another's", () => {
  const here = filesOf(PACKAGE);
  expect(here).toHaveLength(1);
  expect(filesOf(tmpdir())).toEqual(here);
});

const PART = join(FOLDER, "part.ts");

/** Seconds on the clock of the file system: older than any call of this test. */
function writePart(text: string, seconds: number): void {
  writeFileSync(PART, `export const said = "${text}";\n`);
  utimesSync(PART, seconds, seconds);
}

function run(): string {
  const entry = pathToFileURL(join(FOLDER, `${NAME}.ts`)).href;
  const bundled = pathToFileURL(join(PACKAGE, "bundled.mjs")).href;
  const call = `const { runBundled } = await import("${bundled}"); await runBundled(new URL("${entry}"));`;
  return spawnSync(process.execPath, ["--input-type=module", "--eval", call], { encoding: "utf8" }).stdout;
}

test("it is made again when a part of it has changed or gone, and not before", () => {
  writeFileSync(join(FOLDER, `${NAME}.ts`), 'import { said } from "./part.ts";\nconsole.log(said);\n');
  utimesSync(join(FOLDER, `${NAME}.ts`), 1000, 1000);
  writePart("one", 1000);
  expect(run()).toBe("one\n");
  const note = join(BUILT, `${NAME}.made-of.json`);
  const made = statSync(note).mtimeMs;
  expect(run()).toBe("one\n");
  expect(statSync(note).mtimeMs).toBe(made);
  writePart("two", 2000);
  expect(run()).toBe("two\n");
  expect(builtFiles(NAME)).toHaveLength(1);
  for (const file of builtFiles(NAME)) rmSync(join(BUILT, file));
  expect(run()).toBe("two\n");
});
