/** A saved state from outside: checked field by field, and refused with the place of what is wrong. */
import { CONDITIONS, PHASES, PLAYERS, ZONES } from "../language/words.ts";
import type { Game } from "./game.ts";
import {
  changeShape,
  delayedShape,
  effectShape,
  isCards,
  modifierShape,
  noteShape,
  questionShape,
  resultShape,
} from "./progress-shapes.ts";
import { load, type SavedState } from "./save.ts";
import {
  type Check,
  everyItem,
  fault,
  isBoolean,
  isNumber,
  isObject,
  isText,
  oneOf,
  orNull,
  type RecordShape,
  type StateFault,
  shaped,
} from "./saved-shape.ts";
import type { State } from "./types.ts";
import { actionTakenShape, usedTriggerShape, useShape } from "./used-shapes.ts";

const isPlayer = oneOf(PLAYERS);
const cardShape: RecordShape = {
  id: isNumber,
  code: isText,
  owner: isPlayer,
  controller: isPlayer,
  base: isPlayer,
  zone: oneOf(ZONES),
  host: isNumber,
  story: isNumber,
  condition: oneOf(CONDITIONS),
  layExhausted: isBoolean,
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

const seat = shaped({
  deck: isCards,
  hand: isCards,
  discard: isCards,
  domains: isCards,
  resources: isCards,
  won: isCards,
  removed: isCards,
});

const stateShape: { readonly [K in keyof SavedState]: Check } = {
  cards: everyItem(shaped(cardShape)),
  P1: seat,
  P2: seat,
  stories: isCards,
  conspiracies: isCards,
  storyDeck: isCards,
  inPlay: isCards,
  starter: isPlayer,
  active: isPlayer,
  turn: isNumber,
  phase: oneOf(PHASES),
  phaseCount: isNumber,
  frames: everyItem(shaped({ procedure: isText, step: isNumber, locals: isObject })),
  effects: everyItem(effectShape),
  changes: everyItem(changeShape),
  notes: everyItem(noteShape),
  usedTriggers: everyItem(usedTriggerShape),
  modifiers: everyItem(modifierShape),
  uses: everyItem(useShape),
  delayed: everyItem(delayedShape),
  windowSeen: everyItem(actionTakenShape),
  unasked: isNumber,
  nextId: isNumber,
  random: isCards,
  handles: isCards,
  question: orNull(questionShape),
  result: orNull(resultShape),
};

const LISTS = ["deck", "hand", "discard", "domains", "resources", "won", "removed"] as const;

/** Every card in the lists exists, and every code has a card in the game. */
function misfit(game: Game, saved: SavedState): StateFault | null {
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
export function readState(game: Game, data: unknown): State | StateFault {
  const wrong = shaped(stateShape)(data, "");
  if (wrong !== null) return wrong;
  const saved = data as SavedState; // every field has just been looked at
  return misfit(game, saved) ?? load(game, saved);
}
