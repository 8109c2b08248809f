/** What only a browser can show: two tabs at one game, a column drawn wider, a stored game that does not read. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { seriousFindings } from "./support/axe.ts";
import { browser } from "./support/browser.ts";
import { type Visitor, visit } from "./support/visitor.ts";

const asked = (page: Page) => page.locator("[data-region='prompt'][data-asked='true']");

async function sitDown(): Promise<Visitor> {
  const visitor = await visit(browser, {
    screen: "desktop",
    settings: { locale: "en", pace: 0, motion: "off", muted: true },
  });
  await visitor.goTo("/play/ai?level=greedy&deck=agency-cthulhu&vs=syndicate-hastur&seed=habits");
  await visitor.page.getByRole("button", { name: "Start the game" }).click();
  await asked(visitor.page).waitFor();
  return visitor;
}

test("the tab that opens a game last has it; the other says so and can take it back", async () => {
  const { page, context, complaints, leave } = await sitDown();
  const other = await context.newPage();
  await other.goto(page.url());
  await asked(other).waitFor();
  const taken = page.getByText(/being played in another tab/);
  await taken.waitFor();
  expect(await seriousFindings(page)).toEqual([]);
  await page.getByRole("button", { name: "Play on here" }).click();
  await asked(page).waitFor();
  await other.getByText(/being played in another tab/).waitFor();
  await page.getByRole("button", { name: /Keep this hand/ }).click();
  await page.locator("[data-region='prompt'][data-form='assign']").waitFor();
  expect(await taken.count()).toBe(0);
  expect(complaints).toEqual([]);
  await leave();
});

test("the column is drawn wider with the pointer, folded by key, and stays so after a reload", async () => {
  const { page, leave } = await sitDown();
  const separator = page.getByRole("separator");
  const widthOf = async (): Promise<number> =>
    Math.round((await page.getByRole("complementary").first().boundingBox())?.width ?? 0);
  const before = await widthOf();
  const box = await separator.boundingBox();
  if (box === null) throw new Error("there is nothing to draw at");
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x - 120, y, { steps: 4 });
  await page.mouse.up();
  const after = await widthOf();
  expect(after).toBeGreaterThan(before + 100);
  await page.reload();
  await asked(page).waitFor();
  expect(await widthOf()).toBe(after);
  await page.keyboard.press("]");
  await separator.waitFor({ state: "detached" });
  await page.reload();
  await asked(page).waitFor();
  expect(await separator.count()).toBe(0);
  await leave();
});
