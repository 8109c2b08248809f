/** The pool of a game: every card prepared, indexed by what it answers. */
import type { CardDefinition } from "../language/cards.ts";
import { type EventKind, TIMINGS, type Timing, type Zone } from "../language/words.ts";
import type { Library, PreparedAbility, Printed } from "./game.ts";
import { NO_FACE, prepareCard } from "./prepare-card.ts";

const placeOf = (printed: Printed, { ability }: PreparedAbility): Zone =>
  ability.from ?? (printed.type === "event" ? "hand" : "play");

export function makeLibrary(definitions: Iterable<CardDefinition>): Library {
  const library = {
    cards: new Map<string, Printed>(),
    noFace: NO_FACE,
    after: new Set<EventKind>(),
    before: new Set<EventKind>(),
    heard: new Map<EventKind, number>(),
    hiddenAfter: new Map<EventKind, PreparedAbility[]>(),
    hiddenBefore: new Map<EventKind, PreparedAbility[]>(),
    elsewhere: new Set<EventKind>(),
    subtypes: new Set<string>(),
  };
  for (const definition of definitions) {
    const printed = prepareCard(definition);
    library.cards.set(printed.code, printed);
    for (const subtype of printed.facts.subtypes) library.subtypes.add(subtype);
    for (const prepared of printed.abilities) {
      indexTrigger(library, prepared);
      index(library, placeOf(printed, prepared), prepared);
    }
  }
  return library;
}

/** What is asked of the index: do cards of this timing answer, before or after? */
export const timingBit = (timing: Timing, would: boolean): number =>
  1 << (TIMINGS.indexOf(timing) * 2 + (would ? 1 : 0));

interface TriggerIndex {
  readonly after: Set<EventKind>;
  readonly before: Set<EventKind>;
  readonly heard: Map<EventKind, number>;
}

function indexTrigger(
  { after, before, heard }: TriggerIndex,
  { ability: { timing, when } }: PreparedAbility,
): void {
  if (when === undefined) return;
  const would = when.would === true;
  (would ? before : after).add(when.on);
  heard.set(when.on, (heard.get(when.on) ?? 0) | timingBit(timing, would));
}

interface Index {
  readonly hiddenAfter: Map<EventKind, PreparedAbility[]>;
  readonly hiddenBefore: Map<EventKind, PreparedAbility[]>;
  readonly elsewhere: Set<EventKind>;
}

function index(
  { hiddenAfter, hiddenBefore, elsewhere }: Index,
  place: Zone,
  prepared: PreparedAbility,
): void {
  const { when } = prepared.ability;
  if (when === undefined || place === "play") return;
  if (place !== "hand") {
    elsewhere.add(when.on);
    return;
  }
  const byEvent = when.would === true ? hiddenBefore : hiddenAfter;
  byEvent.set(when.on, [...(byEvent.get(when.on) ?? []), prepared]);
}

/** A library with more cards; what is prepared already is shared. */
export function extendLibrary(library: Library, definitions: Iterable<CardDefinition>): Library {
  const added = makeLibrary(definitions);
  return {
    cards: laidOver(library.cards, added.cards),
    noFace: library.noFace,
    after: joinSets(library.after, added.after),
    before: joinSets(library.before, added.before),
    heard: joinBits(library.heard, added.heard),
    hiddenAfter: joinLists(library.hiddenAfter, added.hiddenAfter),
    hiddenBefore: joinLists(library.hiddenBefore, added.hiddenBefore),
    elsewhere: joinSets(library.elsewhere, added.elsewhere),
    subtypes: joinSets(library.subtypes, added.subtypes),
  };
}

/** Both maps as one; copying a thousand cards for each scenario would cost more than the scenario. */
function laidOver<K, V>(under: ReadonlyMap<K, V>, over: ReadonlyMap<K, V>): ReadonlyMap<K, V> {
  function* entries(): MapIterator<[K, V]> {
    for (const entry of under) if (!over.has(entry[0])) yield entry;
    yield* over;
  }
  const whole = (): Map<K, V> => new Map(entries());
  return {
    get: (key) => over.get(key) ?? under.get(key),
    has: (key) => over.has(key) || under.has(key),
    get size() {
      return whole().size;
    },
    forEach: (visit) => whole().forEach(visit),
    keys: () => whole().keys(),
    values: () => whole().values(),
    entries,
    [Symbol.iterator]: entries,
  };
}

function joinBits<K>(a: ReadonlyMap<K, number>, b: ReadonlyMap<K, number>): ReadonlyMap<K, number> {
  if (b.size === 0) return a;
  const joined = new Map(a);
  for (const [key, bits] of b) joined.set(key, (a.get(key) ?? 0) | bits);
  return joined;
}

const joinSets = <T>(a: ReadonlySet<T>, b: ReadonlySet<T>): ReadonlySet<T> =>
  b.size === 0 ? a : new Set([...a, ...b]);

function joinLists<K, V>(
  a: ReadonlyMap<K, readonly V[]>,
  b: ReadonlyMap<K, readonly V[]>,
): ReadonlyMap<K, readonly V[]> {
  if (b.size === 0) return a;
  const joined = new Map(a);
  for (const [key, list] of b) joined.set(key, [...(a.get(key) ?? []), ...list]);
  return joined;
}
