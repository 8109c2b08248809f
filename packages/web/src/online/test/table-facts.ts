/** A table as a server tells of it, for tests. */
import type { ClockView, OnlineTable, PlayerCard } from "@fhtagn/protocol/online";

export const ANNA: PlayerCard = { id: "anna", name: "Anna Finch", kind: "guest" };
export const BEN: PlayerCard = { id: "ben", name: "Ben Crane", kind: "guest" };

export const THIRTY = { kind: "minutes", minutes: 30, increment: 10 } as const;

export const waitingTable = (part: Partial<OnlineTable> = {}): OnlineTable => ({
  id: "t",
  status: "open",
  ruleset: "lcg",
  clock: THIRTY,
  rated: false,
  takeBacks: true,
  watchers: true,
  games: 1,
  for: "link",
  by: ANNA,
  seats: null,
  you: null,
  asked: null,
  turn: 0,
  result: null,
  commitment: "",
  made: 1,
  touched: 1,
  next: null,
  ...part,
});

export const playedTable = (part: Partial<OnlineTable> = {}): OnlineTable =>
  waitingTable({
    status: "playing",
    seats: { P1: { player: ANNA }, P2: { player: BEN } },
    asked: "P1",
    turn: 1,
    touched: 2,
    ...part,
  });

export const clockFacts = (part: Partial<ClockView> = {}): ClockView => ({
  terms: THIRTY,
  left: { P1: 1_800_000, P2: 1_800_000 },
  running: "P1",
  away: { P1: null, P2: null },
  mayClaim: false,
  ...part,
});
