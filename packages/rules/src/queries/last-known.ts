/** What a card is as it leaves play: kept for all that is asked of it afterwards (LEAVE-05, LEAVE-10). */
import { cardOf } from "../state/access.ts";
import type { CardId, LastKnown, State } from "../state/types.ts";
import { anyOfKind, isBlank } from "./continuous.ts";
import { factionOf, subtypesOf } from "./faction-and-subtypes.ts";
import { iconsOf } from "./icons-of.ts";
import { keywordsOf } from "./keywords-of.ts";
import { KIND } from "./kinds.ts";
import { costOf } from "./printed-values.ts";
import { skillOf } from "./skill-of.ts";
import { typeOf } from "./type-of.ts";

export function lastKnownOf(state: State, id: CardId): LastKnown {
  const card = cardOf(state, id);
  return {
    id,
    owner: card.owner,
    controller: card.controller,
    zone: card.zone,
    host: card.host,
    story: card.story,
    condition: card.condition,
    layExhausted: card.layExhausted,
    faceDown: card.faceDown,
    wounds: card.wounds,
    tokens: card.tokens,
    successP1: card.successP1,
    successP2: card.successP2,
    drained: card.drained,
    since: card.since,
    blank: card.faceDown || (anyOfKind(state, KIND.blank) && isBlank(state, id)),
    type: typeOf(state, id),
    subtypes: subtypesOf(state, id),
    faction: factionOf(state, id),
    keywords: keywordsOf(state, id),
    skill: skillOf(state, id),
    cost: costOf(state, id),
    icons: iconsOf(state, id),
    attachments: wornBy(state, id).map((attachment) => lastKnownOf(state, attachment)),
  };
}

const NONE: readonly CardId[] = [];

function wornBy({ cards, inPlay }: State, id: CardId): readonly CardId[] {
  const worn = inPlay.filter((other) => cards[other]?.host === id);
  return worn.length === 0 ? NONE : worn;
}
