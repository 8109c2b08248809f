/** A filter read once into the few questions it asks. Filters are data and never change, so the reading is kept. */
import type { Comparison, Filter, Num } from "../language/expressions.ts";
import type { Zone } from "../language/words.ts";
import { cardOf, faceOf, resourcesOn, successOf, tokensOn } from "../state/access.ts";
import { iconIndex } from "../state/game.ts";
import { type CardState, NOBODY } from "../state/types.ts";
import { hasNoController } from "./addressees.ts";
import { factionOf, subtypesOf } from "./faction-and-subtypes.ts";
import { iconCount } from "./icons-of.ts";
import { hasKeyword } from "./keywords-of.ts";
import { knot } from "./knot.ts";
import { named, playersOf } from "./names.ts";
import { compares, printedCostOf, printedSkillOf } from "./numbers.ts";
import { costOf, printedIconsOf, titleOf } from "./printed-values.ts";
import type { Scene } from "./scene.ts";
import { skillOf } from "./skill-of.ts";
import { hasFace } from "./standing.ts";
import { typeOf } from "./type-of.ts";

export type Predicate = (scene: Scene, card: CardState) => boolean;

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
  for (const predicate of predicates) if (!predicate(scene, card)) return false;
  return true;
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
  if (type === "card") return ({ state }, card) => card.zone !== "play" || typeOf(state, card.id) !== "none";
  if (type === "domain" || type === "resource") return (_, card) => card.zone === type;
  if (type === "attachment")
    return ({ state }, card) =>
      card.zone === "play" && card.host !== NOBODY && typeOf(state, card.id) === "support";
  // a conspiracy in play is a story (CONS-09)
  if (type === "story")
    return ({ state }, card) => card.zone === "story" || typeOf(state, card.id) === "story";
  return ({ state }, card) => typeOf(state, card.id) === type;
};

/** CTRL-14: an ordinary story in play belongs to nobody. */
const isNobodys = ({ state }: Scene, card: CardState): boolean => state.stories.includes(card.id);

/** ED-42: where insane is no state of its own, such a card lies exhausted. */
const isExhausted: Readers["exhausted"] = (wanted) => (scene, card) => {
  const insaneCounts = card.condition === "insane" && !scene.state.game.options["insane.thirdState"];
  return (card.condition === "exhausted" || insaneCounts) === wanted;
};

const hasPrinted: Readers["printed"] =
  ({ cost, skill, subtype, icon }) =>
  (scene, card) => {
    if (cost !== undefined && !within(scene, printedCostOf(scene, card.id), cost)) return false;
    if (skill !== undefined && !within(scene, printedSkillOf(scene, card.id), skill)) return false;
    if (
      subtype !== undefined &&
      !(hasFace(card) && faceOf(scene.state, card.id).facts.subtypes.includes(subtype))
    )
      return false;
    if (icon === undefined) return true;
    return within(
      scene,
      printedIconsOf(scene.state, card.id)[iconIndex[icon.is]] ?? 0,
      icon.count ?? { atLeast: 1 },
    );
  };

const READERS: Readers = {
  type: isType,
  in: () => () => true,
  controller: (ref) => (scene, card) =>
    playersOf(scene, ref).includes(card.controller) && !hasNoController(scene.state, card.id),
  owner: (ref) => (scene, card) => playersOf(scene, ref).includes(card.owner) && !isNobodys(scene, card),
  subtype:
    (word) =>
    ({ state }, card) =>
      subtypesOf(state, card.id).includes(word),
  faction:
    (faction) =>
    ({ state }, card) =>
      factionOf(state, card.id) === faction,
  neutral:
    (wanted) =>
    ({ state }, card) =>
      (factionOf(state, card.id) === "neutral") === wanted,
  keyword:
    (word) =>
    ({ state }, card) =>
      hasKeyword(state, card.id, word),
  skill: (range) => (scene, card) => within(scene, skillOf(scene.state, card.id), range),
  cost: (range) => (scene, card) => within(scene, costOf(scene.state, card.id), range),
  icon:
    ({ is, count }) =>
    (scene, card) =>
      within(scene, iconCount(scene.state, card.id, is), count ?? { atLeast: 1 }),
  wounds: (range) => (scene, card) => within(scene, card.wounds, range),
  tokens: (range) => (scene, card) => within(scene, tokensOn(card), range),
  side:
    ({ of, count }) =>
    (scene, card) =>
      playersOf(scene, of).some((player) => within(scene, successOf(card, player), count)),
  resources: (range) => (scene, card) => within(scene, resourcesOn(scene.state, card.id).length, range),
  printed: hasPrinted,
  ready: (wanted) => (_, card) => (card.condition === "ready" && !card.faceDown) === wanted,
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
  hasAttachment: (filter) => (scene, card) =>
    scene.state.inPlay.some((id) => cardOf(scene.state, id).host === card.id && knot.fits(scene, id, filter)),
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
      card.host === domain,
  anyOf: (filters) => {
    const read = filters.map(predicatesOf);
    return (scene, card) => read.some((predicates) => passes(scene, card, predicates));
  },
  not: (filter) => {
    const read = predicatesOf(filter);
    return (scene, card) => !passes(scene, card, read);
  },
};

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
