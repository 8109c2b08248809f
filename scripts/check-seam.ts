/** Nobody outside packages/rules reads the engine's stack, nor what a state keeps of what is under way. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { distinctNames, readsOfProgress, readsOfStack } from "./seam.ts";

const SOURCE = /\.(ts|tsx|mjs)$/;
const NOT_LOOKED_AT = /(^|\/)(node_modules|\.build)\/|^rules\//;

const root = fileURLToPath(new URL("../packages/", import.meta.url));
const names = distinctNames(readFileSync(join(root, "rules/src/state/procedure-locals.ts"), "utf8"));
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(sep).join("/"))
  .filter((file) => SOURCE.test(file) && !NOT_LOOKED_AT.test(file));
const faults = files.flatMap((file) => {
  const text = readFileSync(join(root, file), "utf8");
  const reads = [...readsOfStack(text, names), ...readsOfProgress(text)];
  return reads.map(({ line, found }) => `packages/${file}:${line}: ${found}`);
});
for (const fault of faults) console.error(`seam: ${fault} is the engine's own`);
console.log(`seam: ${files.length} files, ${faults.length} places read what is the engine's own`);
process.exitCode = faults.length === 0 ? 0 : 1;
