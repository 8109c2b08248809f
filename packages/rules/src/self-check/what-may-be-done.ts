/** What texts permit, forbid, and make cheaper or dearer, as one line of text: to be compared. */
import { options } from "../decide.ts";
import { ICONS, PLAYERS } from "../language/words.ts";
import { commitmentOf } from "../procedures/story-phase.ts";
import {
  canBeChosen,
  canBeDestroyed,
  canBeRestored,
  canBeWounded,
  canCommit,
  canExhaust,
  canGoInsane,
  canLeaveDiscard,
  canReady,
  staysCommitted,
} from "../queries/deeds.ts";
import { countIcons, storiesNeeded, struggleCounts, totalSkill, winnerOf } from "../queries/stories.ts";
import { storiesInPlay } from "../state/access.ts";
import type { CardId, State } from "../state/types.ts";
import { priceList } from "./price-list.ts";

export const whatMayBeDone = (state: State): string =>
  JSON.stringify([
    options(state),
    storiesNeeded(state),
    PLAYERS.map((player) => [commitmentOf(state, player), priceList(state, player)]),
    storiesInPlay(state).map((story) => atStory(state, story)),
    state.inPlay.map((id) => toCard(state, id)),
    PLAYERS.flatMap((player) => state[player].discard.map((id) => canLeaveDiscard(state, id))),
  ]);

function atStory(state: State, story: CardId): readonly unknown[] {
  return [
    struggleCounts(state, story),
    ICONS.map((icon) => winnerOf(state, story, countIcons(state, story, icon))),
    PLAYERS.map((player) => totalSkill(state, story, player)),
  ];
}

/** By the rules, and by a triggered effect of each card in play. */
function toCard(state: State, id: CardId): readonly boolean[] {
  const byRule = [
    ...[canBeWounded(state, id), canGoInsane(state, id), canBeRestored(state, id), canReady(state, id)],
    ...[canExhaust(state, id), canBeDestroyed(state, id), canCommit(state, id), staysCommitted(state, id)],
  ];
  const byCards = state.inPlay.flatMap((source) => {
    const by = { cause: "card", source, isTriggered: true } as const;
    return [canBeChosen(state, id, by), canBeWounded(state, id, by), canBeDestroyed(state, id, by)];
  });
  return [...byRule, ...byCards];
}
