/** Messages between a table and its host, for a worker and a socket alike. */
export { type FinishedGame, finishedForm, readFinishedGame } from "./finished-game.ts";
export { type LoadedRecord, loadedForm, readLoadedRecord } from "./loaded-record.ts";
export { type Passing, type PassUntil, type Stop, USUAL_PASSING } from "./passing.ts";
export type {
  Asked,
  AskedOption,
  CardFigures,
  Figures,
  Foreseen,
  Hint,
  LaneFigures,
  LogEntry,
  NumberPart,
  ProtocolRefusal,
  Refused,
  Reply,
  SeatInfo,
  Seats,
  Told,
  TurningPoint,
  UndoAsked,
  Update,
  Welcome,
} from "./replies.ts";
export { type AttemptView, idOf, type Request, type RequestOf, readRequest } from "./requests.ts";
export { freshGame, readSavedGame, type SavedGame } from "./saved-game.ts";
export { REVIEW_FORMAT, type ReviewSheet, readStoredReview, type StoredReview } from "./stored-review.ts";
export { PROTOCOL_VERSION } from "./version.ts";
