/** What can be done to a game that is over: nothing. */
import type { SessionMoves } from "../session/session.ts";

const nothing = (): void => undefined;

export const READ_ONLY: SessionMoves = {
  answer: nothing,
  stage: nothing,
  unstageAll: nothing,
  answerStaged: nothing,
  stepBack: nothing,
  undo: nothing,
  answerUndo: nothing,
  concede: nothing,
  why: async () => [],
  foresee: async () => ({ happenings: [], certain: false }),
  explain: async () => [],
  hint: async () => null,
  setPassing: nothing,
  toggleStop: nothing,
  passUntil: nothing,
  hurry: nothing,
  setPace: nothing,
  record: async () => null,
  liftCurtain: nothing,
  clearNotice: nothing,
  reopen: nothing,
  close: nothing,
};
