/**
 * Nobody outside packages/rules reads the engine's stack, nor what a state keeps of what is under way; and nobody lets
 * something stand in for what must be there, or takes a person's answer by another way than `decide`.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { distinctNames, goesRound, readsOfProgress, readsOfStack, standIns } from "./seam.ts";

const SOURCE = /\.(ts|tsx|mjs)$/;
const NOT_LOOKED_AT = /(^|\/)(node_modules|\.build)\//;
const ENGINE = /^rules\//;
/** Tests may say what they like of somebody who is there by their own doing. */
const TEST = /(^|\/)(test|e2e)\/|\.test\.tsx?$/;

const root = fileURLToPath(new URL("../packages/", import.meta.url));
const names = distinctNames(readFileSync(join(root, "rules/src/state/procedure-locals.ts"), "utf8"));
const files = readdirSync(root, { recursive: true, encoding: "utf8" })
  .map((file) => file.split(sep).join("/"))
  .filter((file) => SOURCE.test(file) && !NOT_LOOKED_AT.test(file));
const texts = files.map((path) => ({ path, text: readFileSync(join(root, path), "utf8") }));
const outside = texts.filter(({ path }) => !ENGINE.test(path));
const reads = outside.flatMap(({ path, text }) =>
  [...readsOfStack(text, names), ...readsOfProgress(text)].map(
    ({ line, found }) => `${path}:${line}: ${found}`,
  ),
);
const sources = texts.filter(({ path }) => !TEST.test(path));
const round = sources.filter(goesRound);
const others = sources.flatMap((source) =>
  standIns(source).map(({ line, found }) => `${source.path}:${line}: ${found}`),
);
for (const fault of reads) console.error(`seam: packages/${fault} is the engine's own`);
for (const fault of others) console.error(`seam: packages/${fault} stands in for what must be there`);
for (const { path } of round) console.error(`seam: packages/${path} takes answers round decide`);
console.log(
  `seam: ${outside.length} files, ${reads.length} places read what is the engine's own, ${others.length} have something stand in`,
);
process.exitCode = reads.length + others.length + round.length === 0 ? 0 : 1;
