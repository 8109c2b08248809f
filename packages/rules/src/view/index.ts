/** What a viewer may know, and worlds that fit it. */
export { VIEWERS, type Viewer } from "../state/handles.ts";
export { encode, FEATURES_HASH } from "./encode.ts";
export { type HappeningView, happeningFor } from "./happening.ts";
export { optionKeyIn, type Searcher, viewOptionKey } from "./option-key.ts";
export { view } from "./view.ts";
export type {
  AboutView,
  CardRef,
  CardView,
  DomainView,
  NoteView,
  OptionView,
  PileCard,
  QuestionView,
  ResourceView,
  SeatView,
  StoryView,
  View,
} from "./view-types.ts";
export type { DeckBelief, DeckPrior } from "./world/prior.ts";
export { sampleWorld, type Worlds, worldsOf } from "./world/worlds.ts";
