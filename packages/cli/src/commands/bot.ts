/** `fhtagn bot`: a bot on standard input and output, or against a program that is one (docs/bot-protocol.md). */

import { type Budget, botNamed, botNames } from "@fhtagn/bots";
import { gameLibrary, storyCodes } from "@fhtagn/cards";
import { type Contestant, contestantName, coreField, planQuads, SEATINGS, seedStartedBy } from "@fhtagn/lab";
import { LIMITS, type Locale, makeGame, makeRng, opponentOf, type Setup } from "@fhtagn/rules";
import { type CommandWords, commandWords } from "@fhtagn/words";
import { Command } from "commander";
import { linesOf, TOO_LONG } from "../bot/bounded-lines.ts";
import { hostGame } from "../bot/host.ts";
import { BotProcess } from "../bot/process.ts";
import { makeServer } from "../bot/serve-bot.ts";
import { contestantIn } from "../contestant-in.ts";
import { CliError } from "../errors.ts";
import { positiveNumber } from "../flags.ts";
import { print } from "../output.ts";

interface Flags extends Budget {
  readonly against?: string;
  readonly games: number;
  readonly seed: string;
  readonly timeout: number;
  readonly lang: Locale;
}

export function botCommand({ help, errors }: CommandWords): Command {
  const { bot: words, playing } = help;
  const positive = positiveNumber(errors);
  return new Command("bot")
    .description(words.about)
    .argument("<level>", help.contestant(botNames().join(", ")))
    .option("--sims <n>", playing.sims, positive)
    .option("--ms <n>", playing.ms, positive)
    .option("--against <command>", words.against)
    .option("--games <n>", words.games, positive, SEATINGS.length)
    .option("--seed <seed>", words.seed, "bot")
    .option("--timeout <s>", words.timeout, positive, 60)
    .action(bot);
}

async function bot(level: string, flags: Flags): Promise<void> {
  const { sims, ms } = flags;
  const read = contestantIn(level, {
    ...(sims !== undefined && { sims }),
    ...(ms !== undefined && { ms }),
  });
  if (flags.against === undefined) await serve(read, flags.lang);
  else await playAgainst(read, flags.against, flags);
}

async function serve(contestant: Contestant, lang: Locale): Promise<void> {
  const server = makeServer(contestant, lang);
  for await (const line of linesOf(process.stdin)) {
    if (line === TOO_LONG)
      throw new CliError(({ program }, locale) =>
        program.tooLong("-", LIMITS.fileBytes.toLocaleString(locale)),
      );
    if (line.trim() === "") continue;
    const message = server.reply(line);
    print(JSON.stringify(message));
    if (message.type === "bye") break;
  }
  process.stdin.destroy();
}

async function playAgainst(contestant: Contestant, command: string, flags: Flags): Promise<void> {
  const program = new BotProcess(command, flags.timeout);
  try {
    const guest = await program.greet();
    const points = await playGames({ program, guest, contestant }, flags);
    const { bot: words } = commandWords(flags.lang).reports;
    print(words.total({ name: guest, points, games: flags.games, other: contestantName(contestant) }));
  } finally {
    program.close();
  }
}

interface Meeting {
  readonly program: BotProcess;
  /** What the program calls itself. */
  readonly guest: string;
  readonly contestant: Contestant;
}

async function playGames(
  { program, guest, contestant }: Meeting,
  { games, seed, lang }: Flags,
): Promise<number> {
  const { bot: words, replay } = commandWords(lang).reports;
  let points = 0;
  for (let game = 0; game < games; game++) {
    const { result, state, asked } = await hostGame(program, {
      ...hostedGame(contestant, seed, game),
      locale: lang,
    });
    const guestWins = result.winner === guestSeat(game);
    points += result.winner === "draw" ? 0.5 : Number(guestWins);
    const winner = words.wins(guestWins ? guest : contestantName(contestant));
    const end = result.winner === "draw" ? words.draw : winner;
    const told = words.game(game + 1, end, replay.because[result.because]);
    print(`${told}${words.after(state.turn, asked, guest)}`);
  }
  return points;
}

/** The four games of one quad after the other. */
const seatingOf = (game: number) =>
  SEATINGS[game % SEATINGS.length] ?? { seatA: "P1" as const, first: "A" as const };
const guestSeat = (game: number) => seatingOf(game).seatA;

function hostedGame({ bot: name, ...budget }: Contestant, seed: string, game: number) {
  const quad = planQuads({ field: coreField(), seed }, Math.floor(game / SEATINGS.length) + 1).at(-1);
  const decks = { P1: quad?.decks[0].codes ?? [], P2: quad?.decks[1].codes ?? [] };
  const setup: Setup = { library: gameLibrary(), decks, stories: storyCodes() };
  const guest = guestSeat(game);
  const starter = seatingOf(game).first === "A" ? guest : opponentOf(guest);
  const gameSeed = seedStartedBy(setup, quad?.deal ?? seed, starter);
  const prior = { game: makeGame(setup), decks, stories: setup.stories };
  const ours = botNamed(name, { prior, rng: makeRng(`${gameSeed}/${game}`), ...budget });
  return { setup, seed: gameSeed, guestSeed: `game ${game + 1}`, guest, ours };
}
