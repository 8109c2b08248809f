/** `fhtagn play`: a game in the terminal; without one, a random game and its log. */

import { randomUUID } from "node:crypto";
import { isCancel, select } from "@clack/prompts";
import { type BotName, botNames, isBotName, isLevel, noSuchBot } from "@fhtagn/bots";
import { BANNED, deckPool } from "@fhtagn/cards";
import {
  checkDeck,
  deckCodes,
  type Locale,
  type Recorder,
  type Setup,
  writeCompact,
  writeReadable,
} from "@fhtagn/rules";
import { deckProblemText, recordTeller, terminalWords } from "@fhtagn/words";
import { Command } from "commander";
import { gameLibrary, storyCodes, wholeDeck } from "../card-library.ts";
import { CliError, UsageError } from "../errors.ts";
import { writeUserFile } from "../files.ts";
import { languageOption } from "../flags.ts";
import { playAttended } from "../play/attended.ts";
import type { TerminalTable } from "../play/table.ts";
import { playUnattended } from "../play/unattended.ts";

interface Flags {
  readonly deck: string;
  readonly vs: string;
  readonly bot?: string;
  readonly seed?: string;
  readonly lang: Locale;
  readonly save?: string;
}

export function playCommand(): Command {
  return new Command("play")
    .description("a game in the terminal; without a terminal one random game and its log")
    .option("--deck <name|file>", "deck of P1", "agency-cthulhu+2")
    .option("--vs <name|file>", "deck of P2", "syndicate-hastur+2")
    .option("--bot <level>", `computer player for P2: ${botNames().join(", ")}`)
    .option("--seed <seed>", "the same seed and answers give the same game")
    .addOption(languageOption())
    .option("--save <file>", "write the record of the game (.txt readable, otherwise compact)")
    .action(play);
}

async function play({ deck, vs, bot, seed = randomUUID().slice(0, 8), lang, save }: Flags): Promise<void> {
  if (bot !== undefined && !isBotName(bot)) throw new UsageError(noSuchBot(bot));
  const decks = { P1: playableDeck(deck, lang), P2: playableDeck(vs, lang) };
  const setup: Setup = { library: gameLibrary(), decks, stories: storyCodes() };
  const attended = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const opponent = bot === undefined && attended ? await askAgainst(lang) : (bot ?? "random");
  const table: TerminalTable = { setup, seed, locale: lang, bot: opponent };
  const recorder = attended ? await playAttended(table) : playUnattended(table);
  if (save !== undefined) writeUserFile(save, recordText(recorder, save, lang));
}

/** A preset is a first-game deck and played as it is (DECK-10); any other must be legal in casual play. */
function playableDeck(nameOrFile: string, locale: Locale): readonly string[] {
  const { deck, preset } = wholeDeck(nameOrFile);
  const pool = deckPool();
  const [problem] = preset ? [] : checkDeck(deck, { pool, banned: BANNED.lcg }).problems;
  if (problem !== undefined)
    throw new CliError(
      `${nameOrFile} cannot be played: ${problem.rule}: ${deckProblemText(problem, locale)}`,
    );
  return deckCodes(deck, pool);
}

const PERSON = "person";

function botLabel(name: BotName, locale: Locale): string {
  const { bots, levels } = terminalWords(locale);
  if (!isLevel(name)) return bots[name];
  const { name: title, description } = levels[name];
  return `${title}. ${description}`;
}

async function askAgainst(locale: Locale): Promise<TerminalTable["bot"]> {
  const words = terminalWords(locale);
  const answer = await select({
    message: words.against,
    options: [
      ...botNames().map((value) => ({ value, label: botLabel(value, locale) })),
      { value: PERSON, label: words.person },
    ],
  });
  if (isCancel(answer)) throw new CliError("nobody wanted to play");
  return answer === PERSON ? null : answer;
}

const recordText = (recorder: Recorder, file: string, locale: Locale): string => {
  const record = recorder.record(recordTeller(gameLibrary(), locale));
  return file.endsWith(".txt") ? writeReadable(record, gameLibrary()) : `${writeCompact(record)}\n`;
};
