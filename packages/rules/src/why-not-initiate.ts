/** Why a card cannot be played or an ability used. */

import { billOf, obstacles, type Play, xToReach } from "./effects/legality.ts";
import type { Player, Timing } from "./language/words.ts";
import { asIfFromHand, playFromHand } from "./procedures/action-window.ts";
import { abilitiesOf } from "./queries/abilities-of.ts";
import {
  type Bill,
  billForCard,
  costFor,
  matchingOn,
  refusalOfDomain,
  resourcesFor,
} from "./queries/payment.ts";
import { titleOf } from "./queries/printed-values.ts";
import { typeOf } from "./queries/type-of.ts";
import { cardOf, faceOf, seatOf } from "./state/access.ts";
import type { Attempt } from "./state/decisions.ts";
import { isRunning } from "./state/frames.ts";
import { isSameAbility } from "./state/option-parts.ts";
import type { Reason, ReasonRule } from "./state/reasons.ts";
import { type CardId, NOBODY, type State } from "./state/types.ts";

export function reasonsAgainstPlaying(
  state: State,
  player: Player,
  { card = NOBODY, on }: Attempt,
): readonly Reason[] {
  if (card === NOBODY) return [{ rule: "COMP-25", facts: {} }];
  const { zone, owner } = cardOf(state, card);
  const title = titleOf(state, card);
  if (zone === "resource") return [{ rule: "RSRC-05", facts: { title } }];
  const isInHand = (zone === "hand" && owner === player) || asIfFromHand(state, player).includes(card);
  if (!isInHand) return [{ rule: "TRIG-25", facts: { title, zone } }];
  const timing = timingReasons(state, player, card);
  const play = playFromHand(state, player, card) ?? asPlay(player, card);
  const failed = obstacles(state, play).map((rule) => ({ rule, facts: factsOf(state, { play, rule, on }) }));
  return [
    ...timing,
    ...failed.flatMap((reason) => payments(state, play, reason)),
    ...reasonsOfX(state, play),
    ...(on === undefined || cardOf(state, on).zone !== "domain"
      ? []
      : reasonsOfDomain(state, billForCard(state, player, card), on)),
  ];
}

const asPlay = (player: Player, source: CardId): Play => ({
  player,
  source,
  prepared: null,
  note: null,
  kind: "play",
  publicly: false,
});

/** OPS-01, TIME-08, TRIG-16: when such a card may be played. */
function timingReasons(state: State, player: Player, card: CardId): readonly Reason[] {
  const title = titleOf(state, card);
  const isWindow = state.question?.kind === "action";
  const reasons: Reason[] = [];
  if (!isWindow) reasons.push({ rule: boxRule(state), facts: { title } });
  if (typeOf(state, card) === "event") {
    if (isWindow && playFromHand(state, player, card) === null)
      reasons.push({ rule: "TRIG-16", facts: { title } });
  } else if (state.phase !== "operations" || state.active !== player)
    reasons.push({ rule: "OPS-01", facts: { title, phase: state.phase } });
  return reasons;
}

/** Inside a box nothing but disrupts; inside an effect nothing but disrupts either. */
function boxRule(state: State): ReasonRule {
  const outermost = state.effects[0];
  if (outermost === undefined) return "TIME-01";
  if (outermost.kind !== "framework") return "TRIG-16";
  return isRunning(state, "resolveStories") ? "STORY-18" : "TIME-08";
}

/** The question now open is none at which an ability of this heading is used. */
function momentRule(state: State, timing: Timing): ReasonRule | null {
  if (timing === "forcedResponse") return "TRIG-11"; // the game triggers it
  if (state.question?.kind === timing) return null;
  if (timing === "disrupt") return "TRIG-21";
  return timing === "response" && state.question?.kind === "action" ? "TRIG-03" : boxRule(state);
}

/** PAY-20: no X that he can pay does anything; why he cannot pay the one that would, domain by domain. */
function reasonsOfX(state: State, play: Play): readonly Reason[] {
  const x = xToReach(state, play);
  if (x === null) return [];
  const bill = billOf(state, play, x);
  return seatOf(state, play.player).domains.flatMap((domain) => reasonsOfDomain(state, bill, domain));
}

/** A refusal to pay is told domain by domain. */
function payments(state: State, play: Play, reason: Reason): readonly Reason[] {
  if (reason.rule !== "PAY-01" || play.kind !== "play") return [reason];
  const bill = billForCard(state, play.player, play.source);
  const found = seatOf(state, play.player).domains.flatMap((domain) => reasonsOfDomain(state, bill, domain));
  const rules = [...new Set(found.map(({ rule }) => rule))];
  return [
    reason,
    ...rules.flatMap((rule) => found.find((one) => one.rule === rule && rule !== "PAY-01") ?? []),
  ];
}

export function reasonsOfDomain(state: State, bill: Bill, domain: CardId): readonly Reason[] {
  const cost = costFor(state, bill, domain);
  const facts = {
    cost,
    resources: resourcesFor(state, domain, "card"),
    ...(bill.match === null ? {} : { faction: bill.match, matching: matchingOn(state, domain, bill.match) }),
  };
  const rule = refusalOfDomain(state, bill, domain);
  const more: Reason[] = [];
  if (rule !== null) more.push({ rule, facts });
  if (rule !== "PAY-04" && bill.match !== null && cost > 0 && matchingOn(state, domain, bill.match) < 1)
    more.push({ rule: "PAY-04", facts });
  if (rule === "PAY-01") more.push({ rule: "PAY-03", facts }, { rule: "COMP-12", facts });
  return more;
}

function factsOf(
  state: State,
  { play, rule }: { play: Play; rule: ReasonRule; on: CardId | undefined },
): Reason["facts"] {
  const title = titleOf(state, play.source);
  const face = faceOf(state, play.source);
  if (rule === "KW-STEAD-01")
    return { title, needed: face.facts.steadfast, faction: face.facts.steadfastFaction ?? face.faction };
  if (rule === "PAY-01") {
    const sizes = seatOf(state, play.player)
      .domains.filter((id) => !cardOf(state, id).drained)
      .map((id) => resourcesFor(state, id, "card"));
    return {
      title,
      cost: costFor(state, billForCard(state, play.player, play.source), NOBODY),
      largest: Math.max(0, ...sizes),
    };
  }
  return { title };
}

export function reasonsAgainstUsing(
  state: State,
  player: Player,
  { card = NOBODY, ability: wanted }: Attempt,
): readonly Reason[] {
  if (card === NOBODY) return [{ rule: "TRIG-21", facts: {} }];
  const { controller, zone, condition, faceDown } = cardOf(state, card);
  const title = titleOf(state, card);
  if (controller !== player) return [{ rule: "CTRL-03", facts: { title } }];
  if (zone === "resource") return [{ rule: "TEXT-04", facts: { title } }];
  if (condition === "insane") return [{ rule: "INS-03", facts: { title } }];
  const own =
    zone === "play" && !faceDown ? abilitiesOf(state, cardOf(state, card)) : faceOf(state, card).abilities;
  const prepared = own.find((one) =>
    wanted === undefined ? one.ability.timing !== "passive" : isSameAbility(one, wanted),
  );
  if (prepared === undefined) return [{ rule: "TRIG-01", facts: { title } }];
  const place = prepared.ability.from ?? (typeOf(state, card) === "event" ? "hand" : "play");
  if (place !== zone) return [{ rule: "TRIG-24", facts: { title, zone } }];
  const failed = obstacles(state, {
    player,
    source: card,
    prepared,
    note: null,
    kind: "ability",
    publicly: false,
  });
  const moment = momentRule(state, prepared.ability.timing);
  const timing: Reason[] = moment === null ? [] : [{ rule: moment, facts: { title } }];
  const exhausted: readonly Reason[] =
    condition === "exhausted" && failed.includes("COST-02")
      ? [
          { rule: "COMP-07", facts: { title } },
          { rule: "COST-17", facts: { title } },
        ]
      : [];
  return [...timing, ...failed.map((rule) => ({ rule, facts: { title } })), ...exhausted];
}
