/** Playing or paying for a card as part of an effect (KW-LOYAL-07, COST-19, OPS-10). */

import { by, change } from "../effects/changes.ts";
import type { Effect } from "../language/effects.ts";
import { billForCard, domainsFor, steadfastMet } from "../queries/payment.ts";
import { faceOf, topEffect } from "../state/access.ts";
import type { Option } from "../state/decisions.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { makeChanges } from "./changes.ts";
import { beginEffect } from "./initiate.ts";
import { ask, call, type FrameOf, type Next, procedure } from "./interpreter.ts";
import { type NodeLocals, nodeOfFrame } from "./node.ts";

interface PayLocals extends NodeLocals {
  readonly left: readonly CardId[];
}
type Frame = FrameOf<PayLocals>;

const cardOfFrame = (frame: Frame): CardId => frame.locals.left[0] ?? NOBODY;

function domains(state: State, frame: Frame): readonly CardId[] {
  const card = cardOfFrame(frame);
  const { player } = topEffect(state);
  if (card === NOBODY || !steadfastMet(state, player, card)) return [];
  return domainsFor(state, billForCard(state, player, card));
}

function offer(state: State, frame: Frame): Next {
  const node: Effect = nodeOfFrame(state, frame);
  if (cardOfFrame(frame) === NOBODY) return "leave";
  if (node.do === "playFree") return playFree(state, frame);
  return domains(state, frame).length === 0
    ? "leave"
    : ask(state, topEffect(state).player, { kind: "domain", source: cardOfFrame(frame) });
}

/** COST-19: without paying its cost, X is 0. */
function playFree(state: State, frame: Frame): Next {
  const source = cardOfFrame(frame);
  const printed = faceOf(state, source);
  const prepared = printed.type === "event" ? (printed.abilities[0] ?? null) : null;
  const effect = beginEffect(state, {
    kind: "play",
    timing: prepared?.ability.timing ?? "",
    player: topEffect(state).player,
    source,
    prepared,
  });
  effect.costPaid = true;
  effect.announced = true;
  call(state, "effect");
  return "leave";
}

function answer(state: State, frame: Frame, option: Option): Next {
  if (option.do === "no") return "leave";
  const effect = topEffect(state);
  const why = by(effect);
  const card = cardOfFrame(frame);
  const drain =
    option.card === undefined || option.card === NOBODY
      ? []
      : [[change(state, "drain", { ...why, card: option.card, player: effect.player })]];
  makeChanges(state, [...drain, [change(state, "enterPlay", { ...why, card, player: effect.player })]]);
  return undefined;
}

export const payInEffect = procedure<PayLocals>("payInEffect", "KW-LOYAL-07", [
  {
    rule: "KW-LOYAL-07",
    run: offer,
    options: (state, frame) => [
      ...domains(state, frame).map((card): Option => ({ do: "drain", card })),
      { do: "no" },
    ],
    answer,
  },
]);
