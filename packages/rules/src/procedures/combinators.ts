/** How effects are put together: in order, then, if, either, may, unless, for each, repeat. */

import { canAfford, canBePaid, canHappen } from "../effects/can-happen.ts";
import type { Effect, EffectOf } from "../language/effects.ts";
import { holds, num } from "../queries/filters.ts";
import { playerOf } from "../queries/names.ts";
import { asPublic, type Scene, sceneOfEffect } from "../queries/scene.ts";
import { topEffect, writeChoice } from "../state/access.ts";
import { itemAt } from "../state/must-be.ts";
import type { State } from "../state/types.ts";
import { YES_NO } from "./game-effects.ts";
import { beginNode, endPart, fallShort, isInFull } from "./in-full.ts";
import { ask, asking, type Next, procedure } from "./interpreter.ts";
import { abilityUnderWay, callNodes, type NodeFrame, nodeOfFrame } from "./node.ts";

/** The node of this frame, known to be of the kind its procedure was made for. */
const nodeAs = <K extends Effect["do"]>(state: State, frame: NodeFrame): EffectOf<K> =>
  nodeOfFrame(state, frame) as EffectOf<K>;
const scene = (state: State) => sceneOfEffect(state, topEffect(state));
/** Whether somebody is asked must not depend on hidden cards. */
const publicScene = (state: State): Scene => asPublic(scene(state));

/** COST-08: several effects are independent. */
export const inOrder = procedure("inOrder", "COST-08", [
  {
    rule: "COST-08",
    run: (state, frame) => {
      callNodes(state, nodeAs<"inOrder" | "until">(state, frame).effects);
      return undefined;
    },
  },
]);

/** COST-09: the rest only if what came before was carried out in full. TGT-19: "all" is met by none. */
export const thenOnly = procedure("then", "COST-09", [
  {
    rule: "COST-09",
    run: (state, frame) => {
      beginNode(state, frame);
      callNodes(state, [nodeAs<"then">(state, frame).first]);
      return undefined;
    },
  },
  {
    rule: "COST-09",
    run: (state, frame) => {
      if (isInFull(state)) callNodes(state, [nodeAs<"then">(state, frame).next]);
      return undefined;
    },
  },
  {
    rule: "COST-09",
    run: (state, frame) => {
      endPart(state, frame);
      return undefined;
    },
  },
]);

export const ifThen = procedure("ifThen", "TRIG-21", [
  {
    rule: "TRIG-21",
    run: (state, frame) => {
      const { test, yes, no } = nodeAs<"ifThen">(state, frame);
      if (holds(scene(state), test)) callNodes(state, [yes]);
      else if (no !== undefined) callNodes(state, [no]);
      return undefined;
    },
  },
]);

/** TGT-17: an option that cannot be attempted may not be taken while another can. */
function openOptions(state: State, frame: NodeFrame): readonly number[] {
  const { options, by } = nodeAs<"either">(state, frame);
  const there = publicScene(state);
  const chooser = playerOf(scene(state), by);
  const canBeTaken = (option: Effect): boolean =>
    canAfford(there, chooser, option) && canHappen(there, option);
  const all = options.map((_, at) => at);
  const possible = all.filter((at) => canBeTaken(itemAt(options, at)));
  return possible.length > 0 ? possible : all;
}

function takeOption(state: State, frame: NodeFrame, at: number): Next {
  const option = nodeAs<"either">(state, frame).options[at];
  if (option !== undefined) callNodes(state, [option]);
  return undefined;
}

export const either = procedure("either", "TGT-17", [
  asking({
    rule: "TGT-17",
    run: (state, frame) => {
      const open = openOptions(state, frame);
      const [only] = open;
      if (open.length === 1 && only !== undefined) return takeOption(state, frame, only);
      return ask(state, playerOf(scene(state), nodeAs<"either">(state, frame).by), {
        kind: "either",
        source: topEffect(state).source,
      });
    },
    about: (state, frame) => ({
      about: "either",
      ability: abilityUnderWay(state),
      effects: nodeAs<"either">(state, frame).options,
    }),
    options: (state, frame) => openOptions(state, frame).map((part) => ({ do: "takePart" as const, part })),
    answer: (state, frame, { part }) => takeOption(state, frame, part),
  }),
]);

export const may = procedure("may", "COMP-05", [
  asking({
    rule: "COMP-05",
    run: (state, frame) => {
      const { by, effect } = nodeAs<"may">(state, frame);
      const there = scene(state);
      if (!canAfford(there, playerOf(there, by), effect) || !canHappen(asPublic(there), effect)) {
        fallShort(state);
        return undefined;
      }
      return ask(state, playerOf(there, by), { kind: "may", source: topEffect(state).source });
    },
    about: (state, frame) => ({
      about: "may",
      ability: abilityUnderWay(state),
      effect: nodeAs<"may">(state, frame).effect,
    }),
    options: () => YES_NO,
    answer: (state, frame, option) => {
      if (option.do === "yes") callNodes(state, [nodeAs<"may">(state, frame).effect]);
      else fallShort(state);
      return undefined;
    },
  }),
]);

export const unless = procedure("unless", "COST-02", [
  asking({
    rule: "COST-02",
    run: (state, frame) => {
      const { by, pay, effect } = nodeAs<"unless">(state, frame);
      const payer = playerOf(scene(state), by);
      if (canBePaid(publicScene(state), payer, pay))
        return ask(state, payer, { kind: "may", source: topEffect(state).source });
      callNodes(state, [effect]);
      return undefined;
    },
    about: (state, frame) => {
      const { pay, effect } = nodeAs<"unless">(state, frame);
      return { about: "unless", ability: abilityUnderWay(state), pay, effect };
    },
    options: () => YES_NO,
    answer: (state, frame, option) => {
      const { pay, effect } = nodeAs<"unless">(state, frame);
      callNodes(state, [option.do === "yes" ? pay : effect]);
      return undefined;
    },
  }),
]);

export const forEach = procedure("forEach", "COST-08", [
  {
    rule: "COST-08",
    run: (state, frame) => {
      const [card, ...left] = frame.locals.left;
      if (card === undefined) return undefined;
      frame.locals = { ...frame.locals, left };
      const effect = topEffect(state);
      effect.each = card;
      writeChoice(effect, [card], ["it"]);
      callNodes(state, [nodeAs<"forEach">(state, frame).effect]);
      return "again";
    },
  },
]);

export const repeat = procedure("repeat", "COST-08", [
  {
    rule: "COST-08",
    run: (state, frame) => {
      const { times, effect } = nodeAs<"repeat">(state, frame);
      const left = frame.locals.left ?? num(scene(state), times);
      if (left < 1) return undefined;
      frame.locals = { ...frame.locals, left: left - 1 };
      callNodes(state, [effect]);
      return "again";
    },
  },
]);
