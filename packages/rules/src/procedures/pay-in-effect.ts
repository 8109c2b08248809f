/** Playing or paying for a card as part of an effect (KW-LOYAL-07, COST-19, OPS-10). */

import { priceOf } from "../effects/can-happen.ts";
import { by, makeChange } from "../effects/proposed-changes.ts";
import type { Effect, EffectOf } from "../language/effects.ts";
import type { Player } from "../language/words.ts";
import { billForCard, domainsFor, steadfastMet } from "../queries/payment.ts";
import { sceneOfEffect } from "../queries/scene.ts";
import { faceOf, topEffect } from "../state/access.ts";
import type { OptionOf } from "../state/decisions.ts";
import type { FrameOf } from "../state/procedure-locals.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { beginEffect } from "./begin-effect.ts";
import { makeChanges } from "./changes.ts";
import { fallShort } from "./in-full.ts";
import { ask, asking, call, type Next, type NextOrAsk, procedure } from "./interpreter.ts";
import { abilityUnderWay, type NodeFrame, nodeOfFrame } from "./node.ts";
import { actorOf } from "./select.ts";

type Frame = FrameOf<"payInEffect">;

/** The card that is being paid for. */
export const cardPaidFor = ({ locals: { left } }: Frame): CardId => left[0] ?? NOBODY;

function domains(state: State, frame: Frame): readonly CardId[] {
  const card = cardPaidFor(frame);
  const { player } = topEffect(state);
  if (card === NOBODY || !steadfastMet(state, player, card)) return [];
  return domainsFor(state, billForCard(state, player, card));
}

function offer(state: State, frame: Frame): NextOrAsk {
  const node: Effect = nodeOfFrame(state, frame);
  if (cardPaidFor(frame) === NOBODY) return "leave";
  if (node.do === "playFree") return playFree(state, frame);
  return domains(state, frame).length === 0
    ? "leave"
    : ask(state, topEffect(state).player, { kind: "domain", source: cardPaidFor(frame) });
}

/** COST-19: without paying its cost, X is 0. */
function playFree(state: State, frame: Frame): Next {
  const source = cardPaidFor(frame);
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

function answer(state: State, frame: Frame, option: OptionOf<"drain" | "no">): Next {
  if (option.do === "no") return "leave";
  const effect = topEffect(state);
  const why = by(effect);
  const card = cardPaidFor(frame);
  const drain =
    option.card === NOBODY
      ? []
      : [[makeChange(state, "drain", { ...why, card: option.card, player: effect.player })]];
  makeChanges(state, [...drain, [makeChange(state, "enterPlay", { ...why, card, player: effect.player })]]);
  return undefined;
}

export const payInEffect = procedure("payInEffect", "KW-LOYAL-07", [
  asking({
    rule: "KW-LOYAL-07",
    run: offer,
    about: (state, frame) => ({
      about: "payToPutIntoPlay",
      ability: abilityUnderWay(state),
      card: cardPaidFor(frame),
    }),
    options: (state, frame): readonly OptionOf<"drain" | "no">[] => [
      ...domains(state, frame).map((card): OptionOf<"drain"> => ({ do: "drain", card })),
      { do: "no" },
    ],
    answer,
  }),
]);

/** Where the payer can take a price in resources from. */
function domainsForPrice(state: State, frame: NodeFrame): readonly CardId[] {
  const node = nodeOfFrame(state, frame) as EffectOf<"pay">; // its procedure
  const scene = sceneOfEffect(state, topEffect(state));
  return domainsFor(state, priceOf(scene, actorOf(state, node), node));
}

function askPrice(state: State, frame: NodeFrame): NextOrAsk {
  const found = domainsForPrice(state, frame);
  const payer = actorOf(state, nodeOfFrame(state, frame));
  if (found.length > 1) return ask(state, payer, { kind: "domain", source: topEffect(state).source });
  const [only] = found;
  if (only !== undefined) return drainFor(state, payer, only);
  fallShort(state);
  return undefined;
}

function drainFor(state: State, player: Player, card: CardId): Next {
  const why = by(topEffect(state));
  makeChanges(state, [[makeChange(state, "drain", { ...why, card, player })]]);
  return undefined;
}

export const payPrice = procedure("payPrice", "PAY-01", [
  asking({
    rule: "PAY-01",
    run: askPrice,
    about: (state) => ({ about: "price", ability: abilityUnderWay(state) }),
    options: (state, frame) => domainsForPrice(state, frame).map((card) => ({ do: "drain" as const, card })),
    answer: (state, frame, { card }) => drainFor(state, actorOf(state, nodeOfFrame(state, frame)), card),
  }),
]);
