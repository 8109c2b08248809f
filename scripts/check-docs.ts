// npm run docs: files that a page of docs names are there, and no two decisions have one number.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { sep } from "node:path";
import { type DocPage, docProblems } from "./doc-problems.ts";

const ROOT = new URL("../", import.meta.url);

const paths = readdirSync(new URL("docs/", ROOT), { recursive: true, encoding: "utf8" })
  .map((file) => `docs/${file.split(sep).join("/")}`)
  .filter((file) => file.endsWith(".md"));
const pages = ["README.md", ...paths].map(
  (path): DocPage => ({ path, text: readFileSync(new URL(path, ROOT), "utf8") }),
);

const problems = docProblems(pages, (path) => existsSync(new URL(path, ROOT)));
for (const problem of problems) console.error(`error: ${problem}`);
console.log(`docs: ${pages.length} pages, ${problems.length} problems`);
process.exitCode = problems.length === 0 ? 0 : 1;
