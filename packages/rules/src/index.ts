/** The rules of the game as a library. */
export {
  type Accepted,
  aboutOf,
  apply,
  concede,
  type Decided,
  decide,
  forcedAnswer,
  isAllowed,
  isLegal,
  isWindow,
  onlyAnswer,
  optionKey,
  options,
  pass,
  pending,
  randomAssign,
  refusalOf,
  settle,
} from "./decide.ts";
export { checkDeck, checkStories, type DeckTerms, storyDeckOf } from "./decks/check-deck.ts";
export { countDeck, type DeckNumbers } from "./decks/count-deck.ts";
export {
  type CardPool,
  cardOfLine,
  DECK_FORMATS,
  type Deck,
  type DeckFormat,
  type DeckLine,
  deckCodes,
  deckFromCodes,
  isDomainLine,
  makePool,
  type PoolCard,
} from "./decks/deck.ts";
export type { DeckProblem, DeckProblemKind, DeckProblemOf } from "./decks/problems.ts";
export { type ReadDeck, readDeckJson, readDeckText, readDeckXml } from "./decks/read-deck.ts";
export { DECK_FILES, type DeckFile, writeDeck } from "./decks/write-deck.ts";
export { wasChosenFor } from "./effects/chosen-cards.ts";
export { type Slot, slotsOf } from "./effects/selecting.ts";
export type {
  Ability,
  AnyTrigger,
  CardText,
  Limit,
  PlayOnly,
  Trigger,
  TriggerOn,
} from "./language/abilities.ts";
export { type CardDefinition, type CardFacts, cardCode } from "./language/cards.ts";
export type { Effect, EffectKind } from "./language/effects.ts";
export type {
  CardName,
  Comparison,
  Count,
  Filter,
  Num,
  PlayerRef,
  Selection,
  Target,
  Test,
} from "./language/expressions.ts";
export * from "./language/words.ts";
export { LIMITS, type LimitName, quoted } from "./limits.ts";
export {
  type Commits,
  commitsOf,
  isCommitOpen,
  isInitiating,
  isToResolve,
  isWinningStory,
  type StoryStep,
} from "./moment.ts";
export { makeGame, newGame, type Setup, TURN_LIMIT } from "./new-game.ts";
export { openSlot } from "./procedures/open-slot.ts";
export { priceOfOption } from "./procedures/prices.ts";
export { noteInQuestion } from "./procedures/rounds.ts";
export { commitmentOf, mustGo } from "./procedures/story-phase.ts";
export { anythingBrief, type BriefEffect, briefEffectsOn } from "./queries/brief.ts";
export { isBlank } from "./queries/continuous.ts";
export { canBeWounded, canCommit, canGoInsane } from "./queries/deeds.ts";
export {
  cardsActedOn,
  cardsUnderWay,
  chosenOpenly,
  effectsUnderWay,
  effectUnderWay,
  isStoryScored,
  isTextUnderWay,
} from "./queries/effects-under-way.ts";
export { factionOf, subtypesOf } from "./queries/faction-and-subtypes.ts";
export { find, holds, num } from "./queries/filters.ts";
export { iconsOf } from "./queries/icons-of.ts";
export { passivesInForce } from "./queries/in-force.ts";
export { fatedOf, hasKeyword, keywordsOf, toughnessOf } from "./queries/keywords-of.ts";
export { named, playerOf } from "./queries/names.ts";
export { numberParts } from "./queries/number-parts.ts";
export { billForCard, costFor, matchingOn, resourcesFor } from "./queries/payment.ts";
export { costOf, titleOf } from "./queries/printed-values.ts";
export { ofEach, ofPlayer, type Scene, sceneOf, sceneOfEffect, sceneOfText } from "./queries/scene.ts";
export { skillOf } from "./queries/skill-of.ts";
export {
  committedTo,
  countIcons,
  struggleCounts,
  struggleOrder,
  strugglesOf,
  totalSkill,
} from "./queries/stories.ts";
export { typeOf } from "./queries/type-of.ts";
export { writeCompact } from "./record/compact.ts";
export type {
  Difference,
  DifferenceKind,
  DifferenceOf,
  Malformed,
  RecordFault,
  RecordFaultKind,
  RecordFaultOf,
  RecordPart,
  RecordPlace,
} from "./record/faults.ts";
export type { LogTeller } from "./record/log.ts";
export { readRecord } from "./record/read-record.ts";
export { writeReadable } from "./record/readable.ts";
export { ENGINE_VERSION, type GameRecord, type LogLine, type RecordedAnswer } from "./record/record.ts";
export { makeRecorder, type Recorder, recordGame } from "./record/recorder.ts";
export { type Divergence, type Replayed, replay } from "./record/replay.ts";
export { staleValues } from "./self-check/stale-values.ts";
export { twinFaults } from "./self-check/twins.ts";
export { watchDeeds } from "./self-check/watch-deeds.ts";
export type {
  About,
  AboutOf,
  PlainAnswers,
  SortPlace,
  StruggleWithVictim,
  TokenReason,
} from "./state/about.ts";
export { cardOf, faceOf, opponentOf, seatOf, storiesInPlay, successOf } from "./state/access.ts";
export { clone } from "./state/clone.ts";
export type {
  Answer,
  Attempt,
  Choice,
  Decision,
  Option,
  OptionOf,
  Refusal,
  Verb,
} from "./state/decisions.ts";
export { hash } from "./state/digest.ts";
export { edit } from "./state/edit.ts";
export { faceAsItLies } from "./state/faces.ts";
export {
  abilityOf,
  type Game,
  type GameRules,
  type Library,
  type PreparedAbility,
  type Printed,
  printedOf,
  rulesOfGame,
} from "./state/game.ts";
export {
  HAPPENINGS,
  type Happening,
  type HappeningKind,
  type SetupStep,
  type TablePlace,
} from "./state/happenings.ts";
export { makeLibrary } from "./state/library.ts";
export { itemAt, playerAsked } from "./state/must-be.ts";
export { abilityIn, abilityKey, cardIn, detailOf, orderKey, placeIn } from "./state/option-parts.ts";
export {
  faultsOfOptions,
  OPTIONS_OF,
  type OptionFault,
  type RuleOptions,
} from "./state/options.ts";
export { makeRng, type Rng } from "./state/random.ts";
export type { Reason, ReasonFact, ReasonFacts, ReasonRule } from "./state/reasons.ts";
export { hashText, load, type SavedState, save } from "./state/save.ts";
export {
  type AbilityRef,
  type AssignedKind,
  type CardId,
  type CardState,
  type EffectInProgress,
  NOBODY,
  type Question,
  type QuestionKind,
  type Result,
  type State,
} from "./state/types.ts";
export { numbersUnderWay, progressName } from "./state/under-way.ts";
export { addWatcher } from "./state/watchers.ts";
export { whyNot } from "./why-not.ts";
