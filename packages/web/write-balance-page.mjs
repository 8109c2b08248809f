// Builds the page of a balance report and prints it: one file that needs nothing else, with a place for the figures.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { build } from "vite";

const HERE = fileURLToPath(new URL(".", import.meta.url));
// Tests write the page too: what they write is what everybody gets.
process.env.NODE_ENV = "production";

const { output } = await build({
  root: HERE,
  configFile: `${HERE}balance-page.config.ts`,
  logLevel: "error",
});
const scripts = output.filter(({ type }) => type === "chunk");
const styles = output.filter(({ fileName }) => fileName.endsWith(".css"));
const [script] = scripts;
const [style] = styles;
if (script === undefined || style === undefined || output.length > 2)
  throw new Error(`not one script and one style sheet: ${output.map(({ fileName }) => fileName).join(", ")}`);

/** The browser looks for the end of a script before it reads the script. */
const closed = (code) => code.replaceAll(/<(?=\/script|!--)/gi, "\\x3C");

const page = readFileSync(new URL("balance-page.html", import.meta.url), "utf8")
  .replace("<!-- style -->", () => `<style>${style.source}</style>`)
  .replace("<!-- script -->", () => `<script type="module">${closed(script.code)}</script>`);
process.stdout.write(page);
