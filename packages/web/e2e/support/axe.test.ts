/** What axe finds is told: also the second word in a colour, and what one theme alone gets wrong. */
import { expect, test } from "vitest";
import { findingsInAnyTheme, seriousFindings } from "./axe.ts";
import { browser } from "./browser.ts";
import { visit } from "./visitor.ts";

const pageOf = (title: string, body: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><main><h1>${title}</h1>${body}</main></html>`;

test("words too pale and a button without a name are found", async () => {
  const { page, leave } = await visit(browser);
  await page.setContent(
    pageOf(
      "Pale",
      `<p style="color:#000">Black</p><p style="color:#999">one</p><p style="color:#999">two</p>
       <p style="background:#999; color:#000">on grey</p><button></button>`,
    ),
  );
  const findings = await seriousFindings(page);
  expect(findings.map((finding) => finding.split(":")[0]).sort()).toEqual(["button-name", "color-contrast"]);
  expect(findings.join().match(/<p style/g)).toHaveLength(2);
  await leave();
});

test("what only one theme shows is found, and its theme is named", async () => {
  const { page, goTo, leave } = await visit(browser, { settings: { locale: "en" } });
  await goTo("/about");
  await page.addStyleTag({ content: "[data-theme='contrast'] h1 { color: #222 !important; }" });
  const [finding, ...others] = await findingsInAnyTheme(page);
  expect(finding).toMatch(/^contrast: color-contrast/);
  expect(others).toEqual([]);
  await leave();
});
