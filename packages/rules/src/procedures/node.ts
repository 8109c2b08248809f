/** One node of an effect's tree, and the frame in which it is carried out. */

import type { Effect } from "../language/effects.ts";
import { topEffect } from "../state/access.ts";
import { InvariantBroken, type PreparedAbility } from "../state/game.ts";
import { itemAt } from "../state/must-be.ts";
import { nodeNumber } from "../state/node-number.ts";
import type { FrameWith, NodeLocals } from "../state/procedure-locals.ts";
import type { AbilityRef, Frame, State } from "../state/types.ts";
import { preparedOf } from "./initiation.ts";
import { call } from "./interpreter.ts";

export type NodeFrame = FrameWith<NodeLocals>;

export const isNodeFrame = (frame: Frame): frame is NodeFrame => typeof frame.locals.node === "number";

export function preparedEffect(state: State): PreparedAbility {
  const prepared = preparedOf(state, topEffect(state));
  if (prepared === null) throw new InvariantBroken("TIME-12", "an effect without a text");
  return prepared;
}

/** The ability whose text is carried out. */
export function abilityUnderWay(state: State): AbilityRef {
  const { ability } = topEffect(state);
  if (ability === null) throw new InvariantBroken("TIME-12", "an effect without a text");
  return ability;
}

export const nodeOfFrame = (state: State, frame: NodeFrame): Effect =>
  itemAt(preparedEffect(state).nodes, frame.locals.node);

/** Puts the parts of a tree on the stack, the first of them on top. */
export function callNodes(state: State, effects: readonly Effect[]): void {
  const prepared = preparedEffect(state);
  for (const effect of effects.toReversed()) call(state, "carryOut", { node: nodeNumber(prepared, effect) });
}
