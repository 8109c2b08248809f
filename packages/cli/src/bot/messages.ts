/** The lines that pass between a table and a bot, and how they are read (docs/bot-protocol.md). */
import type { Choice, Library, OptionFault, Player, RuleOptions, Ruleset } from "@fhtagn/rules";
import { faultsOfOptions, PLAYERS, RULESETS, TURN_LIMIT, USUAL_RULESET } from "@fhtagn/rules";
import type { DeckBelief, View } from "@fhtagn/rules/view";
import { type BotLineFault, botLineText } from "@fhtagn/words";

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
export class ProtocolError extends Error {
  readonly fault: BotLineFault;
  constructor(fault: BotLineFault) {
    super(botLineText(fault, "en"));
    this.fault = fault;
  }
}

const refuse = (fault: BotLineFault): never => {
  throw new ProtocolError(fault);
};

type Fields = Readonly<Record<string, unknown>>;
const isFields = (value: unknown): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const fieldsOf = (value: unknown, field: string): Fields =>
  isFields(value) ? value : refuse({ is: "fieldNoObject", field });

export function readMessageFields(line: string): Fields {
  const value = parsed(line);
  return isFields(value) ? value : refuse({ is: "noObject" });
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return refuse({ is: "noJson" });
  }
}

const isCodes = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((code) => typeof code === "string");

function oneOf<T extends string>(value: unknown, choices: readonly T[], field: string): T {
  const found = choices.find((choice) => choice === value);
  return found ?? refuse({ is: "oneOf", field, choices });
}

export function readNewGame(message: Fields, library: Library): NewGame {
  const given = fieldsOf(message.setup, "setup");
  const decks = fieldsOf(given.decks, "setup.decks");
  const options = fieldsOf(given.options ?? {}, "setup.options");
  const [fault] = faultsOfOptions(options);
  if (fault !== undefined) refuse(optionFault(fault));
  const turnLimit = given.turnLimit ?? TURN_LIMIT;
  if (typeof turnLimit !== "number" || !Number.isInteger(turnLimit) || turnLimit < 1)
    return refuse({ is: "turnLimit" });
  return {
    type: "new",
    seat: oneOf(message.seat, PLAYERS, "seat"),
    setup: {
      ruleset: oneOf(given.ruleset ?? USUAL_RULESET, RULESETS, "setup.ruleset"),
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

const optionFault = ({ key, value, known }: OptionFault): BotLineFault =>
  known
    ? { is: "optionValue", field: "setup.options", key, value: JSON.stringify(value) }
    : { is: "unknownOption", field: "setup.options", key };

function readCodes(value: unknown, field: string, library: Library): readonly string[] {
  if (!isCodes(value) || value.length === 0) return refuse({ is: "noCodes", field });
  const code = value.find((one) => !library.cards.has(one));
  return code === undefined ? value : refuse({ is: "unknownCode", field, code });
}

/** A list, or lists it may be with a weight each. */
function readBelief(value: unknown, what: string, library: Library): DeckBelief {
  if (!isFields(value)) return readCodes(value, what, library);
  const { candidates } = value;
  if (!Array.isArray(candidates) || candidates.length === 0)
    return refuse({ is: "noCandidates", field: `${what}.candidates` });
  return {
    candidates: candidates.map((one, at) => {
      const { weight = 1, cards } = fieldsOf(one, `${what}.candidates[${at}]`);
      if (typeof weight !== "number" || !(weight > 0)) return refuse({ is: "noWeight", field: what });
      return { weight, cards: readCodes(cards, `${what}.candidates[${at}].cards`, library) };
    }),
  };
}

/** A view with a question for this seat. What else is in it is only found out by playing from it. */
export function readAsk(message: Fields, seat: Player): Ask & { readonly decision: number } {
  const view = fieldsOf(message.view, "view");
  if (view.viewer !== seat) refuse({ is: "otherSeat", viewer: String(view.viewer), seat });
  const question = fieldsOf(view.question, "view.question");
  if (question.form !== "choose" && question.form !== "assign") return refuse({ is: "noQuestion" });
  if (typeof question.id !== "number") return refuse({ is: "noQuestionId" });
  return { type: "ask", view: message.view as View, decision: question.id }; // as much of it as can be told
}
