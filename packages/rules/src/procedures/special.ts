/** Effects about other effects and about themselves: cancel, prevent, instead, delayed. */

import { num } from "../queries/filters.ts";
import { sceneOfEffect } from "../queries/scene.ts";
import { cardOf, topEffect } from "../state/access.ts";
import { turnOnDeck } from "../state/handles.ts";
import { moveCard } from "../state/move.ts";
import { nodeNumber } from "../state/node-number.ts";
import { reportCard } from "../state/report.ts";
import type { Disrupted, EffectInProgress, State } from "../state/types.ts";
import { strike } from "./changes.ts";
import { fallShort } from "./in-full.ts";
import { type Next, procedure } from "./interpreter.ts";
import { callNodes, type NodeFrame, nodeOfFrame, preparedEffect } from "./node.ts";

/** The effect or the part of a change that a disrupt is about. */
function cancel(state: State, { about }: EffectInProgress): boolean {
  if (about?.of === "effect") {
    const target = state.effects.find(({ id }) => id === about.effect);
    if (target === undefined || target.timing === "passive") return false;
    target.cancelled = true;
    return true;
  }
  return strikeDisrupted(state, about);
}

function strikeDisrupted(state: State, about: Disrupted | null): boolean {
  if (about?.of !== "change") return false;
  const { part } = about;
  const change = state.changes.find(({ id }) => id === about.change);
  if (change === undefined || change.struck.includes(part)) return false;
  strike(change, part);
  return true;
}

/** Wounds are prevented one by one; anything else as a whole. */
function prevent(state: State, { about }: EffectInProgress, count: number): boolean {
  if (about?.of !== "change") return false;
  const { part } = about;
  const change = state.changes.find(({ id }) => id === about.change);
  const target = change?.parts[part];
  if (change === undefined || target === undefined) return false;
  if (target.kind !== "wound" || target.count <= count) return strikeDisrupted(state, about);
  change.parts = change.parts.map((one, at) => (at === part ? { ...one, count: one.count - count } : one));
  return true;
}

/** An event that its own text puts elsewhere (PROPH-01, F80, ERR-18). */
function moveThisEvent(
  state: State,
  effect: EffectInProgress,
  to: "hand" | "topOfDeckFaceUp" | "bottomOfDeck",
): boolean {
  if (cardOf(state, effect.source).zone !== "limbo") return false;
  if (to === "hand") moveCard(state, effect.source, "hand");
  else moveCard(state, effect.source, { zone: "deck", where: to === "bottomOfDeck" ? "bottom" : "top" });
  if (to === "topOfDeckFaceUp") turnOnDeck(state, effect.source, true);
  reportCard(state, to === "hand" ? "returnedToHand" : "putInDeck", {
    card: effect.source,
    player: effect.player,
  });
  return true;
}

function run(state: State, frame: NodeFrame): Next {
  const node = nodeOfFrame(state, frame);
  const effect = topEffect(state);
  const scene = sceneOfEffect(state, effect);
  switch (node.do) {
    case "cancel":
      if (!cancel(state, effect)) fallShort(state);
      return undefined;
    case "prevent":
      if (!prevent(state, effect, num(scene, node.count ?? 1))) fallShort(state);
      return undefined;
    case "insteadOfThat":
      if (effect.about === null || effect.timing === "passive" || strikeDisrupted(state, effect.about))
        callNodes(state, [node.effect]);
      else fallShort(state);
      return undefined;
    case "delayed": {
      const { chosen, player, source } = effect;
      const prepared = preparedEffect(state);
      const subjects = chosen.it ?? [source];
      const inner = nodeNumber(prepared, node.effect);
      const lives = subjects.map((id) => cardOf(state, id).life);
      state.delayed.push({
        at: node.at,
        player,
        source,
        ability: { code: prepared.code, index: prepared.index },
        node: inner,
        chosen: { ...chosen, it: subjects },
        lives,
      });
      return undefined;
    }
    case "moveThisEvent":
      if (!moveThisEvent(state, effect, node.to)) fallShort(state);
      return undefined;
    default:
      return undefined;
  }
}

export const special = procedure("special", "TRIG-15", [{ rule: "TRIG-15", run }]);
