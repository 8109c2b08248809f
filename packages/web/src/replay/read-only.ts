/** What can be done to a game that is over: nothing. */
import type { SessionDeeds } from "../session/session.ts";

const nothing = (): void => undefined;

export const READ_ONLY: SessionDeeds = {
  answer: nothing,
  stage: nothing,
  unstageAll: nothing,
  sendStaged: nothing,
  stepBack: nothing,
  undo: nothing,
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
