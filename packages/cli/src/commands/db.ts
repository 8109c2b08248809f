/** `fhtagn db backup|restore|check`: what a server keeps is saved, brought back, and played again. */
import { statSync } from "node:fs";
import type { Locale } from "@fhtagn/rules";
import { BackupProblem, checkGames, DatabaseProblem, restoreBackup, saveBackup } from "@fhtagn/server";
import { type CommandWords, commandWords } from "@fhtagn/words";
import { Command } from "commander";
import { databaseName, databaseOption, toldOfDatabase } from "../database-place.ts";
import { CliError, troubleOf } from "../errors.ts";
import { jsonOption } from "../flags.ts";
import { print, printJson, progressBar } from "../output.ts";

interface Flags {
  readonly db: string;
  readonly lang: Locale;
}

export function dbCommand(words: CommandWords): Command {
  const { db } = words.help;
  return new Command("db")
    .description(db.about)
    .addCommand(backupCommand(words))
    .addCommand(restoreCommand(words))
    .addCommand(checkCommand(words));
}

const backupCommand = ({ help: { db } }: CommandWords): Command =>
  new Command("backup")
    .description(db.backup)
    .argument("<file>", db.backupFile)
    .addOption(databaseOption(db.place))
    .action(save);

async function save(file: string, { db, lang }: Flags): Promise<void> {
  const { games, bytes } = await saveBackup(db, file).catch((problem: unknown) => {
    if (problem instanceof DatabaseProblem) throw toldOfDatabase(problem, db);
    throw new CliError(({ files }) => files.unwritten(file, files.trouble[troubleOf(problem)]));
  });
  print(commandWords(lang).reports.db.saved(file, games, bytes.toLocaleString(lang)));
}

const restoreCommand = ({ help: { db } }: CommandWords): Command =>
  new Command("restore")
    .description(db.restore)
    .argument("<file>", db.restoreFile)
    .addOption(databaseOption(db.place))
    .action(bringBack);

async function bringBack(file: string, { db, lang }: Flags): Promise<void> {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new CliError(({ files }) => files.none(file));
  if (found.isDirectory()) throw new CliError(({ files }) => files.unread(file, files.trouble.folder));
  const { games } = await restoreBackup(file, db).catch((problem: unknown) => {
    throw toldOfDatabase(problem, problem instanceof BackupProblem ? file : db);
  });
  print(commandWords(lang).reports.db.restored(databaseName(db), games));
}

const checkCommand = ({ help }: CommandWords): Command =>
  new Command("check")
    .description(help.db.check)
    .addOption(databaseOption(help.db.place))
    .addOption(jsonOption(help))
    .action(check);

/** A game that does not lead where it led is a failure of the command, too. */
async function check({ db, lang, json }: Flags & { readonly json?: true }): Promise<void> {
  const { checking, checked, fault, faults } = commandWords(lang).reports.db;
  let bar: ReturnType<typeof progressBar> | undefined;
  const report = await checkGames(db, (done, games) => {
    bar ??= progressBar(checking, games);
    bar.at(done);
  }).catch((problem: unknown) => {
    throw toldOfDatabase(problem, db);
  });
  bar?.end();
  const { games, ok, failed } = report;
  if (json === true) printJson(report);
  else {
    for (const { id, at, reason } of failed) print(fault(id, at, faults[reason]));
    print(checked(games, ok));
  }
  process.exitCode = failed.length === 0 ? 0 : 1;
}
