/** A filter read once into the few questions it asks. Filters are data and never change, so the reading is kept. */
import type { Comparison, Filter, Num } from "../language/expressions.ts";
import type { Zone } from "../language/words.ts";
import { cardOf, faceOf, successOf, tokenCountOf } from "../state/access.ts";
import { iconIndex } from "../state/game.ts";
import { type CardStanding, type CardState, type LastKnown, NOBODY } from "../state/types.ts";
import { hasNoController } from "./addressees.ts";
import { knot } from "./knot.ts";
import { named, playersOf } from "./names.ts";
import { compares, printedCostOf, printedSkillOf } from "./numbers.ts";
import { titleOf } from "./printed-values.ts";
import type { Scene } from "./scene.ts";
import { hasFace, liesAside } from "./standing.ts";
import {
  costIn,
  factionIn,
  iconsIn,
  keywordsIn,
  lastPrintedCost,
  lastPrintedSkill,
  printedIconsIn,
  resourcesIn,
  skillIn,
  subtypesIn,
  typeIn,
} from "./trait-source.ts";

/** Asked of a card that is there (`was` is null), or of one that left play (`was` is `card`). */
export type Predicate = (scene: Scene, card: CardStanding, was: LastKnown | null) => boolean;

export interface ReadFilter {
  readonly zones: readonly Zone[];
  readonly predicates: readonly Predicate[];
}

const READ = new WeakMap<Filter, ReadFilter>();

export function readFilter(filter: Filter): ReadFilter {
  const known = READ.get(filter);
  if (known !== undefined) return known;
  const read = { zones: zonesOf(filter), predicates: predicatesOf(filter) };
  READ.set(filter, read);
  return read;
}

export function passes(scene: Scene, card: CardState, predicates: readonly Predicate[]): boolean {
  for (const predicate of predicates) if (!predicate(scene, card, null)) return false;
  return true;
}

/** A card that left play is judged by what it was (LEAVE-05, LEAVE-10); `in` asks where it lies now. */
export function fitsLastKnown(scene: Scene, was: LastKnown, filter: Filter): boolean {
  const { zones, predicates } = readFilter(filter);
  if (filter.in !== undefined && !zones.includes(cardOf(scene.state, was.id).zone)) return false;
  return predicates.every((predicate) => predicate(scene, was, was));
}

function zonesOf({ in: zones, type, anyOf }: Filter): readonly Zone[] {
  if (zones !== undefined) return typeof zones === "string" ? [zones] : zones;
  if (type === undefined && anyOf !== undefined) return [...new Set(anyOf.flatMap(zonesOf))];
  if (type === "story" || type === "conspiracy") return ["story"];
  if (type === "domain" || type === "resource") return [type];
  return ["play"];
}

const within = (scene: Scene, value: number, comparison: Comparison): boolean =>
  compares(value, comparison, (n: Num) => knot.num(scene, n));

/** One reader for each key of a filter; only keys that are there are read. */
type Readers = { readonly [K in keyof Filter]-?: (value: NonNullable<Filter[K]>) => Predicate };

const isType: Readers["type"] = (type) => {
  if (type === "card")
    return ({ state }, card, was) => card.zone !== "play" || typeIn(state, card, was) !== "none";
  if (type === "domain" || type === "resource") return (_, card) => card.zone === type;
  if (type === "attachment")
    return ({ state }, card, was) =>
      card.zone === "play" && card.host !== NOBODY && typeIn(state, card, was) === "support";
  // a conspiracy in play is a story (CONS-09)
  if (type === "story")
    return ({ state }, card, was) => card.zone === "story" || typeIn(state, card, was) === "story";
  return ({ state }, card, was) => typeIn(state, card, was) === type;
};

/** CTRL-14: an ordinary story in play belongs to nobody. */
const isNobodys = ({ state }: Scene, { id }: CardStanding): boolean => state.stories.includes(id);

/** ED-42: where insane is no state of its own, such a card may lie exhausted. */
const isExhausted: Readers["exhausted"] = (wanted) => (_, card) =>
  (card.condition === "exhausted" || card.layExhausted) === wanted;

const hasPrinted: Readers["printed"] = (printed) => {
  const { cost, skill, subtype, icon } = printed;
  return (scene, card, was) => {
    const { state } = scene;
    if (cost !== undefined) {
      const found = was === null ? printedCostOf(scene, card.id) : lastPrintedCost(state, was);
      if (!within(scene, found, cost)) return false;
    }
    if (skill !== undefined) {
      const found = was === null ? printedSkillOf(scene, card.id) : lastPrintedSkill(state, was);
      if (!within(scene, found, skill)) return false;
    }
    if (subtype !== undefined && !(hasFace(card) && faceOf(state, card.id).facts.subtypes.includes(subtype)))
      return false;
    if (icon === undefined) return true;
    const icons = printedIconsIn(state, card, was);
    return within(scene, icons[iconIndex[icon.is]] ?? 0, icon.count ?? { atLeast: 1 });
  };
};

const isWearing: Readers["hasAttachment"] = (filter) => (scene, card, was) => {
  if (was !== null) return was.attachments.some((one) => fitsLastKnown(scene, one, filter));
  return scene.state.inPlay.some(
    (id) => cardOf(scene.state, id).host === card.id && knot.fits(scene, id, filter),
  );
};

const READERS: Readers = {
  type: isType,
  in: () => () => true,
  controller: (ref) => (scene, card) =>
    playersOf(scene, ref).includes(card.controller) &&
    (card.zone !== "story" || !hasNoController(scene.state, card.id)),
  owner: (ref) => (scene, card) => playersOf(scene, ref).includes(card.owner) && !isNobodys(scene, card),
  subtype: (word) => (scene, card, was) => subtypesIn(scene.state, card, was).includes(word),
  faction: (faction) => (scene, card, was) => factionIn(scene.state, card, was) === faction,
  neutral: (wanted) => (scene, card, was) => (factionIn(scene.state, card, was) === "neutral") === wanted,
  keyword: (word) => (scene, card, was) => keywordsIn(scene.state, card, was).includes(word),
  skill: (range) => (scene, card, was) => within(scene, skillIn(scene.state, card, was), range),
  cost: (range) => (scene, card, was) => within(scene, costIn(scene.state, card, was), range),
  icon: ({ is, count = { atLeast: 1 } }) => {
    const at = iconIndex[is];
    return (scene, card, was) => within(scene, iconsIn(scene.state, card, was)[at] ?? 0, count);
  },
  wounds: (range) => (scene, card) => within(scene, card.wounds, range),
  tokens: (range) => (scene, card) => within(scene, tokenCountOf(card), range),
  side:
    ({ of, count }) =>
    (scene, card) =>
      playersOf(scene, of).some((player) => within(scene, successOf(card, player), count)),
  resources: (range) => (scene, card, was) => within(scene, resourcesIn(scene.state, card, was), range),
  printed: hasPrinted,
  ready:
    (wanted) =>
    ({ state }, card) =>
      (card.condition === "ready" && !liesAside(state, card)) === wanted,
  exhausted: isExhausted,
  insane: (wanted) => (_, card) => (card.condition === "insane") === wanted,
  wounded: (wanted) => (_, card) => card.wounds > 0 === wanted,
  drained: (wanted) => (_, card) => card.drained === wanted,
  committed: (wanted) => (_, card) => (card.story !== NOBODY) === wanted,
  at: (name) => (scene, card) => {
    const places = named(scene, name);
    return places.includes(card.story) || places.includes(card.host);
  },
  wasAt:
    () =>
    ({ note }, card) =>
      note?.cards.includes(card.id) ?? false,
  attachedTo: (name) => (scene, card) => card.host !== NOBODY && named(scene, name).includes(card.host),
  attached: (wanted) => (_, card) => (card.host !== NOBODY) === wanted,
  hasAttachment: isWearing,
  // no text and no leaving changes what the title of a card is, or whether it is unique
  title:
    (title) =>
    ({ state }, card) =>
      titleOf(state, card.id) === title,
  sameTitleAs: (name) => (scene, card) =>
    named(scene, name).some((id) => titleOf(scene.state, id) === titleOf(scene.state, card.id)),
  unique:
    (wanted) =>
    ({ state }, card) =>
      faceOf(state, card.id).facts.unique === wanted,
  other:
    () =>
    ({ source }, card) =>
      card.id !== source,
  isNot: (name) => (scene, card) => !named(scene, name).includes(card.id),
  is: (name) => (scene, card) => named(scene, name).includes(card.id),
  enteredThisPhase:
    (wanted) =>
    ({ state }, card) =>
      (card.since === state.phaseCount) === wanted,
  onDrainedDomain:
    () =>
    ({ domain }, card) =>
      card.host !== NOBODY && card.host === domain,
  anyOf: (filters) => {
    const read = filters.map(allOf);
    return (scene, card, was) => {
      for (const fitting of read) if (fitting(scene, card, was)) return true;
      return false;
    };
  },
  not: (filter) => {
    const fitting = allOf(filter);
    return (scene, card, was) => !fitting(scene, card, was);
  },
};

/** All keys of a filter as one question. */
function allOf(filter: Filter): Predicate {
  const predicates = predicatesOf(filter);
  return (scene, card, was) => {
    for (const predicate of predicates) if (!predicate(scene, card, was)) return false;
    return true;
  };
}

/** Cheap questions first: where it lies and whose it is, before what it has become. */
const ORDER: readonly (keyof Filter)[] = [
  "controller",
  "owner",
  "ready",
  "exhausted",
  "insane",
  "wounded",
  "drained",
  "committed",
  "attached",
  "other",
  "is",
  "isNot",
  "at",
  "type",
];

function predicatesOf(filter: Filter): readonly Predicate[] {
  const keys = Object.keys(filter) as (keyof Filter)[]; // a filter has no other keys
  const rank = (key: keyof Filter): number => (ORDER.includes(key) ? ORDER.indexOf(key) : ORDER.length);
  return keys
    .filter((key) => key !== "in" && filter[key] !== undefined)
    .sort((a, b) => rank(a) - rank(b))
    .map((key) => readKey(filter, key));
}

/** The reader of a key takes the value of that key; this function owns the cast. */
function readKey(filter: Filter, key: keyof Filter): Predicate {
  const reader = READERS[key] as (value: unknown) => Predicate;
  return reader(filter[key]);
}
