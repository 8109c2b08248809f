/** Why a move is not legal: every failing check as a rule and facts, first to fail first. */
import { obstacles, type Play } from "./effects/legality.ts";
import type { Player } from "./language/words.ts";
import { asIfFromHand, playFromHand } from "./procedures/action-window.ts";
import { canCommit } from "./queries/deeds.ts";
import { billForCard, costFor, matchingOn, refusalOfDomain, resourcesFor } from "./queries/payment.ts";
import { isAnyoneAt } from "./queries/stories.ts";
import { abilitiesOf, hasKeyword, iconCount, titleOf, typeOf } from "./queries/traits.ts";
import { cardOf, faceOf, opponentOf, seatOf } from "./state/access.ts";
import type { Attempt, Reason } from "./state/decisions.ts";
import { type CardId, NOBODY, type State } from "./state/types.ts";

/** It reads only what that player may know: his own cards, and what lies open. */
export function whyNot(state: State, player: Player, attempt: Attempt): readonly Reason[] {
  if (state.result !== null) return [{ rule: "VICT-10", facts: { why: "the game is over" } }];
  const { question } = state;
  const turn: Reason[] =
    question !== null && question.player !== player
      ? [{ rule: "TIME-03", facts: { asked: question.player } }]
      : [];
  return [...turn, ...reasonsFor(state, player, attempt)];
}

function reasonsFor(state: State, player: Player, attempt: Attempt): readonly Reason[] {
  switch (attempt.do) {
    case "play":
      return reasonsAgainstPlaying(state, player, attempt);
    case "use":
      return reasonsAgainstUsing(state, player, attempt);
    case "commit":
      return reasonsAgainstCommitting(state, player, attempt);
    case "drain":
      return reasonsAgainstDraining(state, player, attempt);
    case "attach":
      return reasonsAgainstAttaching(state, player, attempt);
    case "makeDormant":
      return state.phase === "operations" && state.active === player
        ? [{ rule: "DORM-01", facts: {} }]
        : [{ rule: "OPS-01", facts: {} }];
    case "choose":
      return reasonsAgainstChoosing(state, player, attempt);
    default:
      return [{ rule: "TRIG-21", facts: { what: attempt.do } }];
  }
}

const known = (state: State, player: Player, card: CardId): boolean => {
  const { owner, zone } = cardOf(state, card);
  return zone !== "hand" && zone !== "deck" ? true : owner === player && zone === "hand";
};

function reasonsAgainstPlaying(
  state: State,
  player: Player,
  { card = NOBODY, on }: Attempt,
): readonly Reason[] {
  if (card === NOBODY || !known(state, player, card))
    return [{ rule: "COMP-25", facts: { where: "elsewhere" } }];
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
    ...(on === undefined ? [] : reasonsOfDomain(state, play, on)),
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
function boxRule(state: State): string {
  const outermost = state.effects[0];
  if (outermost === undefined) return "TIME-01";
  if (outermost.kind !== "framework") return "TRIG-16";
  return state.frames.some(({ procedure }) => procedure === "resolveStories") ? "STORY-18" : "TIME-08";
}

/** A refusal to pay is told domain by domain. */
function payments(state: State, play: Play, reason: Reason): readonly Reason[] {
  if (reason.rule !== "PAY-01" || play.kind !== "play") return [reason];
  const found = seatOf(state, play.player).domains.flatMap((domain) => reasonsOfDomain(state, play, domain));
  const rules = [...new Set(found.map(({ rule }) => rule))];
  return [
    reason,
    ...rules.flatMap((rule) => found.find((one) => one.rule === rule && rule !== "PAY-01") ?? []),
  ];
}

function reasonsOfDomain(state: State, { player, source }: Play, domain: CardId): readonly Reason[] {
  const bill = billForCard(state, player, source);
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
  { play, rule }: { play: Play; rule: string; on: CardId | undefined },
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

function reasonsAgainstUsing(
  state: State,
  player: Player,
  { card = NOBODY, value }: Attempt,
): readonly Reason[] {
  if (card === NOBODY) return [{ rule: "TRIG-21", facts: {} }];
  const { controller, zone, condition, faceDown } = cardOf(state, card);
  const title = titleOf(state, card);
  if (zone === "play" && controller !== player) return [{ rule: "CTRL-03", facts: { title } }];
  if (zone === "resource") return [{ rule: "TEXT-04", facts: { title } }];
  if (condition === "insane") return [{ rule: "INS-03", facts: { title } }];
  const own =
    zone === "play" && !faceDown ? abilitiesOf(state, cardOf(state, card)) : faceOf(state, card).abilities;
  const prepared =
    typeof value === "number" ? own[value] : own.find(({ ability }) => ability.timing !== "passive");
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
  const timing =
    prepared.ability.timing === "action" && state.question?.kind !== "action"
      ? [{ rule: boxRule(state), facts: { title } }]
      : [];
  const exhausted =
    condition === "exhausted" && failed.includes("COST-02")
      ? [
          { rule: "COMP-07", facts: { title } },
          { rule: "COST-17", facts: { title } },
        ]
      : [];
  return [...timing, ...failed.map((rule) => ({ rule, facts: { title } })), ...exhausted];
}

function reasonsAgainstCommitting(
  state: State,
  player: Player,
  { card = NOBODY, on = NOBODY }: Attempt,
): readonly Reason[] {
  if (card === NOBODY) return [{ rule: "STORY-23", facts: {} }];
  const title = titleOf(state, card);
  const { controller, condition, story } = cardOf(state, card);
  const reasons: Reason[] = [];
  if (typeOf(state, card) !== "character") reasons.push({ rule: "STORY-23", facts: { title } });
  if (controller !== player) reasons.push({ rule: "CTRL-03", facts: { title } });
  if (condition === "insane") reasons.push({ rule: "INS-04", facts: { title } });
  if (condition === "exhausted") reasons.push({ rule: "STORY-04", facts: { title } });
  if (story !== NOBODY)
    reasons.push({ rule: "STORY-06", facts: { title } }, { rule: "STRUG-19", facts: { title } });
  if (player !== state.active && on !== NOBODY && !isAnyoneAt(state, on, opponentOf(player)))
    reasons.push({ rule: "STORY-10", facts: { title } }, { rule: "STORY-12", facts: { title } });
  if (reasons.length === 0 && !canCommit(state, card)) reasons.push({ rule: "TRIG-27", facts: { title } });
  return reasons.length > 0 ? reasons : [{ rule: "STORY-03", facts: { title } }];
}

/** PAY-10: a domain is drained only to pay for something. */
function reasonsAgainstDraining(state: State, player: Player, { card = NOBODY }: Attempt): readonly Reason[] {
  const effect = state.effects[state.effects.length - 1];
  if (effect === undefined || effect.player !== player || card === NOBODY)
    return [{ rule: "PAY-10", facts: {} }];
  return reasonsOfDomain(state, asPlay(player, effect.source), card);
}

function reasonsAgainstAttaching(
  state: State,
  player: Player,
  { card = NOBODY, on = NOBODY }: Attempt,
): readonly Reason[] {
  if (state.question?.kind !== "resource") return [{ rule: "RSRC-03", facts: { phase: state.phase } }];
  if (card === NOBODY || cardOf(state, card).zone !== "hand") return [{ rule: "RSRC-01", facts: {} }];
  return on !== NOBODY && cardOf(state, on).controller !== player ? [{ rule: "RSRC-01", facts: {} }] : [];
}

/** What about this card keeps it from being chosen. */
function reasonsAgainstChoosing(state: State, player: Player, { card = NOBODY }: Attempt): readonly Reason[] {
  if (card === NOBODY || !known(state, player, card)) return [{ rule: "COMP-25", facts: {} }];
  const facts = { title: titleOf(state, card) };
  const { zone, controller, condition, host } = cardOf(state, card);
  const rules: string[] = [];
  if (zone === "resource") rules.push("COMP-26", "ATT-11", "TEXT-04");
  if (zone !== "play" && zone !== "story") rules.push("COMP-25", "LEAVE-01", "TRIG-24");
  if (controller !== player) rules.push("WND-06", "COST-11", "CTRL-03");
  if (zone === "play" && hasKeyword(state, card, "Invulnerability"))
    rules.push("KW-INVU-01", "STRUG-14", "TGT-05");
  if (zone === "play" && hasKeyword(state, card, "Willpower")) rules.push("KW-WILL-01", "STRUG-10", "TGT-05");
  if (zone === "play" && iconCount(state, card, "terror") > 0) rules.push("STRUG-10");
  if (condition === "insane") rules.push("INS-05", "INS-07", "INS-08");
  if (typeOf(state, card) !== "character") rules.push("WND-08", "STORY-23");
  if (host !== NOBODY && typeOf(state, card) === "none") rules.push("DORM-04");
  rules.push("TGT-02", "TRIG-27", "TRIG-30");
  return rules.map((rule) => ({ rule, facts }));
}
