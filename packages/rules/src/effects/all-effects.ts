/** All primitives in one total table: a kind without a rule does not compile. */
import type { Effect, EffectKind, EffectOf, LastingKind } from "../language/effects.ts";
import type { Scene } from "../queries/scene.ts";
import { CARD_EFFECTS } from "./card-effects.ts";
import { CHARACTER_EFFECTS } from "./character-effects.ts";
import { acceptsLasting, isLasting } from "./lasting.ts";
import type { Candidate, CardsOf, Primitive } from "./primitive.ts";
import type { Group } from "./proposed-changes.ts";
import { TOKEN_EFFECTS } from "./token-effects.ts";

/** Kinds that are carried out by a procedure of their own: they ask, branch, repeat, or speak of other effects. */
export const PROCEDURAL = [
  "search",
  "sort",
  "name",
  "redistribute",
  "cancel",
  "prevent",
  "insteadOfThat",
  "delayed",
  "moveThisEvent",
  "payToPutIntoPlay",
  "playFree",
  "nothing",
  "inOrder",
  "then",
  "ifThen",
  "either",
  "may",
  "unless",
  "forEach",
  "repeat",
  "eachPlayer",
  "until",
  "pay",
  "payX",
] as const satisfies readonly EffectKind[];
export type ProceduralKind = (typeof PROCEDURAL)[number];
export type PrimitiveKind = Exclude<EffectKind, ProceduralKind | LastingKind>;

const PRIMITIVES: { readonly [K in PrimitiveKind]: Primitive<K> } = {
  ...CHARACTER_EFFECTS,
  ...CARD_EFFECTS,
  ...TOKEN_EFFECTS,
};

/** The table is total over the kinds that are neither lasting nor procedural; this file owns that cast. */
function primitiveOf(effect: Effect): Primitive<EffectKind> | undefined {
  return (PRIMITIVES as Readonly<Record<string, Primitive<EffectKind>>>)[effect.do];
}

export function accepts(effect: Effect, scene: Scene, candidate: Candidate): boolean {
  if (isLasting(effect)) return acceptsLasting(effect, scene, candidate);
  const rule = primitiveOf(effect);
  return rule?.accepts === undefined || rule.accepts(effect as EffectOf<EffectKind>, scene, candidate);
}

export function groupsOf(effect: Effect, scene: Scene, cards: CardsOf): readonly Group[] {
  return primitiveOf(effect)?.groups(effect as EffectOf<EffectKind>, scene, cards) ?? [];
}

/** Its own answer, where it has one. */
export function ownAnswer(effect: Effect, scene: Scene): boolean | undefined {
  return primitiveOf(effect)?.canHappen?.(effect as EffectOf<EffectKind>, scene);
}
