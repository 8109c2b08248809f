/** The page of a balance report: the statistics page's own section, built into one file that needs nothing else. */
import { spawnSync } from "node:child_process";
import type { BalanceSheet } from "@fhtagn/lab";
import { CliError } from "../errors.ts";
import { inRepository } from "../files.ts";

/** Where the built page has room for its figures (packages/web/balance-page.html). */
const PLACE = '"BALANCE_SHEET"';
const LARGEST = 2 ** 26;

/** Before the games are played: nobody waits for them and is then told that there is no page. */
export function buildBalancePage(): (sheet: BalanceSheet) => string {
  const script = inRepository("packages", "web", "write-balance-page.mjs");
  const { status, stdout } = spawnSync(process.execPath, [script], {
    encoding: "utf8",
    maxBuffer: LARGEST,
    stdio: ["ignore", "pipe", "inherit"],
  });
  if (status !== 0 || !stdout.includes(PLACE)) throw new CliError(({ noBalancePage }) => noBalancePage);
  return (sheet) => stdout.replace(PLACE, () => asData(sheet));
}

/** JSON that ends no script, whatever a deck is called. */
const asData = (sheet: BalanceSheet): string => JSON.stringify(sheet).replaceAll("<", "\\u003c");
