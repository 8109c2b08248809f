/** What a player may know of a game: the one way out. */
import { momentOf } from "../moment.ts";
import type { Viewer } from "../state/handles.ts";
import { NOBODY, type State } from "../state/types.ts";
import {
  conspiraciesView,
  inPlayView,
  limboView,
  seatView,
  storiesView,
  storyDeckView,
} from "./card-views.ts";
import { type Eyes, eyesOf, refOf, refsOf } from "./eyes.ts";
import { type Horizon, horizonOf } from "./horizon.ts";
import { changesView, delayedView, effectView, framesView, modifierView, noteView } from "./progress-view.ts";
import { questionView } from "./question.ts";
import { type Progress, sealed } from "./sealed.ts";
import { triedView, usedTriggersView, usesView } from "./used-view.ts";
import type { EffectUnderWay, View } from "./view-types.ts";

const countOf = (state: State, viewer: Viewer): number =>
  state.handles[viewer === "P1" ? 0 : viewer === "P2" ? 1 : 2];

/** What is under way, as far as the viewer may know. */
function progressView(eyes: Eyes, horizon: Horizon): Progress {
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
  };
}

function momentView(eyes: Eyes): View["moment"] {
  const moment = momentOf(eyes.state);
  return { ...moment, story: refOf(eyes, moment.story) };
}

/** Effects of cards; the steps of the turn are told by the moment. */
function underWayView(eyes: Eyes, horizon: Horizon): readonly EffectUnderWay[] {
  const shown: EffectUnderWay[] = [];
  for (const { player, source, kind, ability, chosen } of eyes.state.effects.slice(0, horizon.effects)) {
    if (source === NOBODY) continue;
    const cards = [...new Set(Object.values(chosen).flat())].filter((id) => id !== NOBODY);
    shown.push({ player, source: refOf(eyes, source), kind, ability, chosen: refsOf(eyes, cards) });
  }
  return shown;
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
    moment: momentView(eyes),
    underWay: underWayView(eyes, horizon),
    question: questionView(eyes, horizon),
    sealed: sealed(progressView(eyes, horizon)),
  };
}
