/** What a viewer may know, and worlds that fit it. */
export type { Viewer } from "../state/handles.ts";
export { encode, FEATURES_HASH } from "./encode.ts";
export { type HappeningView, happeningFor } from "./happening.ts";
export { type OptionKey, optionKey, optionKeyIn, type Searcher } from "./option-key.ts";
export type {
  CardRef,
  CardView,
  ChangesView,
  ChangeView,
  Choices,
  DeckView,
  DelayedView,
  DomainView,
  EffectView,
  FrameView,
  HandView,
  KnownInDeck,
  LastKnownView,
  LimboCard,
  ModifierView,
  NoteView,
  OptionView,
  PileCard,
  QuestionView,
  ResourceView,
  SeatView,
  StoryView,
  TriedView,
  UsedTriggerView,
  UseView,
  View,
  WonCard,
} from "./types.ts";
export { view } from "./view.ts";
export type { Candidate, DeckBelief, DeckPrior } from "./world/prior.ts";
export { sampleWorld, type Worlds, worldsOf } from "./world/worlds.ts";
