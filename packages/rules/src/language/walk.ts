/** Walking an effect tree: children, selections, and the targets chosen at initiation. */
import type { Ability } from "./abilities.ts";
import type { Effect } from "./effects.ts";
import type { Selection } from "./expressions.ts";

const NONE: readonly never[] = [];

export function childrenOf(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case "inOrder":
    case "until":
      return effect.effects;
    case "then":
      return [effect.first, effect.next];
    case "ifThen":
      return effect.no === undefined ? [effect.yes] : [effect.yes, effect.no];
    case "either":
      return effect.options;
    case "unless":
      return [effect.pay, effect.effect];
    case "may":
    case "forEach":
    case "repeat":
    case "eachPlayer":
    case "insteadOfThat":
    case "delayed":
      return [effect.effect];
    default:
      return NONE;
  }
}

export const SELECTION_FIELDS = ["who", "what", "from", "to", "on", "at", "a", "b", "attachedTo"] as const;
export type SelectionField = (typeof SELECTION_FIELDS)[number];

function isSelection(value: unknown): value is Selection {
  if (typeof value !== "object" || value === null) return false;
  return (
    "choose" in value ||
    "pick" in value ||
    "each" in value ||
    "random" in value ||
    ("top" in value && "of" in value) ||
    "lowest" in value ||
    "highest" in value ||
    "the" in value
  );
}

/** The selections of one node, with the name of their field. */
export function selectionsOf(effect: Effect): readonly (readonly [SelectionField, Selection])[] {
  const found: (readonly [SelectionField, Selection])[] = [];
  const fields: Readonly<Record<string, unknown>> = { ...effect };
  for (const field of SELECTION_FIELDS) {
    const value = fields[field];
    if (isSelection(value)) found.push([field, value]);
  }
  return found;
}

/** Nodes whose `choose` is answered at initiation (TGT-03); the rest is asked when it is carried out. */
export function initialNodes(effect: Effect): readonly Effect[] {
  switch (effect.do) {
    case "inOrder":
    case "until":
      return effect.effects.flatMap(initialNodes);
    case "then":
      return initialNodes(effect.first);
    case "ifThen":
    case "either":
    case "may":
    case "unless":
    case "forEach":
    case "repeat":
    case "eachPlayer":
    case "insteadOfThat":
    case "delayed":
      return NONE;
    default:
      return [effect];
  }
}

/** Abilities that a node grants: they belong to the card that has the node. */
export function grantedAbilities(effect: Effect): readonly Ability[] {
  if (effect.do === "gains" && effect.traits.ability !== undefined) return [effect.traits.ability];
  if (effect.do === "becomes" && effect.form !== "printed") return effect.form.abilities ?? NONE;
  return NONE;
}
