/** One effect from its initiation to its end: the seven steps of TIME-12. */
import { by, makeChange } from "../effects/proposed-changes.ts";
import { HOST_NAMES } from "../effects/slot-names.ts";
import { continuousOf } from "../queries/continuous.ts";
import { causeOfEffect } from "../queries/scene.ts";
import { cardOf, topEffect } from "../state/access.ts";
import type { Manner } from "../state/change-kinds.ts";
import { show, VIEWERS } from "../state/handles.ts";
import { moveCard } from "../state/move.ts";
import { makeNote, note, reportCard } from "../state/report.ts";
import { type EffectInProgress, NOBODY, type State } from "../state/types.ts";
import { callAftermath } from "./aftermath.ts";
import { makeChanges } from "./changes.ts";
import { announcing, preparedOf, targeting } from "./initiation.ts";
import { call, type Next, procedure } from "./interpreter.ts";
import { isEventOutsideLimbo, payingSteps } from "./paying.ts";
import { callDisrupts, callResponses } from "./rounds.ts";

// (f) triggered

function endPaying(state: State): Next {
  const effect = topEffect(state);
  effect.costPaid = true;
  const { player, source, timing } = effect;
  if (cardOf(state, source).zone === "hand" && effect.kind !== "dormant") show(state, source, VIEWERS);
  if (isEventOutsideLimbo(state, effect)) moveCard(state, source, "limbo");
  if (effect.kind === "play") {
    reportCard(state, "played", { card: source, player });
    note(state, "cardPlayed", { player, card: source, from: effect.from, count: effect.cost });
  } else if (timing !== "" && effect.kind === "ability")
    reportCard(state, "used", { card: source, player, timing });
  if (effect.overpaid > 0 && effect.cost > 0)
    note(state, "costOverpaid", {
      player,
      card: source,
      source,
      count: effect.overpaid,
      cause: "cost",
      from: effect.kind === "play" ? "hand" : (preparedOf(state, effect)?.ability.from ?? "play"),
    });
  return undefined;
}

/** E2: disrupts to the effect as a whole; a passive is never cancelled (TRIG-23). */
function disruptEffect(state: State): Next {
  const effect = topEffect(state);
  if (effect.kind === "dormant") return undefined;
  if (effect.timing === "passive") return undefined;
  if (effect.timing === "whenWon" && !state.game.options["win.effectCancel"]) return undefined;
  if (!state.game.library.before.has("effectInitiated") || effect.cancelled) return undefined;
  const { player, source } = effect;
  const threat = makeNote(state, "effectInitiated", {
    player,
    card: source,
    source,
    count: effect.id,
    cause: "card",
  });
  callDisrupts(state, [{ note: threat, about: { of: "effect", effect: effect.id } }], true);
  return undefined;
}

// E3

function execute(state: State): Next {
  const effect = topEffect(state);
  if (effect.cancelled) {
    reportCard(state, "cancelled", { card: effect.source, player: effect.player });
    return undefined;
  }
  note(state, "effectInitiated", {
    player: effect.player,
    card: effect.source,
    source: effect.source,
    count: effect.id,
  });
  if (effect.kind === "dormant")
    makeChanges(state, [
      [
        makeChange(state, "goDormant", {
          ...by(effect),
          card: effect.source,
          other: effect.each,
          player: effect.player,
        }),
      ],
    ]);
  else if (effect.ability !== null) call(state, "carryOut", { node: 0 });
  else enterAsPlayed(state, effect);
  return undefined;
}

/** TIME-17: the execution of playing a card is its entering play. */
function enterAsPlayed(state: State, effect: EffectInProgress): void {
  const [host] = effect.chosen[HOST_NAMES.mark] ?? [];
  const how: Manner | null = host === undefined ? null : { as: "onto", host: "given" };
  makeChanges(state, [
    [
      makeChange(state, "enterPlay", {
        card: effect.source,
        player: effect.player,
        other: host ?? NOBODY,
        how,
        cause: causeOfEffect(effect),
        source: effect.source,
      }),
    ],
  ]);
}

function respond(state: State): Next {
  if (state.effects.length === 1) callResponses(state);
  return undefined;
}

/** ERR-18: it was played out of the discard pile by leave of a text that says so. */
const goesToBottom = (state: State, { source, from }: EffectInProgress): boolean =>
  from === "discard" &&
  continuousOf(state).some(
    ({ effect, modifier }) =>
      effect.do === "mayPlay" && effect.thenToBottom === true && modifier?.subjects.includes(source) === true,
  );

/** E7: the event goes to its owner's discard pile; all chances to respond are closed for good. */
function end(state: State): Next {
  const effect = topEffect(state);
  const isEvent = effect.kind === "play" && effect.ability !== null;
  if (isEvent && cardOf(state, effect.source).zone === "limbo" && goesToBottom(state, effect)) {
    moveCard(state, effect.source, { zone: "deck", where: "bottom" });
  } else if (isEvent && cardOf(state, effect.source).zone === "limbo") {
    moveCard(state, effect.source, "discard");
    note(state, "cardEnteredDiscardPile", {
      player: cardOf(state, effect.source).owner,
      card: effect.source,
      from: "hand",
      to: "discard",
    });
  } else if (
    effect.kind === "play" &&
    effect.cancelled &&
    effect.ability === null &&
    cardOf(state, effect.source).zone === "hand"
  ) {
    moveCard(state, effect.source, "discard");
  }
  closeEffect(state);
  return undefined;
}

export function closeEffect(state: State): void {
  state.effects.pop();
  if (state.effects.length > 0) return;
  state.notes = [];
  state.usedTriggers = [];
}

export const effect = procedure("effect", "TIME-12", [
  announcing,
  targeting,
  ...payingSteps,
  { rule: "TIME-19", run: endPaying },
  { rule: "TRIG-15", run: disruptEffect },
  { rule: "TIME-05", run: execute },
  { rule: "TIME-12", run: callAftermath },
  { rule: "TRIG-08", run: respond },
  { rule: "COMP-18", run: end },
]);
