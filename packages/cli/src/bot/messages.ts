/** The lines that pass between a table and a bot, and how they are read (docs/bot-protocol.md). */
import type { Choice, Library, Player, RuleOptions, Ruleset } from "@fhtagn/rules";
import { PLAYERS, problemsOfOptions, RULESETS, TURN_LIMIT } from "@fhtagn/rules";
import type { DeckBelief, View } from "@fhtagn/rules/view";

export const PROTOCOL = 1;

/** What a bot is told when a game begins. */
interface NewGame {
  readonly type: "new";
  readonly seat: Player;
  readonly setup: {
    readonly ruleset: Ruleset;
    readonly options: Partial<RuleOptions>;
    readonly turnLimit: number;
    readonly decks: Readonly<Record<Player, DeckBelief>>;
    readonly stories: readonly string[];
  };
  /** Of the bot's own chance. */
  readonly seed: string;
}

/** `legal` is an answer that is allowed, whatever it is worth; `refused` what was wrong with the last one. */
export interface Ask {
  readonly type: "ask";
  readonly view: View;
  readonly legal?: Choice;
  readonly refused?: string;
}

export type TableMessage =
  | { readonly type: "hello"; readonly protocol: number }
  | NewGame
  | Ask
  | { readonly type: "end"; readonly result: unknown }
  | { readonly type: "bye" };

export type BotMessage =
  | { readonly type: "hello"; readonly protocol: number; readonly name: string }
  | { readonly type: "ready" }
  | (Choice & { readonly type: "answer"; readonly decision: number })
  | { readonly type: "bye" }
  | { readonly type: "error"; readonly message: string };

/** Told to whoever sent the line. */
export class ProtocolError extends Error {}

const refuse = (message: string): never => {
  throw new ProtocolError(message);
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown, what: string): Fields =>
  isFields(value) ? value : refuse(`${what} must be an object`);

export function readMessageFields(line: string): Fields {
  try {
    return fieldsOf(JSON.parse(line), "a line");
  } catch (problem) {
    return refuse(problem instanceof ProtocolError ? problem.message : "this line is no JSON");
  }
}

const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((code) => typeof code === "string");

function oneOf<T extends string>(value: unknown, choices: readonly T[], what: string): T {
  const found = choices.find((choice) => choice === value);
  return found ?? refuse(`${what} must be one of ${choices.join(", ")}`);
}

export function readNewGame(message: Fields, library: Library): NewGame {
  const given = fieldsOf(message.setup, "setup");
  const decks = fieldsOf(given.decks, "setup.decks");
  const options = fieldsOf(given.options ?? {}, "setup.options");
  const [problem] = problemsOfOptions(options);
  if (problem !== undefined) refuse(`setup.options: ${problem}`);
  const turnLimit = given.turnLimit ?? TURN_LIMIT;
  if (typeof turnLimit !== "number" || !Number.isInteger(turnLimit) || turnLimit < 1)
    return refuse("setup.turnLimit must be a whole number above zero");
  return {
    type: "new",
    seat: oneOf(message.seat, PLAYERS, "seat"),
    setup: {
      ruleset: oneOf(given.ruleset ?? "lcg", RULESETS, "setup.ruleset"),
      options,
      turnLimit,
      decks: {
        P1: readBelief(decks.P1, "setup.decks.P1", library),
        P2: readBelief(decks.P2, "setup.decks.P2", library),
      },
      stories: readCodes(given.stories, "setup.stories", library),
    },
    seed: typeof message.seed === "string" ? message.seed : "",
  };
}

function readCodes(value: unknown, what: string, library: Library): readonly string[] {
  if (!isCodes(value) || value.length === 0) return refuse(`${what} must be a list of card codes`);
  const strange = value.find((code) => !library.cards.has(code));
  return strange === undefined ? value : refuse(`${what}: no card has the code "${strange}"`);
}

/** A list, or lists it may be with a weight each. */
function readBelief(value: unknown, what: string, library: Library): DeckBelief {
  if (!isFields(value)) return readCodes(value, what, library);
  const { candidates } = value;
  if (!Array.isArray(candidates) || candidates.length === 0)
    return refuse(`${what}.candidates must be a list of decks`);
  return {
    candidates: candidates.map((one, at) => {
      const { weight = 1, cards } = fieldsOf(one, `${what}.candidates[${at}]`);
      if (typeof weight !== "number" || !(weight > 0)) return refuse(`${what}: a weight must be above zero`);
      return { weight, cards: readCodes(cards, `${what}.candidates[${at}].cards`, library) };
    }),
  };
}

/** A view with a question for this seat. What else is in it is only found out by playing from it. */
export function readAsk(message: Fields, seat: Player): Ask & { readonly decision: number } {
  const view = fieldsOf(message.view, "view");
  if (view.viewer !== seat) refuse(`this is a view of ${String(view.viewer)}, the bot sits at ${seat}`);
  const question = fieldsOf(view.question, "view.question");
  if (question.form !== "choose" && question.form !== "assign")
    return refuse("view.question is not put to this seat");
  if (typeof question.id !== "number") return refuse("view.question.id must be a number");
  return { type: "ask", view: message.view as View, decision: question.id }; // as much of it as can be told
}
