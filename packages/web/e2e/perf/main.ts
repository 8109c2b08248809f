/** `npm run perf`: how quick the built page is in Chromium. It prints and judges nothing. */
import { writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { launchChromium } from "@fhtagn/testkit/browser";
import type { Browser } from "playwright-core";
import { countsOf, runCommand, someOf } from "../support/asked.ts";
import { serveClient } from "../support/serve.ts";
import { measureElderGame } from "./elder-game.ts";
import { measureFeedback } from "./feedback.ts";
import { measureHostile } from "./hostile-times.ts";
import { measureOpening } from "./opening.ts";
import { type Measured, reportTable } from "./report.ts";
import { measureReview } from "./review.ts";
import { measureThinking } from "./thinking.ts";

const PARTS = ["opening", "feedback", "game", "thinking", "review", "hostile"] as const;
type Part = (typeof PARTS)[number];

const HELP = `npm run perf -- [--only ${PARTS.join(",")}] [--rates 1,4] [--json FILE] [--help]

Builds and serves the page, opens it in Chromium and prints how quick it is: from opening it to the first own
decision; from an event to the next picture; what holds up the main thread in a whole game against Elder; how
long each level thinks; how long the review of a game takes; how soon what strangers send is refused. Nothing is judged. docs/performance.md says how each
figure is measured.

  --only LIST    only these parts
  --rates LIST   so many times slower than this machine (1,4)
  --json FILE    the same for programs`;

interface Terms {
  readonly parts: readonly Part[];
  /** Times slower than this machine. */
  readonly rates: readonly number[];
  readonly json: string | undefined;
  readonly help: boolean;
}

function readTerms(): Terms {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: PARTS.join(",") },
      rates: { type: "string", default: "1,4" },
      json: { type: "string" },
      help: { type: "boolean", default: false },
    },
  });
  const { only, rates, json, help } = values;
  return { parts: someOf("--only", only, PARTS), rates: countsOf("--rates", rates), json, help };
}

const tell = (line: string): void => void process.stderr.write(`${line}\n`);

interface Here {
  readonly browser: Browser;
  readonly address: string;
  readonly rate: number;
}

async function measureAt({ browser, address, rate }: Here, parts: readonly Part[]): Promise<Measured> {
  const part = async <T>(name: Part, measure: Measure<T>): Promise<T | undefined> => {
    if (!parts.includes(name)) return undefined;
    tell(`measuring: ${name}, ${rate === 1 ? "this machine" : `${rate} times slower`} ...`);
    return measure(browser, address, rate);
  };
  const opening = await part("opening", measureOpening);
  const feedback = await part("feedback", measureFeedback);
  const elderGame = await part("game", measureElderGame);
  const thinking = await part("thinking", measureThinking);
  const review = await part("review", measureReview);
  const hostile = await part("hostile", measureHostile);
  return {
    rate,
    ...(opening && { opening }),
    ...(feedback && { feedback }),
    ...(elderGame && { elderGame }),
    ...(thinking && { thinking }),
    ...(review && { review }),
    ...(hostile && { hostile }),
  };
}

type Measure<T> = (browser: Browser, address: string, rate: number) => Promise<T>;

async function measureAll(browser: Browser, { rates, parts }: Terms): Promise<readonly Measured[]> {
  const { address, stop } = await serveClient();
  const measured: Measured[] = [];
  try {
    for (const rate of rates) measured.push(await measureAt({ browser, address, rate }, parts));
    return measured;
  } finally {
    stop();
  }
}

async function measure(terms: Terms): Promise<void> {
  const browser = await launchChromium();
  try {
    const measured = await measureAll(browser, terms);
    const machine = [
      `${cpus().length} cores, ${cpus()[0]?.model}`,
      `Chromium ${browser.version()}`,
      `load average ${loadavg()[1]?.toFixed(1)}`,
    ].join(", ");
    console.log(`${machine}\n\n${reportTable(measured)}`);
    if (terms.json !== undefined) writeFileSync(inCaller(terms.json), asText({ machine, measured }));
  } finally {
    await browser.close();
  }
}

/** npm runs scripts at the root of the repository, wherever it was called. */
const inCaller = (file: string): string => resolve(process.env.INIT_CWD ?? ".", file);

const asText = (report: object): string => `${JSON.stringify(report, null, 2)}\n`;

await runCommand(async () => {
  const terms = readTerms();
  if (terms.help) console.log(HELP);
  else await measure(terms);
});
