/** `npm run e2e:long`: whole games of random legal clicks against every level, in the built page. */
import { parseArgs } from "node:util";
import { launchChromium } from "@fhtagn/testkit/browser";
import { countOf, runCommand, someOf } from "../support/asked.ts";
import { serveClient } from "../support/serve.ts";
import { type Planned, plannedGames } from "./plan.ts";
import { playPlanned } from "./play.ts";

const HELP = `npm run e2e:long -- [--rounds 4] [--only 3,17] [--help]

Plays whole games by random legal clicks: in each round one against each of the five levels, on mixed screens,
in both languages. A game fails on an error or a warning of the console, a question that nobody can answer, a
table that stands still, or a page that loads again. Exit code 1 if one did.

  --rounds N     rounds of five games (4)
  --only LIST    only the games of these numbers`;

interface Terms {
  readonly games: readonly Planned[];
  readonly help: boolean;
}

function readTerms(): Terms {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "4" },
      only: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const planned = plannedGames(countOf("--rounds", values.rounds));
  return { games: values.only === undefined ? planned : chosen(planned, values.only), help: values.help };
}

function chosen(planned: readonly Planned[], only: string): readonly Planned[] {
  const numbers = someOf(
    "--only",
    only,
    planned.map(({ number }) => String(number)),
  );
  return planned.filter(({ number }) => numbers.includes(String(number)));
}

const SECOND = 1000;

async function playAll(games: readonly Planned[]): Promise<number> {
  const { address, stop } = await serveClient();
  const browser = await launchChromium();
  let failed = 0;
  for (const game of games) {
    const { number, level, screen, way, locale } = game;
    const began = performance.now();
    const { end, clicks, troubles } = await playPlanned(browser, address, game);
    const seconds = Math.round((performance.now() - began) / SECOND);
    const said = end === null || troubles.length > 0 ? "FAILED" : `"${end}"`;
    console.log(
      `game ${number}: ${level}, ${screen}, ${way}, ${locale}: ${said}, ${clicks} clicks, ${seconds} s`,
    );
    for (const trouble of troubles) console.log(`  ${trouble}`);
    if (end === null || troubles.length > 0) failed++;
  }
  await browser.close();
  stop();
  console.log(`${games.length - failed} of ${games.length} games came to an end without a complaint`);
  return failed;
}

await runCommand(async () => {
  const { games, help } = readTerms();
  if (help) console.log(HELP);
  else process.exitCode = (await playAll(games)) > 0 ? 1 : 0;
});
