// npm run styles: breakpoints of the page have names, and its colours are tokens.
import { readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { BREAKPOINTS } from "../packages/web/src/theme/breakpoints.ts";
import { styleProblems } from "./style-problems.ts";

const WEB = new URL("../packages/web/", import.meta.url);

const files = readdirSync(new URL("src/", WEB), { recursive: true, encoding: "utf8" })
  .map((file) => `src/${file.split(sep).join("/")}`)
  .filter((file) => /\.(?:css|tsx?)$/.test(file));
const sources = files.map((path) => ({ path, text: readFileSync(new URL(path, WEB), "utf8") }));

const problems = styleProblems(sources, Object.keys(BREAKPOINTS));
for (const problem of problems) console.error(`error: packages/web/${problem}`);
console.log(
  `styles: ${Object.keys(BREAKPOINTS).length} breakpoints, ${sources.length} files, ${problems.length} problems`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
