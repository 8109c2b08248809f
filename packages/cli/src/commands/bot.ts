/** `fhtagn bot`: a bot on standard input and output, or against a program that is one (docs/bot-protocol.md). */
import { createInterface } from "node:readline";
import { type Budget, botNamed, botNames } from "@fhtagn/bots";
import {
  type Contestant,
  contestantName,
  coreField,
  planQuads,
  readContestant,
  SEATINGS,
  seedStartedBy,
} from "@fhtagn/lab";
import { makeGame, makeRng, opponentOf, type Setup } from "@fhtagn/rules";
import { Command } from "commander";
import { hostGame } from "../bot/host.ts";
import { BotProcess } from "../bot/process.ts";
import { makeServer } from "../bot/serve-bot.ts";
import { gameLibrary, storyCodes } from "../card-library.ts";
import { UsageError } from "../errors.ts";
import { positiveNumber } from "../flags.ts";
import { print } from "../output.ts";

interface Flags extends Budget {
  readonly against?: string;
  readonly games: number;
  readonly seed: string;
  readonly timeout: number;
}

export function botCommand(): Command {
  return new Command("bot")
    .description("a bot that speaks the line protocol; with --against, a table for a program that does")
    .argument("<level>", `"name", "name@200" (simulations) or "name@500ms": ${botNames().join(", ")}`)
    .option("--sims <n>", "budget: simulations a decision", positiveNumber)
    .option("--ms <n>", "budget: milliseconds a decision", positiveNumber)
    .option("--against <command>", "start this program and play against it")
    .option("--games <n>", "games against the program", positiveNumber, SEATINGS.length)
    .option("--seed <seed>", "seed of these games", "bot")
    .option("--timeout <s>", "seconds the program may think", positiveNumber, 60)
    .action(bot);
}

async function bot(level: string, flags: Flags): Promise<void> {
  const { sims, ms } = flags;
  const read = readContestant(level, {
    ...(sims !== undefined && { sims }),
    ...(ms !== undefined && { ms }),
  });
  if (typeof read === "string") throw new UsageError(read);
  if (flags.against === undefined) await serve(read);
  else await playAgainst(read, flags.against, flags);
}

async function serve(contestant: Contestant): Promise<void> {
  const server = makeServer(contestant);
  for await (const line of createInterface({ input: process.stdin })) {
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
    print(`${guest}: ${points} of ${flags.games} against ${contestantName(contestant)}`);
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

async function playGames({ program, guest, contestant }: Meeting, { games, seed }: Flags): Promise<number> {
  let points = 0;
  for (let game = 0; game < games; game++) {
    const { result, state, asked } = await hostGame(program, hostedGame(contestant, seed, game));
    const guestWins = result.winner === guestSeat(game);
    points += result.winner === "draw" ? 0.5 : Number(guestWins);
    const end =
      result.winner === "draw" ? "a draw" : `${guestWins ? guest : contestantName(contestant)} wins`;
    print(
      `game ${game + 1}: ${end} (${result.because}) after ${state.turn} turns, ${asked} decisions of ${guest}`,
    );
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
