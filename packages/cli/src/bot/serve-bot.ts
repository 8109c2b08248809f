/** A bot that answers lines: one reply to each. */

import { type Bot, botNamed } from "@fhtagn/bots";
import { gameLibrary } from "@fhtagn/cards";
import { type Contestant, contestantName } from "@fhtagn/lab";
import { ENGINE_VERSION, type Locale, makeGame, makeRng, type Player } from "@fhtagn/rules";
import { type BotLineFault, botLineText } from "@fhtagn/words";
import { messageOf } from "../errors.ts";
import {
  type BotMessage,
  PROTOCOL,
  ProtocolError,
  readAsk,
  readMessageFields,
  readNewGame,
  type TableMessage,
} from "./messages.ts";

interface Game {
  readonly seat: Player;
  readonly bot: Bot;
}

type Fields = ReturnType<typeof readMessageFields>;

/** What a table may say. */
const TYPES: readonly TableMessage["type"][] = ["hello", "new", "ask", "end", "bye"];

export interface Server {
  /** A line that is not understood is answered by an error and changes nothing. */
  reply(line: string): BotMessage;
}

/** Errors are told in this language. */
export function makeServer(contestant: Contestant, locale: Locale): Server {
  let game: Game | undefined;
  const answerTo = (message: Fields): BotMessage => {
    switch (message.type) {
      case "hello":
        return greet(message, contestant);
      case "new":
        game = begin(message, contestant);
        return { type: "ready" };
      case "ask":
        if (game === undefined) throw new ProtocolError({ is: "beforeNew" });
        return answer(message, game);
      case "end":
        return { type: "ready" };
      case "bye":
        return { type: "bye" };
      default:
        throw new ProtocolError({ is: "oneOf", field: '"type"', choices: TYPES });
    }
  };
  return { reply: (line) => orError(() => answerTo(readMessageFields(line)), locale) };
}

function orError(work: () => BotMessage, locale: Locale): BotMessage {
  try {
    return work();
  } catch (problem) {
    return { type: "error", message: botLineText(faultOfLine(problem), locale) };
  }
}

const faultOfLine = (problem: unknown): BotLineFault =>
  problem instanceof ProtocolError
    ? problem.fault
    : { is: "brokenView", said: messageOf(problem).replace(/\s+/g, " ") };

function greet({ protocol }: Fields, contestant: Contestant): BotMessage {
  if (protocol !== PROTOCOL) throw new ProtocolError({ is: "otherProtocol", protocol: PROTOCOL });
  return {
    type: "hello",
    protocol: PROTOCOL,
    name: `fhtagn ${ENGINE_VERSION} ${contestantName(contestant)}`,
  };
}

function begin(message: Fields, { bot: name, ...budget }: Contestant): Game {
  const library = gameLibrary();
  const { seat, setup, seed } = readNewGame(message, library);
  const prior = { game: makeGame({ library, ...setup }), decks: setup.decks, stories: setup.stories };
  return { seat, bot: botNamed(name, { prior, rng: makeRng(`bot ${seed}`), ...budget }) };
}

function answer(message: Fields, { seat, bot }: Game): BotMessage {
  const { view, decision } = readAsk(message, seat);
  return { type: "answer", decision, ...bot.choose(view) };
}
