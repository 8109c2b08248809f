/** The pool of a game: every card prepared, indexed by what it answers. */
import type { CardDefinition } from "../language/cards.ts";
import type { EventKind, Timing, Zone } from "../language/words.ts";
import { type Library, type PreparedAbility, type Printed, prepareCard } from "./game.ts";

const placeOf = (printed: Printed, { ability }: PreparedAbility): Zone =>
  ability.from ?? (printed.type === "event" ? "hand" : "play");

export function makeLibrary(definitions: Iterable<CardDefinition>): Library {
  const library = {
    cards: new Map<string, Printed>(),
    after: new Set<EventKind>(),
    before: new Set<EventKind>(),
    byTiming: new Map<string, Set<EventKind>>(),
    hiddenAfter: new Map<EventKind, PreparedAbility[]>(),
    hiddenBefore: new Map<EventKind, PreparedAbility[]>(),
    elsewhere: new Set<EventKind>(),
    subtypes: new Set<string>(),
  };
  for (const definition of definitions) {
    const printed = prepareCard(definition);
    library.cards.set(printed.code, printed);
    for (const subtype of printed.facts.subtypes) library.subtypes.add(subtype);
    for (const event of printed.listensTo) library.after.add(event);
    for (const event of printed.wouldListenTo) library.before.add(event);
    for (const prepared of printed.abilities) {
      indexTiming(library.byTiming, prepared);
      index(library, placeOf(printed, prepared), prepared);
    }
  }
  return library;
}

/** What is asked of the index: which events cards of this timing answer, before or after. */
export const timingKey = (timing: Timing, would: boolean): string => (would ? `${timing}!` : timing);

function indexTiming(
  byTiming: Map<string, Set<EventKind>>,
  { ability: { timing, when } }: PreparedAbility,
): void {
  if (when === undefined) return;
  const key = timingKey(timing, when.would === true);
  byTiming.set(key, (byTiming.get(key) ?? new Set()).add(when.on));
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
    after: joinSets(library.after, added.after),
    before: joinSets(library.before, added.before),
    byTiming: joinTimings(library.byTiming, added.byTiming),
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

function joinTimings(a: Library["byTiming"], b: Library["byTiming"]): Library["byTiming"] {
  if (b.size === 0) return a;
  const joined = new Map(a);
  for (const [key, events] of b) joined.set(key, joinSets(a.get(key) ?? new Set(), events));
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
