/** What is under way, as it must look in a saved state. */
import {
  CARD_TYPES,
  CONDITIONS,
  EVENTS,
  FACTIONS,
  ICONS,
  KEYWORDS,
  PLAYERS,
  TIMINGS,
  ZONES,
} from "../language/words.ts";
import { CHANGES, type Manner } from "./change-kinds.ts";
import type { PrintedKeywords } from "./game.ts";
import {
  type Check,
  everyItem,
  type FieldChecks,
  isBoolean,
  isNumber,
  isText,
  oneOf,
  oneOfShapes,
  orNull,
  recordOf,
  shaped,
  type VariantChecks,
} from "./saved-shape.ts";
import type {
  Change,
  ChangeInProgress,
  Copied,
  Delayed,
  Disrupted,
  EffectInProgress,
  LastKnown,
  Modifier,
  NamedWord,
  Note,
  Question,
  Replacement,
  Result,
} from "./types.ts";
import { isAbility } from "./used-shapes.ts";

export const isCards = everyItem(isNumber);
const isPlayer = oneOf(PLAYERS);
const isCause = oneOf(["card", "struggle", "rule", "cost"]);
const isZone = oneOf(ZONES);
const isZoneOrNone = oneOf([...ZONES, ""]);
const isFaction = oneOf([...FACTIONS, "neutral", "none"]);
const isKeywords = everyItem(oneOf(KEYWORDS));
const isUntil = oneOf([
  "endOfPhase",
  "endOfTurn",
  "always",
  "whileThisExhausted",
  "whileThisCommitted",
  "nextCommitStep",
]);

const lastKnownShape: Check = (value, place) => shaped(LAST_KNOWN)(value, place);
const LAST_KNOWN: FieldChecks<LastKnown> = {
  id: isNumber,
  owner: isPlayer,
  controller: isPlayer,
  zone: isZone,
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
  blank: isBoolean,
  type: oneOf([...CARD_TYPES, "none"]),
  subtypes: everyItem(isText),
  faction: isFaction,
  keywords: isKeywords,
  skill: isNumber,
  cost: isNumber,
  icons: isCards,
  attachments: everyItem(lastKnownShape),
};

export const noteShape = shaped({
  id: isNumber,
  event: oneOf(EVENTS),
  effect: isNumber,
  card: isNumber,
  player: isPlayer,
  story: isNumber,
  other: isNumber,
  icon: oneOf([...ICONS, ""]),
  count: isNumber,
  cause: isCause,
  source: isNumber,
  from: isZoneOrNone,
  to: isZoneOrNone,
  framework: isBoolean,
  was: orNull(lastKnownShape),
  cards: isCards,
} satisfies FieldChecks<Note>);

const mannerShape = oneOfShapes("as", {
  framework: {},
  step: {},
  fatal: {},
  fallsBack: {},
  passed: {},
  faceDown: {},
  until: { until: isUntil },
  deck: { where: oneOf(["top", "bottom", "shuffled"]), faceUp: isBoolean },
  onto: { host: oneOf(["given", "chosen"]) },
  put: {
    exhausted: isBoolean,
    insane: isBoolean,
    committed: isBoolean,
    host: oneOf(["none", "given", "chosen"]),
  },
} satisfies VariantChecks<Manner, "as">);

const partShape = shaped({
  kind: oneOf(CHANGES),
  card: isNumber,
  player: isPlayer,
  count: isNumber,
  other: isNumber,
  to: isZoneOrNone,
  how: orNull(mannerShape),
  resilient: oneOf(["unasked", "yes", "no"]),
  cause: isCause,
  source: isNumber,
  replaced: everyItem(shaped({ source: isNumber, ability: isNumber } satisfies FieldChecks<Replacement>)),
} satisfies FieldChecks<Change>);

export const changeShape = shaped({
  id: isNumber,
  parts: everyItem(partShape),
  struck: isCards,
} satisfies FieldChecks<ChangeInProgress>);

const namedShape = oneOfShapes("what", {
  icon: { word: oneOf(ICONS) },
  faction: { word: oneOf(FACTIONS) },
  subtype: { word: isText },
} satisfies VariantChecks<NamedWord, "what">);

const copiedShape = shaped({
  code: isText,
  keywords: shaped({
    names: isKeywords,
    toughness: isNumber,
    fated: isNumber,
  } satisfies FieldChecks<PrintedKeywords>),
} satisfies FieldChecks<Copied>);

const isChosen = recordOf(isCards);

const aboutShape = oneOfShapes("of", {
  change: { change: isNumber, part: isNumber },
  effect: { effect: isNumber },
} satisfies VariantChecks<Disrupted, "of">);

export const effectShape = shaped({
  id: isNumber,
  kind: oneOf(["play", "ability", "dormant", "framework", "rule"]),
  timing: oneOf([...TIMINGS, ""]),
  player: isPlayer,
  source: isNumber,
  ability: orNull(isAbility),
  trigger: orNull(noteShape),
  about: orNull(aboutShape),
  from: isZone,
  x: isNumber,
  domain: isNumber,
  cost: isNumber,
  overpaid: isNumber,
  chosen: isChosen,
  answered: everyItem(isText),
  thatPlayer: isPlayer,
  each: isNumber,
  named: orNull(namedShape),
  done: isBoolean,
  cancelled: isBoolean,
  costPaid: isBoolean,
  announced: isBoolean,
} satisfies FieldChecks<EffectInProgress>);

export const modifierShape = shaped({
  id: isNumber,
  source: isNumber,
  ability: isAbility,
  node: isNumber,
  player: isPlayer,
  subjects: isCards,
  lives: isCards,
  until: isUntil,
  values: isCards,
  named: orNull(namedShape),
  copied: orNull(copiedShape),
  uses: isNumber,
} satisfies FieldChecks<Modifier>);

export const delayedShape = shaped({
  at: oneOf(["endOfPhase", "endOfTurn"]),
  player: isPlayer,
  source: isNumber,
  ability: isAbility,
  node: isNumber,
  chosen: isChosen,
  lives: isCards,
} satisfies FieldChecks<Delayed>);

export const questionShape = shaped({
  id: isNumber,
  player: isPlayer,
  kind: isText,
  source: isNumber,
} satisfies FieldChecks<Question>);

export const resultShape = shaped({
  winner: oneOf([...PLAYERS, "draw"]),
  because: oneOf(["stories", "deck", "concession", "loop", "turns"]),
} satisfies FieldChecks<Result>);
