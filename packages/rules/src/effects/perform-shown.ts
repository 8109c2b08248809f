/** What is shown, shuffled, laid face down or taken to another pile. */
import type { Player } from "../language/words.ts";
import { typeOf } from "../queries/type-of.ts";
import { cardOf, seatOf, writeChoice } from "../state/access.ts";
import { forgetDeck, isFaceUpOnDeck, show, turnOnDeck, VIEWERS } from "../state/handles.ts";
import { setCondition } from "../state/mark.ts";
import { moveCard } from "../state/move.ts";
import { shuffleCards } from "../state/random.ts";
import { note, report, reportCard, reportCardAt } from "../state/report.ts";
import type { CardId, Change, State } from "../state/types.ts";
import { turnDown } from "./leave-play.ts";

export function shuffleDeck(state: State, player: Player): void {
  for (const id of seatOf(state, player).deck) turnDown(state, id);
  shuffleCards(state, player, seatOf(state, player).deck);
  forgetDeck(state, player);
  report(state, "shuffled", { player });
}

const REVEALED = "#revealed";

/** By an effect that is still under way, of which this one is a part. */
const isBeingRevealed = ({ effects }: State, id: CardId): boolean =>
  effects.some((effect, at) => at < effects.length - 1 && effect.chosen[REVEALED]?.includes(id) === true);

/** COMP-29, COMP-30: shown to all, moved nowhere; what lies open cannot be revealed. */
function reveal(state: State, change: Change): boolean {
  const { card: id, player, how } = change;
  if (isFaceUpOnDeck(cardOf(state, id)) || isBeingRevealed(state, id)) return false;
  show(state, id, VIEWERS);
  const effect = state.effects[state.effects.length - 1];
  if (effect !== undefined) writeChoice(effect, [...(effect.chosen[REVEALED] ?? []), id], [REVEALED]);
  // COMP-31: revealed for a while, it lies face up for that while
  if (how?.as === "until" && cardOf(state, id).zone === "deck") turnOnDeck(state, id, true);
  reportCard(state, "revealed", { card: id, player });
  note(state, "cardRevealed", { player, card: id, cause: change.cause, source: change.source });
  return true;
}

function lookAt(state: State, change: Change): boolean {
  show(state, change.card, [change.player]);
  report(state, "lookedAt", { player: change.player });
  return true;
}

function shuffleIt(state: State, change: Change): boolean {
  shuffleDeck(state, change.player);
  return true;
}

/** DORM-01: face down at a story, in play but nothing else. */
function goDormant(state: State, change: Change): boolean {
  const { card: id, other, player } = change;
  moveCard(state, id, { zone: "play", host: other, faceDown: true, controller: player });
  setCondition(state, id, "exhausted");
  reportCardAt(state, "dormant", { card: id, player, on: other });
  return true;
}

/** A won story goes back into the story deck (WIN-13). */
function returnStory(state: State, change: Change): boolean {
  const card = cardOf(state, change.card);
  if (card.zone !== "won") return false;
  moveCard(state, card.id, typeOf(state, card.id) === "conspiracy" ? "discard" : "storyDeck");
  shuffleCards(state, "story", state.storyDeck);
  return true;
}

/** WIN-19: added to the won pile of the player though nobody won it. */
function scoreStory(state: State, change: Change): boolean {
  const { zone } = cardOf(state, change.card);
  if (zone !== "storyDeck" && zone !== "story") return false;
  moveCard(state, change.card, { zone: "won", controller: change.player });
  return true;
}

export const performShown = {
  reveal,
  lookAt,
  shuffle: shuffleIt,
  goDormant,
  returnStory,
  scoreStory,
};
