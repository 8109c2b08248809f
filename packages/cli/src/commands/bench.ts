/** `fhtagn bench`: the speed and size of the engine, the speed of the computer players (docs/performance.md). */
import type { Locale } from "@fhtagn/rules";
import { type CommandWords, commandWords, type WorkbenchWords } from "@fhtagn/words";
import { Command } from "commander";
import type { EngineFigures } from "../bench/bench-figures.ts";
import {
  type BotTimes,
  ELDER_DECISIONS,
  elderMilliseconds,
  measureBots,
  ROUNDS_OF_BOTS,
  strongestName,
} from "../bench/bots.ts";
import { chessGames } from "../bench/chess-games.ts";
import { benchSetup } from "../bench/engine.ts";
import { measureEngine, ROUNDS_OF_ENGINE } from "../bench/measure-engine.ts";
import { type BotFigures, botLines } from "../bench/targets.ts";
import { jsonOption } from "../flags.ts";
import { columns, print, printJson, progressBar } from "../output.ts";

interface BenchFlags {
  readonly json?: true;
  readonly anchors?: true;
  readonly lang: Locale;
}

export function benchCommand({ help }: CommandWords): Command {
  return new Command("bench")
    .description(help.bench.about)
    .option("--anchors", help.bench.anchors)
    .addOption(jsonOption(help))
    .action(async ({ json, anchors, lang }: BenchFlags) => {
      const { bench: words } = commandWords(lang).workbench;
      const report = await measure(anchors === true);
      if (json === true) printJson({ ...report.figures, best: report.best });
      else
        print(
          [
            columns(rowsOf(report, words)),
            "",
            ...growthLines(report.figures, words),
            ...botLines(report.figures, words),
          ].join("\n"),
        );
    });
}

interface Report {
  readonly figures: EngineFigures & BotFigures;
  readonly best: object;
}

/** Each figure, and what it was in the quickest rounds. */
type BenchWords = WorkbenchWords["bench"];

function rowsOf(
  { figures, best }: Report,
  { median, best: quickestOf }: BenchWords,
): readonly (readonly string[])[] {
  const quickest = new Map(Object.entries(best));
  const rows = Object.entries(figures).flatMap(([name, value]) =>
    typeof value === "object" && !isNames(value)
      ? []
      : [[name, String(value), String(quickest.get(name) ?? "")]],
  );
  return [["", median, quickestOf], ...rows];
}

const isNames = (value: object): boolean => Array.isArray(value) && typeof value[0] === "string";

const growthLines = ({ growth }: EngineFigures, words: BenchWords): readonly string[] =>
  growth.map(({ characters, microseconds }) => words.growth(characters, String(microseconds)));

/** The strongest level takes most of the time, and so most of the bar. */
const ELDER_STEPS = 20;
const stepsOfElder = (done: number): number => Math.floor((ELDER_STEPS * done) / ELDER_DECISIONS);

async function measure(anchors: boolean): Promise<Report> {
  const chess = anchors ? await chessGames() : null;
  const bar = progressBar("bench", ROUNDS_OF_ENGINE + ROUNDS_OF_BOTS + ELDER_STEPS);
  const setup = benchSetup();
  const engine = measureEngine(setup, chess, (round) => bar.at(round));
  const bots = measureBots(setup, (round) => bar.at(ROUNDS_OF_ENGINE + round));
  const before = ROUNDS_OF_ENGINE + ROUNDS_OF_BOTS;
  const elder = elderMilliseconds(ELDER_DECISIONS, (done) => bar.at(before + stepsOfElder(done)));
  bar.end();
  const levels = { elderMilliseconds: elder, elderMeasured: strongestName() };
  const best: BotTimes = bots("best");
  return {
    figures: { ...engine.figures, ...bots("median"), ...levels },
    best: { ...engine.best, ...best },
  };
}
