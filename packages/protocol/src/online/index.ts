/** What a page and a server tell each other beside the game itself: who is who, tables, clocks, the socket's envelope. */
export {
  type AccountTrouble,
  logInForm,
  passwordChange,
  registration,
  renaming,
} from "./account-forms.ts";
export {
  CLOCK_CHOICES,
  type ClockTerms,
  type ClockView,
  isCorrespondence,
  sameClock,
} from "./clock-terms.ts";
export type { Me, PlayerCard } from "./identity.ts";
export {
  type ChatPhrase,
  type Invitation,
  invitation,
  type JoinTable,
  joinTable,
  type LobbyView,
  type NewTable,
  newTable,
  type OnlineTable,
  PHRASES,
  type TableTrouble,
} from "./online-table.ts";
export {
  type DeckTally,
  type Leaderboard,
  type PlayerProfile,
  type PlayerRating,
  RATED_PACES,
  type RatedPace,
} from "./profile.ts";
export {
  readGamesAnswer,
  readLobbyView,
  readMe,
  readMeAnswer,
  readOnlineTable,
  readTrouble,
  type TableEnding,
} from "./server-answers.ts";
export { type ReceivedFrame, readServerFrame } from "./server-envelope.ts";
export {
  type ChatLine,
  type ClientFrame,
  type FrameTrouble,
  readClientFrame,
  type ServerFrame,
} from "./socket-envelope.ts";
