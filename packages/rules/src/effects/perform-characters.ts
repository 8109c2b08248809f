/** Wounds, insanity, readiness, commitment, control. */

import {
  canBeRestored,
  canBeWounded,
  canExhaust,
  canGoInsane,
  canReady,
  isForbidden,
} from "../queries/deeds.ts";
import { heroicBarred, uniqueBarred } from "../queries/entering.ts";
import { mayBeAt } from "../queries/stories.ts";
import { isCharacter, typeOf } from "../queries/type-of.ts";
import { cardOf } from "../state/access.ts";
import { addWounds, setCondition, setController, setHost, setStory, turnInsane } from "../state/mark.ts";
import { note, reportCard, reportCardAt } from "../state/report.ts";
import { type Change, NOBODY, type State } from "../state/types.ts";

function wound(state: State, change: Change): boolean {
  const { card: id, count, cause, source, player } = change;
  if (count < 1 || !canBeWounded(state, id, change)) return false;
  const { story } = cardOf(state, id);
  addWounds(state, id, count);
  reportCard(state, "wounded", { card: id, player, count });
  for (let i = 0; i < count; i++)
    note(state, "characterWounded", { player, card: id, cause, source, story, count });
  return true;
}

/** INS-01, STRUG-12: it leaves its story; attachments and tokens go by the checks. */
function goInsane(state: State, change: Change): boolean {
  const { card: id, player, cause, source } = change;
  if (!canGoInsane(state, id, change)) return false;
  const { story } = cardOf(state, id);
  turnInsane(state, id);
  reportCard(state, "insane", { card: id, player });
  note(state, "characterWentInsane", { player, card: id, cause, source, story });
  return true;
}

/** REFR-02, INS-11: face up and exhausted. An event among the insane is discarded (INS-17). */
function restore(state: State, change: Change): boolean {
  const { card: id, player } = change;
  if (!canBeRestored(state, id, change)) return false;
  setCondition(state, id, "exhausted");
  if (typeOf(state, id) !== "character") return true;
  reportCard(state, "restored", { card: id, player });
  note(state, "characterRestored", { player, card: id, cause: change.cause, source: change.source });
  return true;
}

function ready(state: State, change: Change): boolean {
  const { card: id, player } = change;
  if (!canReady(state, id, change)) return false;
  setCondition(state, id, "ready");
  reportCard(state, "readied", { card: id, player });
  note(state, "cardReadied", { player, card: id, cause: change.cause, source: change.source });
  return true;
}

function exhaust(state: State, change: Change): boolean {
  const { card: id, player } = change;
  if (!canExhaust(state, id, change)) return false;
  setCondition(state, id, "exhausted");
  reportCard(state, "exhausted", { card: id, player });
  note(state, "cardExhausted", { player, card: id, cause: change.cause, source: change.source });
  return true;
}

/** By the commit step (`how` says so) it exhausts; by an effect it does not (STORY-25, ED-21). */
function commit(state: State, change: Change): boolean {
  const { card: id, player, other: story, how, cause, source } = change;
  const card = cardOf(state, id);
  if (card.zone !== "play" || card.condition === "insane" || !isCharacter(state, id) || card.story === story)
    return false;
  if (cardOf(state, story).zone !== "story") return false;
  if (
    how?.as !== "step" &&
    (!mayBeAt(state, id, story) || isForbidden(state, { deed: "commit", card: id }, change))
  )
    return false;
  setStory(state, id, story);
  const exhausts = how?.as === "step" || state.game.options["story.effectCommitExhausts"];
  if (exhausts && card.condition === "ready") {
    setCondition(state, id, "exhausted");
    reportCard(state, "exhausted", { card: id, player });
    note(state, "cardExhausted", { player, card: id, cause, source });
  }
  reportCardAt(state, "committed", { card: id, player, on: story });
  note(state, "characterCommitted", { player, card: id, story, cause, source });
  return true;
}

/** STORY-22: ready or exhausted status is kept. */
function uncommit(state: State, change: Change): boolean {
  const { card: id, player, cause, source } = change;
  const card = cardOf(state, id);
  if (card.story === NOBODY) return false;
  const { story } = card;
  setStory(state, id, NOBODY);
  reportCard(state, "uncommitted", { card: id, player });
  note(state, "characterUncommitted", { player, card: id, story, cause, source });
  return true;
}

/** CTRL-06 to CTRL-11. `player` is the taker. */
function takeControl(state: State, change: Change): boolean {
  const { card: id, player } = change;
  const card = cardOf(state, id);
  if (card.zone !== "play" || card.controller === player) return false;
  if (change.how?.as !== "fallsBack") {
    if (isForbidden(state, { deed: "changeControl", card: id }, change)) return false;
    if (uniqueBarred(state, player, id) || heroicBarred(state, player, id)) return false;
  }
  setController(state, id, player);
  if (change.other !== NOBODY) setHost(state, id, change.other);
  if (state.game.options["control.leavesStory"]) setStory(state, id, NOBODY);
  reportCard(state, "controlChanged", { card: id, player });
  note(state, "controlChanged", { player, card: id, cause: change.cause, source: change.source });
  return true;
}

export const performCharacters = { wound, goInsane, restore, ready, exhaust, commit, uncommit, takeControl };
