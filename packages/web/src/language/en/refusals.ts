import type { ProtocolRefusal } from "@fhtagn/protocol";

/** Why the host of a game did not do what was asked of it; a refusal without words does not compile. */
export const refusals = {
  malformed: "That answer was not understood. Nothing has changed.",
  "game over": "The game is over: there is nothing left to answer.",
  "not your decision": "It is not you who decides now.",
  "stale decision": "That question has been answered already; another one is open.",
  "no such option": "This question cannot be answered like that.",
  "wrong version": "This page and the game are of different versions. Reload the page.",
  "loses the game": "That would lose you the game at once, so it was not done.",
  "nothing to take back": "There is nothing to take back.",
  "not allowed here": "That cannot be done in this game.",
  "no hint": "Nobody can advise you here.",
  "engine fault":
    "The rules contradicted themselves there. The position before your answer stands; try another one.",
  "not stored": "That could not be stored, so it was not done. Try it again.",
  "too large": "That was more than a game takes in at once.",
  "too often": "That was asked too often just now. Wait a moment.",
  "at work": "Advice is being looked for already.",
  "said before": "That had been said before. It was not done a second time.",
} as const satisfies Readonly<Record<ProtocolRefusal, string>>;
