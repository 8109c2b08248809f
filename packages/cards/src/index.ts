/** Card facts, abilities as data, golden texts. */
export { deckNamed, nameOfCards } from "./decks/by-name.ts";
export { constructedDecks, constructedNamed } from "./decks/constructed.ts";
export { benchDecks } from "./decks/development.ts";
export { deckPool } from "./decks/pool.ts";
export {
  BASE_FACTIONS,
  type BaseFaction,
  coreStories,
  factionPairs,
  type Packet,
  packetCards,
  presetNamed,
  presets,
} from "./decks/presets.ts";
export { BANNED, restrictedTitles } from "./decks/tournament-lists.ts";
export { unknownDeck } from "./decks/unknown.ts";
export { allCards, type CardRow, SET_NAMES, SETS, type SetName } from "./facts.ts";
export { gameLibrary, storyCodes } from "./game-library.ts";
export { goldenSets, goldenText } from "./golden.ts";
export { library, unfinished } from "./library.ts";
