/** What an option costs and from which domain, told before it is taken. */

import { priceOf } from "../effects/can-happen.ts";
import { asksX, billOf, type Play } from "../effects/legality.ts";
import type { EffectOf } from "../language/effects.ts";
import { type Bill, billForCard, costFor, domainsFor, resourcesFor } from "../queries/payment.ts";
import { sceneOfEffect } from "../queries/scene.ts";
import { topEffect } from "../state/access.ts";
import type { Option, OptionOf } from "../state/decisions.ts";
import { abilityOf } from "../state/game.ts";
import { playerAsked } from "../state/must-be.ts";
import { isFrameOf } from "../state/procedure-locals.ts";
import { type CardId, NOBODY, type State } from "../state/types.ts";
import { dormantBill, playFromHand } from "./action-window.ts";
import { askingStep } from "./interpreter.ts";
import { isNodeFrame, nodeOfFrame } from "./node.ts";
import { cardPaidFor } from "./pay-in-effect.ts";
import { billOfEffect } from "./paying.ts";
import { noteInQuestion } from "./rounds.ts";
import { actorOf } from "./select.ts";
import { kindOf } from "./triggers.ts";

/** `wasted`: what the domain has beyond the cost (PAY-24). */
interface Price {
  readonly domain: CardId;
  readonly cost: number;
  readonly wasted: number;
}

/** Null where nothing is drained with this answer, or it is still open which domain. */
export function priceOfOption(state: State, option: Option): Price | null {
  switch (option.do) {
    case "drain":
      return priceAt(state, billInQuestion(state), option.card);
    case "play":
    case "use":
    case "makeDormant":
      return priceOfOnly(state, billOfAction(state, option));
    default:
      return null;
  }
}

function priceAt(state: State, bill: Bill, domain: CardId): Price | null {
  if (domain === NOBODY) return null;
  const cost = costFor(state, bill, domain);
  return { domain, cost, wasted: Math.max(0, resourcesFor(state, domain, bill.kind) - cost) };
}

/** The only domain that can pay is drained without a question. */
function priceOfOnly(state: State, bill: Bill | null): Price | null {
  const [only = NOBODY, ...others] = bill === null ? [] : domainsFor(state, bill);
  return bill === null || others.length > 0 ? null : priceAt(state, bill, only);
}

/** What the open question drains a domain for. */
function billInQuestion(state: State): Bill {
  const { frame } = askingStep(state);
  const effect = topEffect(state);
  if (!isNodeFrame(frame)) return billOfEffect(state, effect);
  if (isFrameOf(frame, "payInEffect")) return billForCard(state, effect.player, cardPaidFor(frame));
  const node = nodeOfFrame(state, frame) as EffectOf<"pay">; // no other node asks for a domain
  return priceOf(sceneOfEffect(state, effect), actorOf(state, node), node);
}

/** Null where X has yet to be announced. */
function billOfAction(state: State, option: OptionOf<"play" | "use" | "makeDormant">): Bill | null {
  const player = playerAsked(state);
  if (option.do === "makeDormant") return dormantBill(state, player, { card: option.card, story: option.on });
  const play = option.do === "play" ? playFromHand(state, player, option.card) : playOfUse(state, option);
  return play === null || asksX(state, play) ? null : billOf(state, play, 0);
}

function playOfUse(state: State, { card: source, ability, note }: OptionOf<"use">): Play {
  const player = playerAsked(state);
  const prepared = abilityOf(state.game, ability.code, ability.index);
  const kind = kindOf(state, { source, prepared });
  const answered = note === undefined ? null : noteInQuestion(state, note);
  return { player, source, prepared, note: answered, kind, publicly: false };
}
