/** `fhtagn replay FILE`: shows or verifies a saved game. */
import { gameLibrary } from "@fhtagn/cards";
import { type GameRecord, type Locale, type Replayed, readRecord, replay } from "@fhtagn/rules";
import { type CommandWords, commandWords, differenceText, malformedText, recordTeller } from "@fhtagn/words";
import { Command } from "commander";
import { CliError } from "../errors.ts";
import { readUserFile } from "../files.ts";
import { jsonOption, wholeNumber } from "../flags.ts";
import { print, printJson } from "../output.ts";
import { rulesLines } from "../play/table.ts";

interface Flags {
  readonly to?: number;
  readonly verify?: true;
  readonly lang: Locale;
  readonly json?: true;
}

export function replayCommand({ help, errors }: CommandWords): Command {
  const { replay: words } = help;
  return new Command("replay")
    .description(words.about)
    .argument("<file>", words.file)
    .option("--to <n>", words.to, wholeNumber(errors))
    .option("--verify", words.verify)
    .addOption(jsonOption(help))
    .action((file: string, flags: Flags) => {
      const record = recordIn(file);
      const { to, lang } = flags;
      const replayed = replay(record, gameLibrary(), {
        tell: recordTeller(gameLibrary(), lang),
        ...(to !== undefined && { to }),
      });
      if (flags.json === true) printJson(asJson(replayed, flags));
      else show(record, replayed, flags);
      process.exitCode = hasFailed(replayed, flags) ? 1 : 0;
    });
}

function recordIn(file: string): GameRecord {
  const read = readRecord(readUserFile(file));
  if (!read.ok) throw new CliError(({ noRecord }, locale) => noRecord(file, malformedText(read, locale)));
  return read.record;
}

/** Another engine may play otherwise and be no fault; no engine makes another result of the same hashes. */
const hasFailed = ({ ok, sameEngine, divergedAt }: Replayed, { verify }: Flags): boolean =>
  !ok && (verify === true || sameEngine || divergedAt?.difference.kind === "result");

function asJson({ ok, decisions, hash, result, divergedAt, log }: Replayed, { verify, lang }: Flags): object {
  return {
    ok,
    decisions,
    hash,
    result,
    ...(divergedAt !== undefined && {
      divergedAt: { ...divergedAt, message: differenceText(divergedAt.difference, lang) },
    }),
    ...(verify !== true && { log: log.map(({ text }) => text) }),
  };
}

function show(record: GameRecord, replayed: Replayed, { verify, lang }: Flags): void {
  if (verify !== true) {
    for (const line of rulesLines(record.ruleset, lang)) print(line);
    for (const { text } of replayed.log) print(text);
  }
  print(summary(record, replayed, lang));
}

function summary({ engine }: GameRecord, replayed: Replayed, lang: Locale): string {
  const { ok, sameEngine, decisions, hash, divergedAt } = replayed;
  const { replay: words } = commandWords(lang).reports;
  const version = sameEngine ? "" : words.recordedBy(engine);
  if (ok || divergedAt === undefined) return words.ok(decisions, endText(replayed, lang), hash) + version;
  const { decision, turn, difference } = divergedAt;
  const isFault = sameEngine || difference.kind === "result";
  const what = isFault ? words.another : words.otherEngine;
  return words.at({ what, turn, decision, why: differenceText(difference, lang) }) + version;
}

function endText({ result }: Replayed, lang: Locale): string {
  const { because, unfinished, ended, draw } = commandWords(lang).reports.replay;
  if (result === null) return unfinished;
  const reason = because[result.because];
  return result.winner === "draw" ? draw(reason) : ended(result.winner, reason);
}
