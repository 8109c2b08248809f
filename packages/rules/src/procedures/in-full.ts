/**
 * COST-09, COST-06: whether something was carried out in full. What is under way begins as such, falls short where a
 * part of it cannot be done, and its verdict goes to whoever called for it.
 */

import type { FrameWith, NodeLocals } from "../state/procedure-locals.ts";
import type { Locals, State } from "../state/types.ts";

/** The verdict on what was done before, while a part of it is under way. */
type Judged = Locals & { readonly before?: boolean };

const judged = (state: State) => state.effects[state.effects.length - 1];

/** Changes that no effect makes are no part of anything. */
export function fallShort(state: State): void {
  if (!isDoneByRules(state)) setVerdict(state, false);
}

/** What the checks do to what a text has left is no part of what the text does. */
const isDoneByRules = ({ frames }: State): boolean =>
  frames.findLast(({ procedure }) => procedure === "effect" || procedure === "check")?.procedure === "check";

export const isInFull = (state: State): boolean => judged(state)?.done !== false;

/** A part begins: whatever comes of it, the verdict so far is kept. */
export function beginPart<L extends Judged>(state: State, frame: FrameWith<L>): undefined {
  frame.locals = { ...frame.locals, before: isInFull(state) };
  setVerdict(state, true);
}

/** The same for one node, written out: it is done for each of them. */
export function beginNode(state: State, frame: FrameWith<NodeLocals>): undefined {
  const { node, part, tried } = frame.locals;
  frame.locals = { node, part, before: isInFull(state), tried };
  setVerdict(state, true);
}

/** A part is over: all was done in full only if what came before was, too. */
export function endPart(state: State, { locals: { before = true } }: FrameWith<Judged>): undefined {
  if (!before) fallShort(state);
}

/** What came of it counts for nothing: a further try follows. */
export function discountPart(state: State, { locals: { before = true } }: FrameWith<Judged>): undefined {
  setVerdict(state, before);
}

/** The costs are judged; now comes the text. */
export const beginAnew = (state: State): void => setVerdict(state, true);

function setVerdict(state: State, done: boolean): void {
  const effect = judged(state);
  if (effect !== undefined) effect.done = done;
}
