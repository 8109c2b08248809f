/** Which locals of a frame name cards: the one list that view, sampler and tests share. */
import type { LocalsOf, ProcedureName } from "../state/procedure-locals.ts";

/** `plain` names no card; the others hold one id, a list of ids, notes, or groups of changes. */
export type FieldKind = "plain" | "card" | "cards" | "notes" | "groups";
type KeysOf<L> = L extends unknown ? keyof L : never;
type Fields<P extends ProcedureName> = { readonly [K in KeysOf<LocalsOf[P]>]: FieldKind };

const NONE = {} as const;
const NODE = { node: "plain", part: "plain", before: "plain", tried: "cards" } as const;
const LIST = { ...NODE, left: "cards" } as const;
const STORY = { story: "card" } as const;
const COMMIT = { assigned: "plain" } as const;
const ROUND = {
  player: "plain",
  passes: "plain",
  notes: "notes",
  abouts: "plain",
  would: "plain",
} as const;

/** A local that is not listed here does not compile: nobody would know whether it may be shown. */
const LOCALS: { readonly [P in ProcedureName]: Fields<P> } = {
  game: NONE,
  setup: { decided: "plain", P1: "cards", P2: "cards" },
  turn: NONE,
  refreshPhase: NONE,
  refreshSequence: { restored: "card" },
  drawPhase: NONE,
  drawCards: NONE,
  resourcePhase: NONE,
  attachOneResource: NONE,
  operationsPhase: NONE,
  storyPhase: { attacked: "cards" },
  commitActive: COMMIT,
  commitOpponent: COMMIT,
  resolveStories: { resolved: "cards" },
  resolveStory: { story: "card", done: "plain", there: "cards" },
  struggle: { story: "card", icon: "plain", winner: "plain", margin: "plain" },
  success: { story: "card", unchallenged: "plain" },
  uncommitAll: NONE,
  phaseStart: NONE,
  phaseEnd: NONE,
  endOfTurn: NONE,
  actionWindow: { player: "plain", passes: "plain" },
  box: { body: "plain" },
  responseWindow: ROUND,
  disruptRound: ROUND,
  effect: NONE,
  changes: { groups: "groups", next: "plain" },
  change: { asked: "plain", replacing: "plain", first: "plain", order: "plain" },
  check: NONE,
  winStory: { story: "card", player: "plain", slot: "plain" },
  dormantCards: STORY,
  carryOut: NODE,
  inOrder: NODE,
  // biome-ignore lint/suspicious/noThenProperty: the name of a procedure
  then: NODE,
  ifThen: NODE,
  either: NODE,
  may: NODE,
  unless: NODE,
  forEach: LIST,
  repeat: { ...NODE, left: "plain" },
  eachPlayer: {
    ...NODE,
    players: "plain",
    over: "plain",
    choosing: "plain",
    chooser: "plain",
    P1: "cards",
    P2: "cards",
  },
  takeTokens: { ...LIST, P1: "plain", P2: "plain" },
  search: { ...NODE, taken: "cards" },
  sort: {
    ...NODE,
    deck: "plain",
    to: "plain",
    left: "plain",
    hand: "plain",
    bottom: "plain",
    top: "plain",
  },
  name: NODE,
  nameStruggles: NONE,
  redistribute: { ...NODE, P1: "plain", P2: "plain" },
  special: NODE,
  payInEffect: LIST,
  payPrice: NODE,
  passivesAndForced: { effect: "plain" },
  delayedErrands: { at: "plain" },
};

const BY_NAME: Readonly<Record<ProcedureName, Readonly<Record<string, FieldKind>>>> = LOCALS;

export const kindOfLocal = (procedure: ProcedureName, key: string): FieldKind | undefined =>
  BY_NAME[procedure][key];
