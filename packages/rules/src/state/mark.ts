/** The writers of what lies on a card, how it lies, where it belongs and whose it is, while it stays where it is. */
import type { Condition, Player } from "../language/words.ts";
import { edit } from "./edit.ts";
import { turnFace } from "./faces.ts";
import { type CardId, NOBODY, type State } from "./types.ts";
import { touch, touchTable } from "./versions.ts";

/** The texts of an insane card are in force no more (INS-03). */
export function setCondition(state: State, id: CardId, condition: Condition): void {
  const card = edit(state, id);
  const before = card.condition;
  card.condition = condition;
  card.layExhausted = false;
  if (before === "insane" || condition === "insane") touchTable(state);
  else touch(state);
}

export function setStory(state: State, id: CardId, story: CardId): void {
  edit(state, id).story = story;
  touch(state);
}

/** INS-01, STRUG-12: it leaves its story and loses its tokens; where insane is no state of its own it lies as it lay (ED-42). */
export function turnInsane(state: State, id: CardId): void {
  const card = edit(state, id);
  card.layExhausted = card.condition === "exhausted" && !state.game.options["insane.thirdState"];
  card.condition = "insane";
  card.story = NOBODY;
  card.tokens = 0;
  touchTable(state);
}

/** What a domain can pay is kept as long as the texts in force; so is what a card is that becomes attached (ATT-04). */
export function setHost(state: State, id: CardId, host: CardId): void {
  edit(state, id).host = host;
  turnFace(state, id);
  touchTable(state);
}

/** "You" in its texts is somebody else. */
export function setController(state: State, id: CardId, player: Player): void {
  edit(state, id).controller = player;
  touchTable(state);
}

export function addWounds(state: State, id: CardId, count: number): void {
  edit(state, id).wounds += count;
  touch(state);
}

/** Success tokens on a card that is no story. */
export function addTokens(state: State, id: CardId, count: number): void {
  edit(state, id).tokens += count;
  touch(state);
}

/** Success tokens on a player's side of a story. */
export function addSuccess(state: State, { story, player }: Side, count: number): void {
  const card = edit(state, story);
  if (player === "P1") card.successP1 += count;
  else card.successP2 += count;
  touch(state);
}

interface Side {
  readonly story: CardId;
  readonly player: Player;
}

export function setDrained(state: State, domain: CardId, drained: boolean): void {
  edit(state, domain).drained = drained;
  touch(state);
}
