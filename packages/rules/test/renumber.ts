/** The same state with other card numbers, changed only where the closed lists say that a number is a card. */
import { type CardId, type CardState, clone, faceAsItLies, type Rng, type State } from "../src/index.ts";
import type { ProcedureName } from "../src/state/procedure-locals.ts";
import { kindOfLocal } from "../src/view/card-fields.ts";

type Renumber = (id: CardId) => CardId;
type Payload = Readonly<Record<string, unknown>>;

/** Keys of notes, changes, effects, modifiers and errands that hold a card, or a list of cards. */
const CARD_KEYS: ReadonlySet<string> = new Set([
  "card",
  "source",
  "story",
  "host",
  "other",
  "domain",
  "each",
]);
const LIST_KEYS: ReadonlySet<string> = new Set(["cards", "subjects"]);

const isPayload = (value: unknown): value is Payload => typeof value === "object" && value !== null;
// The casts below are what the test is about: the lists say that these values are cards.
const asCard = (value: unknown): CardId => value as CardId;
const asCards = (value: unknown): readonly CardId[] => value as readonly CardId[];

/** `T` is one of the payloads of the state; its shape stays. */
function payload<T extends object>(given: T, to: Renumber): T {
  const renamed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    if (CARD_KEYS.has(key)) renamed[key] = to(asCard(value));
    else if (LIST_KEYS.has(key)) renamed[key] = asCards(value).map(to);
    else if (key === "chosen") renamed[key] = chosen(asPayload(value), to);
    else if (key === "parts" || key === "replaced")
      renamed[key] = (value as readonly object[]).map((part) => payload(part, to));
    else if (key === "was" && isPayload(value)) renamed[key] = lastKnown(value, to);
    else if (key === "trigger" && isPayload(value)) renamed[key] = payload(value, to);
    else renamed[key] = value;
  }
  return renamed as T;
}

/** Here `id` is a card, too. */
function lastKnown(given: Payload, to: Renumber): Payload {
  const attachments = (given.attachments as readonly Payload[]).map((one) => lastKnown(one, to));
  return { ...payload(given, to), id: to(asCard(given.id)), attachments };
}

const asPayload = (value: unknown): Payload => (isPayload(value) ? value : {});

const chosen = (given: Payload, to: Renumber): Payload =>
  Object.fromEntries(Object.entries(given).map(([name, cards]) => [name, asCards(cards).map(to)]));

function locals(procedure: ProcedureName, given: Payload, to: Renumber): Payload {
  const renamed: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(given)) {
    const kind = kindOfLocal(procedure, key);
    if (value === undefined) renamed[key] = value;
    else if (kind === "card") renamed[key] = to(asCard(value));
    else if (kind === "cards") renamed[key] = asCards(value).map(to);
    else if (kind === "notes") renamed[key] = (value as readonly object[]).map((note) => payload(note, to));
    else if (kind === "groups")
      renamed[key] = (value as readonly object[][]).map((group) => group.map((part) => payload(part, to)));
    else renamed[key] = value;
  }
  return renamed;
}

const LISTS = ["deck", "hand", "discard", "domains", "resources", "won", "removed"] as const;

function renumberTable(state: State, to: Renumber): void {
  const cards = new Array<CardState>(state.cards.length);
  for (const card of state.cards)
    cards[to(card.id)] = { ...card, id: to(card.id), host: to(card.host), story: to(card.story) };
  state.cards = cards;
  state.faces = cards.map((card) => faceAsItLies(state.game, card));
  for (const player of ["P1", "P2"] as const)
    for (const list of LISTS) state[player][list] = state[player][list].map(to);
  state.stories = state.stories.map(to);
  state.conspiracies = state.conspiracies.map(to);
  state.storyDeck = state.storyDeck.map(to);
  state.inPlay = state.inPlay.map(to);
}

export function renumberWith(state: State, to: Renumber): State {
  const other = clone(state);
  other.uses = state.uses.map(({ what, until }) => ({ what: payload(what, to), until }));
  other.usedTriggers = state.usedTriggers.map((used) => payload(used, to));
  other.frames = state.frames.map((frame) => ({
    ...frame,
    locals: locals(frame.procedure, frame.locals, to),
  }));
  other.effects = state.effects.map((effect) => payload(effect, to));
  other.changes = state.changes.map((change) => payload(change, to));
  other.notes = state.notes.map((note) => payload(note, to));
  other.modifiers = state.modifiers.map((modifier) => payload(modifier, to));
  other.delayed = state.delayed.map((errand) => payload(errand, to));
  other.question = state.question === null ? null : payload(state.question, to);
  renumberTable(other, to);
  return other;
}

/** A random change of numbers; "no card" stays. */
export function randomNumbers(state: State, rng: Rng): Renumber {
  const left = state.cards.map(({ id }) => id);
  const to = state.cards.map(() => left.splice(rng.below(left.length), 1)[0]);
  return (id) => to[id] ?? id;
}
