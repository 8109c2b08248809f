/** A state of its own: shells copied by hand, immutable payloads shared. */
import { emptyCache } from "./cache.ts";
import type { ChangeInProgress, EffectInProgress, Frame, Seat, State } from "./types.ts";

const cloneSeat = (seat: Seat): Seat => ({
  deck: seat.deck.slice(),
  hand: seat.hand.slice(),
  discard: seat.discard.slice(),
  domains: seat.domains.slice(),
  resources: seat.resources.slice(),
  won: seat.won.slice(),
  removed: seat.removed.slice(),
});

const NO_WATCHERS: State["watchers"] = [];

const cloneFrame = (frame: Frame): Frame => ({
  procedure: frame.procedure,
  step: frame.step,
  locals: frame.locals,
});

const cloneEffect = (effect: EffectInProgress): EffectInProgress => ({
  id: effect.id,
  kind: effect.kind,
  timing: effect.timing,
  player: effect.player,
  source: effect.source,
  ability: effect.ability,
  trigger: effect.trigger,
  about: effect.about,
  from: effect.from,
  x: effect.x,
  domain: effect.domain,
  cost: effect.cost,
  overpaid: effect.overpaid,
  chosen: effect.chosen,
  answered: effect.answered,
  thatPlayer: effect.thatPlayer,
  each: effect.each,
  named: effect.named,
  done: effect.done,
  cancelled: effect.cancelled,
  costPaid: effect.costPaid,
  announced: effect.announced,
});

const cloneChange = (change: ChangeInProgress): ChangeInProgress => ({
  id: change.id,
  parts: change.parts,
  struck: change.struck,
});

export function clone(state: State): State {
  return {
    game: state.game,
    cards: state.cards.slice(),
    faces: state.faces,
    P1: cloneSeat(state.P1),
    P2: cloneSeat(state.P2),
    stories: state.stories.slice(),
    conspiracies: state.conspiracies.slice(),
    storyDeck: state.storyDeck.slice(),
    inPlay: state.inPlay.slice(),
    starter: state.starter,
    active: state.active,
    turn: state.turn,
    phase: state.phase,
    phaseCount: state.phaseCount,
    frames: state.frames.map(cloneFrame),
    effects: state.effects.map(cloneEffect),
    changes: state.changes.map(cloneChange),
    notes: state.notes.slice(),
    usedTriggers: state.usedTriggers.slice(),
    modifiers: state.modifiers.slice(),
    uses: state.uses.slice(),
    delayed: state.delayed.slice(),
    windowSeen: state.windowSeen.slice(),
    unasked: state.unasked,
    nextId: state.nextId,
    random: state.random.slice(),
    handles: [state.handles[0], state.handles[1], state.handles[2]],
    question: state.question,
    result: state.result,
    version: state.version,
    tableVersion: state.tableVersion,
    cache: emptyCache(),
    journal: null,
    watchers: NO_WATCHERS,
  };
}
