/** What a player may know of a game: the one way out. */

import type { Viewer } from "../state/handles.ts";
import type { State } from "../state/types.ts";
import { conspiraciesView, inPlayView, limboView, seatView, storiesView, storyDeckView } from "./cards.ts";
import { type Eyes, eyesOf } from "./eyes.ts";
import { type Horizon, horizonOf } from "./initiation.ts";
import { changesView, delayedView, effectView, framesView, modifierView, noteView } from "./progress.ts";
import { questionView } from "./question.ts";
import type { View } from "./types.ts";
import { triedView, usedTriggersView, usesView } from "./used.ts";

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
