/** `fhtagn replay FILE`: shows or verifies a saved game. */
import { type GameRecord, type Locale, type Replayed, readRecord, replay } from "@fhtagn/rules";
import { differenceText, malformedText, recordTeller } from "@fhtagn/words";
import { Command } from "commander";
import { gameLibrary } from "../card-library.ts";
import { CliError } from "../errors.ts";
import { readUserFile } from "../files.ts";
import { jsonOption, languageOption, wholeNumber } from "../flags.ts";
import { print, printJson } from "../output.ts";

interface Flags {
  readonly to?: number;
  readonly verify?: true;
  readonly lang: Locale;
  readonly json?: true;
}

export function replayCommand(): Command {
  return new Command("replay")
    .description("show or verify a saved game")
    .argument("<file>", "a record, readable or compact")
    .option("--to <n>", "stop after so many decisions", wholeNumber)
    .option("--verify", "only compare every hash")
    .addOption(languageOption())
    .addOption(jsonOption())
    .action((file: string, flags: Flags) => {
      const record = recordIn(file);
      const { to, lang } = flags;
      const replayed = replay(record, gameLibrary(), {
        tell: recordTeller(gameLibrary(), lang),
        ...(to !== undefined && { to }),
      });
      if (flags.json === true) printJson(asJson(replayed, flags));
      else if (flags.verify === true) print(summary(record, replayed));
      else show(record, replayed);
      const failed = !replayed.ok && (flags.verify === true || replayed.sameEngine);
      process.exitCode = failed ? 1 : 0;
    });
}

function recordIn(file: string): GameRecord {
  const read = readRecord(readUserFile(file));
  if (!read.ok) throw new CliError(`"${file}" is no record: ${malformedText(read, "en")}`);
  return read.record;
}

function asJson({ ok, decisions, hash, result, divergedAt, log }: Replayed, { verify }: Flags): object {
  return {
    ok,
    decisions,
    hash,
    result,
    ...(divergedAt !== undefined && { divergedAt }),
    ...(verify !== true && { log: log.map(({ text }) => text) }),
  };
}

function show(record: GameRecord, replayed: Replayed): void {
  for (const { text } of replayed.log) print(text);
  print(summary(record, replayed));
}

function summary(
  { engine }: GameRecord,
  { ok, sameEngine, decisions, hash, result, divergedAt }: Replayed,
): string {
  const end = result === null ? "not finished" : `${result.winner} (${result.because})`;
  const version = sameEngine ? "" : `, recorded by engine ${engine}`;
  if (ok) return `ok: ${decisions} decisions, ${end}, hash ${hash}${version}`;
  const { decision = 0, turn = 0 } = divergedAt ?? {};
  const message = divergedAt === undefined ? "" : differenceText(divergedAt.difference, "en");
  const from = sameEngine
    ? "not the recorded game"
    : "this engine plays on otherwise, the rest is the recorded log";
  return `${from}: turn ${turn}, decision ${decision}: ${message}${version}`;
}
