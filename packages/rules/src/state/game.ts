/** The read-only part of a game: ruleset, options, and every card of its pool, prepared once. */
import type { Ability, CardText, PlayOnly } from "../language/abilities.ts";
import { type CardCode, type CardDefinition, type CardFacts, cardCode } from "../language/cards.ts";
import type { Effect, EffectOf } from "../language/effects.ts";
import type { Filter, Test } from "../language/expressions.ts";
import { childrenOf, grantedAbilities, initialNodes } from "../language/walk.ts";
import {
  type CardType,
  type EventKind,
  type Faction,
  type Icon,
  KEYWORDS,
  type Keyword,
  type Zone,
} from "../language/words.ts";
import type { RuleOptions, Ruleset } from "./options.ts";

export interface Leaf {
  readonly node: number;
  readonly tests: readonly Test[];
}

/** An ability with its effect tree laid out: a frame or a lasting effect names a node by number. */
export interface PreparedAbility {
  readonly code: CardCode;
  readonly index: number;
  readonly ability: Ability;
  readonly nodes: readonly Effect[];
  readonly numberOf: ReadonlyMap<Effect, number>;
  readonly parentOf: readonly number[];
  /** Nodes whose targets are chosen at initiation. */
  readonly initial: readonly number[];
  /** Leaves of the tree with the tests above them; what a continuous passive does. */
  readonly leaves: readonly Leaf[];
  /** Abilities that this one grants: index into the card's abilities. */
  readonly granted: ReadonlyMap<Ability, number>;
  /** Resources its cost asks for at least, and whether it exhausts its own card: told apart at a glance. */
  readonly pays: number;
  readonly exhaustsThis: boolean;
}

export interface PrintedKeywords {
  readonly names: readonly Keyword[];
  readonly toughness: number;
  readonly fated: number;
}

/** A card as printed. */
export interface Printed {
  readonly code: CardCode;
  readonly facts: CardFacts;
  readonly title: string;
  readonly type: CardType;
  readonly faction: Faction | "neutral";
  readonly cost: number;
  readonly costIsX: boolean;
  readonly skill: number;
  readonly icons: readonly [number, number, number, number];
  readonly boosters: readonly [number, number, number, number];
  readonly struggles: readonly Icon[];
  readonly keywords: PrintedKeywords;
  /** Printed Heroic 1, Villainous 2. */
  readonly alignment: number;
  readonly attachTo: Filter | null;
  readonly playOnly: PlayOnly | null;
  /** Own abilities first, then those it grants to others. */
  readonly abilities: readonly PreparedAbility[];
  readonly own: number;
  readonly continuous: readonly PreparedAbility[];
  readonly listensTo: ReadonlySet<EventKind>;
  readonly wouldListenTo: ReadonlySet<EventKind>;
  /** Zones from which an Action of it can be used, playing an event aside. */
  readonly actsFrom: readonly Zone[];
  /** Waits for a state to be so. */
  readonly hasWhenever: boolean;
  readonly worksAsResource: boolean;
}

export interface Library {
  readonly cards: ReadonlyMap<string, Printed>;
  /** Events that any card of the pool answers after, or before, they happen. */
  readonly after: ReadonlySet<EventKind>;
  readonly before: ReadonlySet<EventKind>;
  /** The same by timing word: "response" after, "disrupt!" before (a mark for "would"). */
  readonly byTiming: ReadonlyMap<string, ReadonlySet<EventKind>>;
  /** Cards usable from a hidden place, by what they answer (turn.md, "When a question is put"). */
  readonly hiddenAfter: ReadonlyMap<EventKind, readonly PreparedAbility[]>;
  readonly hiddenBefore: ReadonlyMap<EventKind, readonly PreparedAbility[]>;
  /** Events answered from a discard pile, a domain or the top of a deck. */
  readonly elsewhere: ReadonlySet<EventKind>;
  readonly subtypes: ReadonlySet<string>;
}

export interface Game {
  readonly ruleset: Ruleset;
  readonly options: RuleOptions;
  readonly turnLimit: number;
  readonly library: Library;
}

/** A rules bug or broken card data, never a player's mistake. */
export class InvariantBroken extends Error {
  readonly rule: string;
  constructor(rule: string, detail: string) {
    super(`${rule}: ${detail}`);
    this.name = "InvariantBroken";
    this.rule = rule;
  }
}

const counts = (
  given: { readonly [I in Icon]?: number } | null,
): readonly [number, number, number, number] => [
  given?.terror ?? 0,
  given?.combat ?? 0,
  given?.arcane ?? 0,
  given?.investigation ?? 0,
];

/** KW-INVU-04: how three Ancient Ones of 2005 print the keyword. */
const OLD_INVULNERABILITY = "Invulnerable";

export function parseKeywords(words: readonly string[]): PrintedKeywords {
  const names: Keyword[] = [];
  let toughness = 0;
  let fated = 0;
  for (const word of words) {
    const [name = "", amount] = word.split(" ");
    const meant = name === OLD_INVULNERABILITY ? "Invulnerability" : name;
    const known = KEYWORDS.find((keyword) => keyword === meant);
    if (known === undefined) throw new InvariantBroken("KW-GEN-03", `unknown keyword "${word}"`);
    if (known === "Toughness") toughness += Number(amount);
    if (known === "Fated") fated = Number(amount);
    names.push(known);
  }
  return { names, toughness, fated };
}

/** A tree whose nodes are all different objects, so that each has one number. */
function distinct<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(distinct) as T; // an array maps to an array
  if (typeof tree !== "object" || tree === null) return tree;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(tree)) copy[key] = distinct(value);
  return copy as T; // same keys, same values
}

function prepareAbility(
  code: CardCode,
  given: Ability,
  index: number,
): PreparedAbility & { readonly granted: Map<Ability, number> } {
  const ability = distinct(given);
  const nodes: Effect[] = [];
  const parentOf: number[] = [];
  const numberOf = new Map<Effect, number>();
  const visit = (effect: Effect, parent: number): void => {
    const number = nodes.length;
    nodes.push(effect);
    parentOf.push(parent);
    numberOf.set(effect, number);
    for (const child of childrenOf(effect)) visit(child, number);
  };
  visit(ability.effect, -1);
  const leaves: Leaf[] = [];
  const collect = (effect: Effect, tests: readonly Test[]): void => {
    const children = childrenOf(effect);
    if (children.length === 0) leaves.push({ node: numberOf.get(effect) ?? 0, tests });
    for (const child of children)
      collect(child, effect.do === "ifThen" ? [...tests, branchTest(effect, child)] : tests);
  };
  collect(ability.effect, ability.if === undefined ? [] : [ability.if]);
  const initial = initialNodes(ability.effect).map((node) => numberOf.get(node) ?? 0);
  return {
    code,
    index,
    ability,
    nodes,
    numberOf,
    parentOf,
    initial,
    leaves,
    granted: new Map(),
    pays: fixedPrice(ability),
    exhaustsThis: exhaustsItsCard(ability),
  };
}

const fixedPrice = ({ cost = [] }: Ability): number =>
  cost.reduce((sum, part) => sum + (part.do === "pay" && typeof part.count === "number" ? part.count : 0), 0);

const exhaustsItsCard = ({ cost = [] }: Ability): boolean =>
  cost.some((part) => part.do === "exhaust" && "the" in part.what && part.what.the === "this");

const branchTest = (branch: EffectOf<"ifThen">, child: Effect): Test =>
  child === branch.yes ? branch.test : { not: branch.test };

/** Own abilities first; those that they grant follow, the list growing as they are met. */
function prepareAbilities(code: CardCode, given: readonly Ability[]): readonly PreparedAbility[] {
  const prepared = given.map((ability, index) => prepareAbility(code, ability, index));
  for (const granting of prepared) {
    for (const inner of granting.nodes.flatMap(grantedAbilities)) {
      granting.granted.set(inner, prepared.length);
      prepared.push(prepareAbility(code, inner, prepared.length));
    }
  }
  return prepared;
}

function actionZones(facts: CardFacts, text: CardText): readonly Zone[] {
  const actions = text.abilities.filter(({ timing }) => timing === "action");
  const zones = actions.map(({ from }) => from ?? (facts.type === "event" ? "hand" : "play"));
  return [...new Set(zones)].filter((zone) => facts.type !== "event" || zone !== "hand");
}

const EMPTY_ICONS: readonly [number, number, number, number] = [0, 0, 0, 0];

export function prepareCard({ facts, text }: CardDefinition): Printed {
  const code = cardCode(facts.code);
  const ordered = prepareAbilities(code, text.abilities);
  const listensTo = new Set<EventKind>();
  const wouldListenTo = new Set<EventKind>();
  for (const { ability } of ordered) {
    if (ability.when === undefined) continue;
    (ability.when.would === true ? wouldListenTo : listensTo).add(ability.when.on);
  }
  return {
    code,
    facts,
    title: facts.title,
    type: facts.type,
    faction: facts.faction,
    cost: facts.cost === "X" || facts.cost === null ? 0 : facts.cost,
    costIsX: facts.cost === "X",
    skill: facts.skill === "X" || facts.skill === null ? 0 : facts.skill,
    icons: facts.icons === null ? EMPTY_ICONS : counts(facts.icons),
    boosters: facts.boosters === null ? EMPTY_ICONS : counts(facts.boosters),
    struggles: facts.struggles ?? [],
    keywords: parseKeywords(facts.keywords),
    alignment: (facts.keywords.includes("Heroic") ? 1 : 0) | (facts.keywords.includes("Villainous") ? 2 : 0),
    attachTo: text.attachTo ?? null,
    playOnly: text.playOnly ?? null,
    abilities: ordered,
    own: text.abilities.length,
    continuous: ordered.slice(0, text.abilities.length).filter((prepared) => isContinuous(prepared.ability)),
    listensTo,
    wouldListenTo,
    actsFrom: actionZones(facts, text),
    hasWhenever: ordered.some(({ ability }) => ability.whenever !== undefined),
    worksAsResource: text.worksAsResource === true,
  };
}

export const isContinuous = ({ timing, when, whenever }: Ability): boolean =>
  timing === "passive" && when === undefined && whenever === undefined;

/** A starting domain has no title, type or text (SETUP-05). */
const NO_FACE: Printed = prepareCard({
  facts: {
    code: "",
    title: "",
    descriptor: null,
    unique: false,
    faction: "neutral",
    type: "support",
    cost: null,
    skill: null,
    icons: null,
    boosters: null,
    struggles: null,
    subtypes: [],
    keywords: [],
    steadfast: 0,
    steadfastFaction: null,
    transient: false,
  },
  text: { abilities: [] },
});

/** The card as printed. */
export function printedOf(game: Game, code: CardCode): Printed {
  if (code === "") return NO_FACE;
  const printed = game.library.cards.get(code);
  if (printed === undefined) throw new InvariantBroken("card", `no definition of "${code}"`);
  return printed;
}

export function abilityOf(game: Game, code: CardCode, index: number): PreparedAbility {
  const prepared = printedOf(game, code).abilities[index];
  if (prepared === undefined) throw new InvariantBroken("card", `"${code}" has no ability ${index}`);
  return prepared;
}

export const iconIndex: Readonly<Record<Icon, 0 | 1 | 2 | 3>> = {
  terror: 0,
  combat: 1,
  arcane: 2,
  investigation: 3,
};
