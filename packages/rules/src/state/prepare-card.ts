/** A card of the pool, read once: abilities laid out, costs and triggers told apart at a glance. */

import type { Ability, AnyTrigger, CardText, Trigger } from "../language/abilities.ts";
import { type CardCode, type CardDefinition, type CardFacts, cardCode } from "../language/cards.ts";
import type { Effect, EffectOf } from "../language/effects.ts";
import type { Test } from "../language/expressions.ts";
import { childrenOf, grantedAbilities, initialNodes } from "../language/walk.ts";
import type { Icon, Zone } from "../language/words.ts";
import {
  type CostText,
  InvariantBroken,
  isContinuous,
  type Leaf,
  type PreparedAbility,
  type Printed,
} from "./game.ts";
import { nodeNumber } from "./node-number.ts";
import { attachmentOf } from "./prepare-attachment.ts";
import { parseKeywords } from "./printed-keywords.ts";

const counts = (
  given: { readonly [I in Icon]?: number } | null,
): readonly [number, number, number, number] => [
  given?.terror ?? 0,
  given?.combat ?? 0,
  given?.arcane ?? 0,
  given?.investigation ?? 0,
];

/** A tree whose nodes are all different objects, so that each has one number. */
function distinct<T>(tree: T): T {
  if (Array.isArray(tree)) return tree.map(distinct) as T; // an array maps to an array
  if (typeof tree !== "object" || tree === null) return tree;
  const copy: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(tree)) copy[key] = distinct(value);
  return copy as T; // same keys, same values
}

/** The same ability with every key there, in one order: whoever reads many abilities meets one shape. This function owns the casts. */
function ofOneShape(given: Ability): Ability {
  const { timing, when, whenever, if: test, from, cost, effect, limit, replaces, anyPlayer } = given;
  const trigger = when === undefined ? undefined : triggerOfOneShape(when);
  return {
    timing,
    when: trigger,
    whenever,
    if: test,
    from,
    cost,
    effect,
    limit,
    replaces,
    anyPlayer,
  } as unknown as Ability;
}

function triggerOfOneShape(given: AnyTrigger): Trigger {
  return {
    on: given.on,
    would: given.would,
    card: given.card,
    player: given.player,
    icon: given.icon,
    margin: given.margin,
    story: given.story,
    cause: given.cause,
    notCause: given.notCause,
    from: given.from,
    to: given.to,
    phase: given.phase,
    framework: given.framework,
    source: given.source,
    timing: given.timing,
    ability: given.ability,
    targeting: given.targeting,
    wouldDestroy: given.wouldDestroy,
    for: given.for,
    first: given.first,
  } as unknown as Trigger;
}

function prepareAbility(
  code: CardCode,
  given: Ability,
  index: number,
): PreparedAbility & { readonly granted: Map<Ability, number> } {
  const ability = ofOneShape(distinct(given));
  const nodes: Effect[] = [];
  const parentOf: number[] = [];
  const numberOf = new Map<Effect, number>();
  const visit = (effect: Effect, parent: number): void => {
    if (effect.do === "payX") throw new InvariantBroken("PAY-20", `${code}: X is announced for a cost only`);
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
    if (children.length === 0) leaves.push({ node: nodeNumber({ numberOf }, effect), tests });
    for (const child of children)
      collect(child, effect.do === "ifThen" ? [...tests, branchTest(effect, child)] : tests);
  };
  collect(ability.effect, ability.if === undefined ? [] : [ability.if]);
  const initial = initialNodes(ability.effect).map((node) => nodeNumber({ numberOf }, node));
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
    ...readCost(ability),
  };
}

/** What a cost asks for, told apart once. */
function readCost({ cost = [] }: Ability) {
  const counts = cost.flatMap((part) => (part.do === "pay" ? [part.count] : []));
  const numbers = counts.filter((count) => typeof count === "number");
  const x = cost.find((part) => part.do === "payX");
  return {
    pays: numbers.reduce((sum, count) => sum + count, 0),
    paysFixed: numbers.length === counts.length,
    asksX: x !== undefined,
    leastX: x?.atLeast ?? 0,
    cardCosts: cost.filter((part) => part.do !== "pay" && part.do !== "payX"),
    exhaustsThis: cost.some(
      (part) => part.do === "exhaust" && "the" in part.what && part.what.the === "this",
    ),
  };
}

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

/** PAY-29: passives about the card's own cost. */
const costTextsOf = (own: readonly PreparedAbility[]): readonly CostText[] =>
  own
    .filter(({ ability }) => isContinuous(ability))
    .flatMap((prepared) => prepared.leaves.map(({ node, tests }) => ({ prepared, node, tests })))
    .filter(({ prepared, node }) => {
      const effect = prepared.nodes[node];
      return effect?.do === "costs" && effect.what.is === "this";
    });

const EMPTY_ICONS: readonly [number, number, number, number] = [0, 0, 0, 0];

/** It is given its other face rather than copied with it: whoever reads many faces meets one shape. */
export function prepareCard(definition: CardDefinition): Printed {
  const printed = prepareFace(definition);
  if (printed.type !== "support") printed.asAttachment = attachmentOf(printed);
  return printed;
}

type UnfinishedFace = Omit<Printed, "asAttachment"> & { asAttachment: Printed | null };

function prepareFace({ facts, text }: CardDefinition): UnfinishedFace {
  const code = cardCode(facts.code);
  const ordered = prepareAbilities(code, text.abilities);
  const own = ordered.slice(0, text.abilities.length);
  const hears = new Set(ordered.flatMap(({ ability: { when } }) => (when === undefined ? [] : [when.on])));
  return {
    code,
    facts,
    title: facts.title,
    type: facts.type,
    faction: facts.faction,
    cost: facts.cost === "X" || facts.cost === null ? 0 : facts.cost,
    costIsX: facts.cost === "X",
    skill: facts.skill === "X" || facts.skill === null ? 0 : facts.skill,
    skillIsX: facts.skill === "X",
    icons: facts.icons === null ? EMPTY_ICONS : counts(facts.icons),
    boosters: facts.boosters === null ? EMPTY_ICONS : counts(facts.boosters),
    struggles: facts.struggles ?? [],
    keywords: parseKeywords(facts.keywords),
    alignment: (facts.keywords.includes("Heroic") ? 1 : 0) | (facts.keywords.includes("Villainous") ? 2 : 0),
    attachTo: text.attachTo ?? null,
    playOnly: text.playOnly ?? null,
    abilities: ordered,
    own,
    continuous: own.filter((prepared) => isContinuous(prepared.ability)),
    hears: [...hears],
    actsFrom: actionZones(facts, text),
    hasWhenever: ordered.some(({ ability }) => ability.whenever !== undefined),
    worksAsResource: text.worksAsResource === true,
    costTexts: costTextsOf(own),
    asAttachment: null,
  };
}

/** A starting domain has no title, type or text (SETUP-05). */
export const NO_FACE: Printed = prepareCard({
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
