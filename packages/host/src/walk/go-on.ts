/** A game that goes on from a point of another one: the same record up to there, then new answers. */
import { forcedAnswer, type Player } from "@fhtagn/rules";
import { type KeptSitting, keep, sitDown, stateOf, take } from "../sitting.ts";
import type { Walk } from "./walk.ts";

/** `seat` is who will play it: what that seat decided counts as decided by him, so that he can take it back. */
export function keptAt(walk: Walk, at: number, seat: Player): KeptSitting | null {
  const count = walk.positions[at]?.taken;
  const { setup, seed, taken } = walk.sitting;
  if (count === undefined || walk.positions[at]?.state.result !== null) return null;
  const again = sitDown(setup, seed);
  for (const { answer } of taken.slice(0, count)) {
    if ("concede" in answer) return null;
    const { question } = stateOf(again);
    take(again, answer, question?.player === seat && forcedAnswer(stateOf(again)) === null);
  }
  return keep(again);
}
