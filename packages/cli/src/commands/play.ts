/** `fhtagn play`: a game in the terminal; without one, a random game and its log. */

import { randomUUID } from "node:crypto";
import { isCancel, select } from "@clack/prompts";
import { type BotName, botNames, isBotName, isLevel } from "@fhtagn/bots";
import { BANNED, deckPool, gameLibrary, storyCodes } from "@fhtagn/cards";
import {
  checkDeck,
  deckCodes,
  LIMITS,
  type Locale,
  type Recorder,
  type Ruleset,
  type Setup,
  writeCompact,
  writeReadable,
} from "@fhtagn/rules";
import { type CommandWords, deckProblemText, recordTeller, terminalWords } from "@fhtagn/words";
import { Command } from "commander";
import { wholeDeck } from "../card-library.ts";
import { CliError, UsageError } from "../errors.ts";
import { writeUserFile } from "../files.ts";
import { rulesetOption } from "../flags.ts";
import { playAttended } from "../play/attended.ts";
import type { TerminalTable } from "../play/table.ts";
import { playUnattended } from "../play/unattended.ts";

interface Flags {
  readonly deck: string;
  readonly vs: string;
  readonly bot?: string;
  readonly ruleset: Ruleset;
  readonly seed?: string;
  readonly lang: Locale;
  readonly save?: string;
}

export function playCommand({ help }: CommandWords): Command {
  const { play: words } = help;
  return new Command("play")
    .description(words.about)
    .option("--deck <name|file>", words.deck, "agency-cthulhu+2")
    .option("--vs <name|file>", words.vs, "syndicate-hastur+2")
    .option("--bot <level>", words.bot(botNames().join(", ")))
    .addOption(rulesetOption(words.ruleset))
    .option("--seed <seed>", words.seed)
    .option("--save <file>", words.save)
    .action(play);
}

async function play(flags: Flags): Promise<void> {
  const { deck, vs, bot, ruleset, seed = randomUUID().slice(0, 8), lang, save } = flags;
  if (bot !== undefined && !isBotName(bot))
    throw new UsageError(({ usage }) => usage.noContestant(bot, botNames().join(", ")));
  if (seed.length > LIMITS.seedLetters)
    throw new UsageError(({ seedTooLong }, locale) => seedTooLong(LIMITS.seedLetters.toLocaleString(locale)));
  const decks = { P1: playableDeck(deck, flags), P2: playableDeck(vs, flags) };
  const setup: Setup = { library: gameLibrary(), ruleset, decks, stories: storyCodes() };
  const attended = process.stdin.isTTY === true && process.stdout.isTTY === true;
  const opponent = bot === undefined && attended ? await askAgainst(lang) : (bot ?? "random");
  const table: TerminalTable = { setup, seed, locale: lang, bot: opponent };
  const recorder = attended ? await playAttended(table) : playUnattended(table);
  if (save !== undefined) writeUserFile(save, recordText(recorder, save, lang));
}

/** A preset is a first-game deck and played as it is (DECK-10); any other must be legal in casual play. */
function playableDeck(nameOrFile: string, { ruleset, lang }: Flags): readonly string[] {
  const { deck, preset } = wholeDeck(nameOrFile);
  const pool = deckPool();
  const [problem] = preset ? [] : checkDeck(deck, { pool, ruleset, banned: BANNED[ruleset] }).problems;
  if (problem !== undefined)
    throw new CliError(({ decks }) =>
      decks.notPlayable(nameOrFile, problem.rule, deckProblemText(problem, lang)),
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
  if (isCancel(answer)) throw new CliError(({ nobodyPlays }) => nobodyPlays);
  return answer === PERSON ? null : answer;
}

const recordText = (recorder: Recorder, file: string, locale: Locale): string => {
  const record = recorder.record(recordTeller(gameLibrary(), locale));
  return file.endsWith(".txt") ? writeReadable(record, gameLibrary()) : `${writeCompact(record)}\n`;
};
