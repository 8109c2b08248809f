/** What keeps somebody out of a page, as axe finds it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults, RunOptions } from "axe-core";
import type { Page } from "playwright-core";
import { THEMES } from "../../src/settings/player-settings.ts";
import { wear } from "./visitor.ts";

interface Colour {
  readonly r: number;
  readonly g: number;
  readonly b: number;
  readonly alpha: number;
}
interface ReadColour extends Colour {
  parseString(text: string): Colour;
}
type Rules = NonNullable<RunOptions["runOnly"]>;

declare global {
  /** In the page, once it was put there. */
  var axe: {
    run(page: Document, options: RunOptions): Promise<AxeResults>;
    readonly commons: { readonly color: { readonly Color: { readonly prototype: ReadColour } } };
  };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
const EVERYTHING = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const isThere = (page: Page): Promise<boolean> => page.evaluate(() => "axe" in globalThis);

/** Findings that keep somebody out, each with the elements it was found at. */
export async function seriousFindings(
  page: Page,
  runOnly: Rules = { type: "tag", values: EVERYTHING },
): Promise<readonly string[]> {
  if (!(await isThere(page))) {
    await page.evaluate(AXE);
    await page.evaluate(readColoursOnce);
  }
  const options: RunOptions = { runOnly, resultTypes: ["violations"] };
  const { violations } = await page.evaluate(look, options);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(" | ")}`,
    );
}

/** Those of the rules above that speak of colours. */
const COLOURS = ["color-contrast", "link-in-text-block"];

/** In the first theme everything, in the others the colours: a theme changes nothing else. */
export async function findingsInAnyTheme(page: Page): Promise<readonly string[]> {
  const findings: string[] = [];
  for (const [at, theme] of THEMES.entries()) {
    await wear(page, { theme });
    await page.locator(`html[data-theme='${theme}']`).waitFor();
    const found = await seriousFindings(page, at === 0 ? undefined : { type: "rule", values: COLOURS });
    findings.push(...found.map((finding) => `${theme}: ${finding}`));
  }
  return findings;
}

/** Runs in the page. */
const look = (options: RunOptions): Promise<AxeResults> => globalThis.axe.run(document, options);

/** Runs in the page. Axe reads the same few colours for every word of a text, and each time for a millisecond. */
function readColoursOnce(): void {
  const { Color } = globalThis.axe.commons.color;
  const { parseString } = Color.prototype;
  const known = new Map<string, Colour>();
  Color.prototype.parseString = function parseKnown(text) {
    const { r, g, b, alpha } = known.get(text) ?? parseString.call(this, text);
    Object.assign(this, { r, g, b, alpha });
    known.set(text, { r, g, b, alpha });
    return this;
  };
}
