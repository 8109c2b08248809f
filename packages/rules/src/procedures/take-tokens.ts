/** Success tokens taken from either side of stories: where both have some, the effect's controller picks. */
import { type Group, makeChange } from "../effects/proposed-changes.ts";
import type { EffectOf } from "../language/effects.ts";
import { PLAYERS, type Player } from "../language/words.ts";
import { num } from "../queries/filters.ts";
import { causeOfEffect, ofEach, sceneOfEffect } from "../queries/scene.ts";
import { cardOf, successOf, topEffect } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import type { FrameOf } from "../state/procedure-locals.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { makeChanges } from "./changes.ts";
import { fallShort } from "./in-full.ts";
import { ask, asking, type Next, type NextOrAsk, procedure } from "./interpreter.ts";
import { abilityUnderWay, nodeOfFrame } from "./node.ts";

type Frame = FrameOf<"takeTokens">;

const storyOf = ({ locals }: Frame): CardId => locals.left[0] ?? NOBODY;
const picked = ({ locals }: Frame, player: Player): number => locals[player] ?? 0;
const there = (state: State, frame: Frame, player: Player): number =>
  successOf(cardOf(state, storyOf(frame)), player) - picked(frame, player);

/** Its procedure. */
const nodeOf = (state: State, frame: Frame) =>
  nodeOfFrame(state, frame) as EffectOf<"removeTokens" | "passTokens">;

/** How many are still to be picked on this story; the number is read for each story anew. */
function wanted(state: State, frame: Frame): number {
  const { count } = nodeOf(state, frame);
  const scene = ofEach(sceneOfEffect(state, topEffect(state)), storyOf(frame));
  return num(scene, count) - picked(frame, "P1") - picked(frame, "P2");
}

function pick(state: State, frame: Frame): NextOrAsk {
  if (storyOf(frame) === NOBODY) return undefined;
  const count = wanted(state, frame);
  const [P1, P2] = [there(state, frame, "P1"), there(state, frame, "P2")];
  if (count < 1 || P1 + P2 === 0) return take(state, frame);
  if (P1 > 0 && P2 > 0 && count < P1 + P2)
    return ask(state, topEffect(state).player, { kind: "pick", source: topEffect(state).source });
  add(frame, { P1: Math.min(P1, count), P2: Math.min(P2, count) });
  return "again";
}

function add(frame: Frame, more: { readonly P1: number; readonly P2: number }): void {
  frame.locals = { ...frame.locals, P1: picked(frame, "P1") + more.P1, P2: picked(frame, "P2") + more.P2 };
}

function take(state: State, frame: Frame): Next {
  const effect = topEffect(state);
  const card = storyOf(frame);
  if (wanted(state, frame) > 0) fallShort(state);
  const cause = causeOfEffect(effect);
  const { source } = effect;
  const givers = PLAYERS.filter((player) => picked(frame, player) > 0);
  const kind = nodeOf(state, frame).do === "passTokens" ? "moveSuccess" : "removeSuccess";
  const taken: Group = givers.map((player) =>
    makeChange(state, kind, {
      cause,
      source,
      card,
      player,
      other: card,
      how: kind === "moveSuccess" ? { as: "passed" } : null,
      count: picked(frame, player),
    }),
  );
  frame.locals = { ...frame.locals, left: frame.locals.left.slice(1), P1: 0, P2: 0 };
  makeChanges(state, givers.length > 0 ? [taken] : []);
  return "again";
}

function answer(_: State, frame: Frame, { side }: OptionOf<"takeToken">): Next {
  add(frame, side === "P1" ? { P1: 1, P2: 0 } : { P1: 0, P2: 1 });
  return "again";
}

export const takeTokens = procedure("takeTokens", "COMP-20", [
  asking({
    rule: "COMP-20",
    run: pick,
    about: (state, frame) => ({
      about: "takeTokens",
      ability: abilityUnderWay(state),
      story: storyOf(frame),
    }),
    options: () => PLAYERS.map((side) => ({ do: "takeToken" as const, side })),
    answer,
  }),
]);
