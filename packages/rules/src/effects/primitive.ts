/** The shape of a primitive: which cards it accepts, and the changes it proposes. */
import type { EffectKind, EffectOf } from "../language/effects.ts";
import type { SelectionField } from "../language/walk.ts";
import type { Scene } from "../queries/scene.ts";
import type { CardId } from "../state/types.ts";
import type { Group } from "./proposed-changes.ts";

/** A card considered for one of the effect's selections. */
export interface Candidate {
  readonly card: CardId;
  readonly field: SelectionField;
}

export type CardsOf = (field: SelectionField) => readonly CardId[];

/** An effect never changes the state; it proposes groups of changes, each group together, one group after another. */
export interface Primitive<K extends EffectKind> {
  /** Whether this card can be affected so at all: decides targets, picks, groups and `canHappen` (TGT-05). */
  readonly accepts?: (effect: EffectOf<K>, scene: Scene, candidate: Candidate) => boolean;
  readonly groups: (effect: EffectOf<K>, scene: Scene, cards: CardsOf) => readonly Group[];
  /** Where counting candidates does not tell whether it would do anything. */
  readonly canHappen?: (effect: EffectOf<K>, scene: Scene) => boolean;
}
