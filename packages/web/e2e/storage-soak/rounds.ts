/** Everything that can go wrong with what a browser keeps, round by round. */
import { damageRound } from "./damage-round.ts";
import { fullRound, fullSmallStoreRound } from "./full-round.ts";
import { killRound } from "./kill-round.ts";
import { blockedRound, noWorkerRound, silentRound } from "./missing-round.ts";
import type { Round } from "./soak-round.ts";
import { plainTabsRound, tabsRound } from "./tabs-round.ts";

export const ROUNDS = {
  kill: killRound,
  tabs: tabsRound,
  plainTabs: plainTabsRound,
  damage: damageRound,
  full: fullRound,
  fullSmallStore: fullSmallStoreRound,
  blocked: blockedRound,
  silent: silentRound,
  noWorker: noWorkerRound,
} as const satisfies Readonly<Record<string, Round>>;

export type RoundName = keyof typeof ROUNDS;
export const ROUND_NAMES = Object.keys(ROUNDS) as readonly RoundName[]; // the keys of a constant
