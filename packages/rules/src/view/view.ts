/** What a player may know of a game: the one way out. */

import { cardOf } from "../state/access.ts";
import { handleOf, type Viewer } from "../state/handles.ts";
import { positionKey } from "../state/position-key.ts";
import type { State } from "../state/types.ts";
import { conspiraciesView, inPlayView, limboView, seatView, storiesView, storyDeckView } from "./cards.ts";
import { type Eyes, eyesOf, refOf } from "./eyes.ts";
import { type Horizon, horizonOf } from "./initiation.ts";
import { parseAction, parseTrigger, parseUse } from "./keys.ts";
import { changesView, delayedView, effectView, framesView, modifierView, noteView } from "./progress.ts";
import { questionView } from "./question.ts";
import type { TriedView, UsedTriggerView, UseView, View } from "./types.ts";

function usesView(eyes: Eyes, { uses }: Horizon): readonly UseView[] {
  const shown: UseView[] = [];
  for (const use of eyes.state.uses.slice(0, uses)) {
    const parsed = parseUse(eyes.state, use);
    if (parsed === null) continue;
    const { key, card } = parsed;
    const { until } = use;
    shown.push(card === null ? { key, until } : { key, until, card: refOf(eyes, card) });
  }
  return shown;
}

function usedTriggersView(eyes: Eyes, { usedTriggers }: Horizon): readonly UsedTriggerView[] {
  return eyes.state.usedTriggers.slice(0, usedTriggers).map((key) => {
    const { by, card, ability } = parseTrigger(key);
    return { by, card: refOf(eyes, card), ability };
  });
}

/** What the viewer can no longer choose in his action window (LOOP-03). */
function triedView(eyes: Eyes): readonly TriedView[] {
  const { state, viewer } = eyes;
  if (!eyes.asked || state.question?.kind !== "action" || state.windowSeen.length === 0) return [];
  const now = positionKey(state);
  const shown: TriedView[] = [];
  for (const key of state.windowSeen) {
    const action = parseAction(key);
    if (action === null || action.position !== now) continue;
    const { card, on, value } = action;
    if (handleOf(viewer, cardOf(state, card)) === 0) continue;
    const tried = { card: refOf(eyes, card), value };
    shown.push(on === null ? tried : { ...tried, on: refOf(eyes, on) });
  }
  return shown;
}

const countOf = (state: State, viewer: Viewer): number =>
  state.handles[viewer === "P1" ? 0 : viewer === "P2" ? 1 : 2];

/** What is under way, as far as the viewer may know. */
function progressView(eyes: Eyes, horizon: Horizon) {
  const { effects, changes, notes, modifiers, delayed } = eyes.state;
  return {
    frames: framesView(eyes, horizon),
    effects: effects.slice(0, horizon.effects).map((effect) => effectView(eyes, effect)),
    changes: changes.map((change) => changesView(eyes, change)),
    notes: notes.map((note) => noteView(eyes, note)),
    usedTriggers: usedTriggersView(eyes, horizon),
    modifiers: modifiers.map((modifier) => modifierView(eyes, modifier)),
    uses: usesView(eyes, horizon),
    delayed: delayed.map((errand) => delayedView(eyes, errand)),
    tried: triedView(eyes),
    question: questionView(eyes, horizon),
  };
}

export function view(state: State, viewer: Viewer): View {
  const horizon = horizonOf(state, viewer);
  const eyes = eyesOf(state, viewer, horizon.effects);
  return {
    viewer,
    turn: state.turn,
    phase: state.phase,
    phaseCount: state.phaseCount,
    active: state.active,
    starter: state.starter,
    result: state.result,
    handles: countOf(state, viewer),
    P1: seatView(eyes, "P1"),
    P2: seatView(eyes, "P2"),
    stories: storiesView(eyes),
    conspiracies: conspiraciesView(eyes),
    storyDeck: storyDeckView(eyes),
    inPlay: inPlayView(eyes),
    limbo: limboView(eyes),
    ...progressView(eyes, horizon),
  };
}
