// npm run lock-check: `npm ci` installs the same on Linux, macOS and Windows, on x64 and arm64.
import { readFileSync } from "node:fs";
import { type LockEntries, lockProblems } from "./lock-problems.ts";

const lock: { readonly packages: LockEntries } = JSON.parse(
  readFileSync(new URL("../package-lock.json", import.meta.url), "utf8"),
);
const problems = lockProblems(lock.packages);
for (const problem of problems) console.error(`error: package-lock.json: ${problem}`);
console.log(`lock: ${Object.keys(lock.packages).length} entries, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
