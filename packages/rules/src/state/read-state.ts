/** A saved state from outside: checked field by field, and refused with the place of what is wrong. */
import { CONDITIONS, PHASES, PLAYERS, ZONES } from "../language/words.ts";
import type { Game } from "./game.ts";
import { load, type SavedState } from "./save.ts";
import type { State } from "./types.ts";

/** Where it is wrong and what should stand there. */
export interface Fault {
  readonly place: string;
  readonly message: string;
}

type Check = (value: unknown, place: string) => Fault | null;
type Shape = Readonly<Record<string, Check>>;

const fault = (place: string, message: string): Fault => ({ place, message });

const isNumber: Check = (value, place) =>
  Number.isInteger(value) ? null : fault(place, "must be a whole number");
const isBoolean: Check = (value, place) =>
  typeof value === "boolean" ? null : fault(place, "must be true or false");
const isText: Check = (value, place) => (typeof value === "string" ? null : fault(place, "must be text"));
const isObject: Check = (value, place) =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? null
    : fault(place, "must be an object");

const oneOf =
  (words: readonly string[]): Check =>
  (value, place) =>
    words.includes(String(value)) ? null : fault(place, `must be one of ${words.join(", ")}`);

const orNull =
  (check: Check): Check =>
  (value, place) =>
    value === null ? null : check(value, place);

const listOf =
  (check: Check): Check =>
  (value, place) => {
    if (!Array.isArray(value)) return fault(place, "must be a list");
    for (const [at, item] of value.entries()) {
      const found = check(item, `${place}[${at}]`);
      if (found !== null) return found;
    }
    return null;
  };

const shaped =
  (shape: Shape): Check =>
  (value, place) => {
    const wrong = isObject(value, place);
    if (wrong !== null) return wrong;
    const fields: Readonly<Record<string, unknown>> = { ...(value as object) }; // just tested
    const prefix = place === "" ? "" : `${place}.`;
    for (const [key, check] of Object.entries(shape)) {
      const found = check(fields[key], `${prefix}${key}`);
      if (found !== null) return found;
    }
    const unknown = Object.keys(fields).find((key) => !(key in shape));
    return unknown === undefined ? null : fault(`${prefix}${unknown}`, "is not a field of a state");
  };

const isPlayer = oneOf(PLAYERS);
const cardShape: Shape = {
  id: isNumber,
  code: isText,
  owner: isPlayer,
  controller: isPlayer,
  base: isPlayer,
  zone: oneOf(ZONES),
  host: isNumber,
  story: isNumber,
  condition: oneOf(CONDITIONS),
  faceDown: isBoolean,
  wounds: isNumber,
  tokens: isNumber,
  successP1: isNumber,
  successP2: isNumber,
  drained: isBoolean,
  since: isNumber,
  life: isNumber,
  handleP1: isNumber,
  handleP2: isNumber,
  handleSpectator: isNumber,
  knownTo: isNumber,
};

const cards = listOf(isNumber);
const seat = shaped({
  deck: cards,
  hand: cards,
  discard: cards,
  domains: cards,
  resources: cards,
  won: cards,
  removed: cards,
});

const stateShape: { readonly [K in keyof SavedState]: Check } = {
  cards: listOf(shaped(cardShape)),
  P1: seat,
  P2: seat,
  stories: cards,
  conspiracies: cards,
  storyDeck: cards,
  inPlay: cards,
  starter: isPlayer,
  active: isPlayer,
  turn: isNumber,
  phase: oneOf(PHASES),
  phaseCount: isNumber,
  frames: listOf(shaped({ procedure: isText, step: isNumber, locals: isObject })),
  effects: listOf(isObject),
  changes: listOf(isObject),
  notes: listOf(isObject),
  usedTriggers: listOf(isText),
  modifiers: listOf(isObject),
  uses: listOf(shaped({ key: isText, until: oneOf(["phase", "turn", "game"]) })),
  delayed: listOf(isObject),
  windowSeen: listOf(isText),
  unasked: isNumber,
  nextId: isNumber,
  random: cards,
  handles: cards,
  question: orNull(isObject),
  result: orNull(isObject),
};

const LISTS = ["deck", "hand", "discard", "domains", "resources", "won", "removed"] as const;

/** Every card in the lists exists, and every code has a card in the game. */
function misfit(game: Game, saved: SavedState): Fault | null {
  for (const [at, { id, code }] of saved.cards.entries()) {
    if (id !== at) return fault(`cards[${at}].id`, `must be ${at}`);
    if (code !== "" && !game.library.cards.has(code))
      return fault(`cards[${at}].code`, `"${code}" is no card of this game`);
  }
  for (const player of PLAYERS) {
    for (const list of LISTS) {
      const at = saved[player][list].findIndex((id) => saved.cards[id] === undefined);
      if (at >= 0) return fault(`${player}.${list}[${at}]`, "names no card");
    }
  }
  const at = saved.inPlay.findIndex((id) => saved.cards[id] === undefined);
  return at < 0 ? null : fault(`inPlay[${at}]`, "names no card");
}

/** The state, or the one thing that is wrong with the data; nothing is changed by looking. */
export function readState(game: Game, data: unknown): State | Fault {
  const wrong = shaped(stateShape)(data, "");
  if (wrong !== null) return wrong;
  const saved = data as SavedState; // every field has just been looked at
  return misfit(game, saved) ?? load(game, saved);
}
