/** Why a move is not legal: every failing check as a rule and facts, first to fail first. */
import type { Player } from "./language/words.ts";
import { canCommit } from "./queries/deeds.ts";
import { billForCard } from "./queries/payment.ts";
import { titleOf } from "./queries/printed-values.ts";
import { isAnyoneAt } from "./queries/stories.ts";
import { typeOf } from "./queries/type-of.ts";
import { cardOf, opponentOf } from "./state/access.ts";
import type { Attempt } from "./state/decisions.ts";
import { isKnownTo } from "./state/handles.ts";
import type { Reason } from "./state/reasons.ts";
import { type CardId, NOBODY, type State } from "./state/types.ts";
import { reasonsAgainstChoosing } from "./why-not-choose.ts";
import { reasonsAgainstPlaying, reasonsAgainstUsing, reasonsOfDomain } from "./why-not-initiate.ts";

/** It reads only what that player may know: his own cards, and what lies open. */
export function whyNot(state: State, player: Player, attempt: Attempt): readonly Reason[] {
  if (state.result !== null) return [{ rule: "VICT-10", facts: {} }];
  const { question } = state;
  const turn: Reason[] =
    question !== null && question.player !== player
      ? [{ rule: "TIME-03", facts: { asked: question.player } }]
      : [];
  return [...turn, ...reasonsFor(state, player, attempt)];
}

function reasonsFor(state: State, player: Player, attempt: Attempt): readonly Reason[] {
  const { card = NOBODY } = attempt;
  if (card !== NOBODY && attempt.do !== "drain" && !isKnownTo(player, cardOf(state, card)))
    return reasonsOfUnknown(state, card);
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
      return [{ rule: "TRIG-21", facts: {} }];
  }
}

/** Of a card whose face is hidden from the player nothing is told but what its place tells. */
const reasonsOfUnknown = (state: State, card: CardId): readonly Reason[] => [
  { rule: cardOf(state, card).zone === "play" ? "DORM-04" : "COMP-25", facts: {} },
];

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
  const isDomain = card !== NOBODY && cardOf(state, card).zone === "domain";
  if (effect === undefined || effect.player !== player || effect.source === NOBODY || !isDomain)
    return [{ rule: "PAY-10", facts: {} }];
  return reasonsOfDomain(state, billForCard(state, player, effect.source), card);
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
