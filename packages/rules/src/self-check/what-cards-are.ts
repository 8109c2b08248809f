/** Everything that texts can make of a card, and of the cards in play as one line of text: to be compared. */
import { abilitiesOf } from "../queries/abilities-of.ts";
import { isBlank } from "../queries/continuous.ts";
import { factionOf, subtypesOf } from "../queries/faction-and-subtypes.ts";
import { boostersOf, iconsOf } from "../queries/icons-of.ts";
import { fatedOf, keywordsOf, toughnessOf } from "../queries/keywords-of.ts";
import { costOf } from "../queries/printed-values.ts";
import { netSkillOf } from "../queries/skill-of.ts";
import { typeOf } from "../queries/type-of.ts";
import { cardOf } from "../state/access.ts";
import type { CardId, State } from "../state/types.ts";

export const whatCardsAre = (state: State): string =>
  JSON.stringify(state.inPlay.map((id) => whatCardIs(state, id)));

export const whatCardIs = (state: State, id: CardId): readonly unknown[] => [
  ...[typeOf(state, id), isBlank(state, id), factionOf(state, id), netSkillOf(state, id), costOf(state, id)],
  ...[subtypesOf(state, id), keywordsOf(state, id), toughnessOf(state, id), fatedOf(state, id)],
  ...[iconsOf(state, id), boostersOf(state, id)],
  abilitiesOf(state, cardOf(state, id)).map(({ code, index }) => [code, index]),
];
