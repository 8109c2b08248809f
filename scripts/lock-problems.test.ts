import { expect, test } from "vitest";
import { type LockEntries, type LockEntry, type LockGap, lockProblems } from "./lock-problems.ts";

const SIX = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win32-x64", "win32-arm64"];

const binary = (platform: string): LockEntry => {
  const [os = "", cpu = ""] = platform.split("-");
  return { version: "1.0.0", integrity: "sha512-x", os: [os], cpu: [cpu] };
};

/** A tool whose binaries are packages, one for each platform, as far as the lock file names them. */
function toolWith(
  offered: readonly string[],
  named: readonly string[],
  folder = "node_modules",
): LockEntries {
  const optionalDependencies = Object.fromEntries(offered.map((platform) => [`tool-${platform}`, "1.0.0"]));
  const binaries = named.map((platform) => [`${folder}/tool-${platform}`, binary(platform)]);
  return {
    "": {},
    "packages/web": { version: "0.1.0" },
    "node_modules/@ours/web": { resolved: "packages/web", link: true },
    [`${folder}/tool`]: { version: "1.0.0", integrity: "sha512-x", optionalDependencies },
    ...Object.fromEntries(binaries),
  };
}

test("a lock file that names every binary has no problem", () => {
  expect(lockProblems(toolWith(SIX, SIX), [])).toEqual([]);
});

test("a binary that is offered and not named is a problem", () => {
  expect(lockProblems(toolWith(SIX, SIX.slice(0, 4)), [])).toEqual([
    "tool 1.0.0: no entry for tool-win32-x64",
    "tool 1.0.0: no entry for tool-win32-arm64",
  ]);
});

test("a tool without binaries for one of the six platforms is a problem", () => {
  const five = SIX.slice(0, 5);
  expect(lockProblems(toolWith(five, five), [])).toEqual(["tool 1.0.0: nothing for win32 arm64"]);
});

test("a binary for musl does not stand for Linux", () => {
  const entries = toolWith(SIX, SIX);
  const musl = { ...entries, "node_modules/tool-linux-x64": { ...binary("linux-x64"), libc: ["musl"] } };
  expect(lockProblems(musl, [])).toEqual(["tool 1.0.0: nothing for linux x64"]);
});

test("a helper for one system alone is no family of binaries", () => {
  const watcher = { version: "2.3.3", integrity: "sha512-x", os: ["darwin"] };
  expect(
    lockProblems(
      {
        "node_modules/tool": {
          version: "1.0.0",
          integrity: "sha512-x",
          optionalDependencies: { watcher: "~2.3.3" },
        },
        "node_modules/watcher": watcher,
      },
      [],
    ),
  ).toEqual([]);
});

test("binaries are found where Node finds them: beside the tool or above", () => {
  expect(lockProblems(toolWith(SIX, SIX, "packages/web/node_modules"), [])).toEqual([]);
  const nested = toolWith(SIX, [], "packages/web/node_modules");
  const above = SIX.map((platform) => [`node_modules/tool-${platform}`, binary(platform)]);
  expect(lockProblems({ ...nested, ...Object.fromEntries(above) }, [])).toEqual([]);
});

test("an entry needs its integrity and names no host", () => {
  expect(
    lockProblems(
      { "node_modules/tool": { version: "1.0.0", resolved: "https://mirror.example/tool.tgz" } },
      [],
    ),
  ).toEqual(["tool 1.0.0: no integrity", "tool 1.0.0: names a host"]);
});

const ON_ARM: LockGap = { name: "tool", platform: "win32 arm64", instead: "the one for x64 runs there" };

test("what a tool offers nobody is no problem where that is known", () => {
  const five = SIX.slice(0, 5);
  expect(lockProblems(toolWith(five, five), [ON_ARM])).toEqual([]);
  const four = SIX.slice(0, 4);
  expect(lockProblems(toolWith(four, four), [ON_ARM])).toEqual(["tool 1.0.0: nothing for win32 x64"]);
  expect(lockProblems(toolWith(SIX, five), [ON_ARM])).toContain("tool 1.0.0: no entry for tool-win32-arm64");
});

test("what is known to be missing and is there has to go from the list", () => {
  expect(lockProblems(toolWith(SIX, SIX), [ON_ARM])).toEqual([
    "tool: there is no gap for win32 arm64 any more",
  ]);
});
