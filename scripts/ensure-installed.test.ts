import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";

const ROOT = mkdtempSync(join(tmpdir(), "fhtagn-install-"));
afterAll(() => rmSync(ROOT, { recursive: true }));

const SCRIPT = fileURLToPath(new URL("ensure-installed.mjs", import.meta.url));
const LOCK = {
  packages: {
    "": {},
    "node_modules/dice": { version: "1.0.0", integrity: "sha512-x" },
    "node_modules/dice-win32-x64": { version: "1.0.0", integrity: "sha512-y", optional: true },
  },
};
const DICE = LOCK.packages["node_modules/dice"];

/** Stands where npm would be found: writes down what it was asked for. */
const NPM = `#!${process.execPath}
require("node:fs").writeFileSync("asked.txt", process.argv.slice(2).join(" "));
`;

/** What npm is asked for in a checkout where this is installed; nothing if it is not called. */
function askedOfNpm(name: string, installed: object | null): string | null {
  const root = join(ROOT, name);
  for (const folder of ["scripts", "bin", "node_modules"]) mkdirSync(join(root, folder), { recursive: true });
  cpSync(SCRIPT, join(root, "scripts", "ensure-installed.mjs"));
  writeFileSync(join(root, "bin", "npm"), NPM, { mode: 0o755 });
  writeFileSync(join(root, "package-lock.json"), JSON.stringify(LOCK));
  const there = join(root, "node_modules", ".package-lock.json");
  if (installed !== null) writeFileSync(there, JSON.stringify({ packages: installed }));
  const env = { ...process.env, PATH: join(root, "bin") };
  const { status } = spawnSync(process.execPath, [join(root, "scripts", "ensure-installed.mjs")], { env });
  expect(status).toBe(0);
  const asked = join(root, "asked.txt");
  return existsSync(asked) ? readFileSync(asked, "utf8") : null;
}

// A file named npm is no program there.
const onUnix = test.skipIf(process.platform === "win32");

onUnix("whatever is missing is installed without writing the lock file", () => {
  expect(askedOfNpm("new", null)).toMatch(/^ci /);
  expect(askedOfNpm("older", { "node_modules/dice": { ...DICE, version: "0.9.0" } })).toMatch(/^ci /);
});

onUnix("nothing is installed where all is there; binaries of other platforms need not be", () => {
  expect(askedOfNpm("whole", { "node_modules/dice": DICE })).toBeNull();
});

test("npm start and npm test look first whether all is installed, and no command installs in another way", () => {
  const text = readFileSync(new URL("../package.json", import.meta.url), "utf8");
  const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(text);
  for (const before of ["prestart", "pretest"]) expect(scripts[before]).toContain("ensure-installed.mjs");
  expect(Object.values(scripts).filter((script) => /npm (i|install|update)\b/.test(script))).toEqual([]);
});
