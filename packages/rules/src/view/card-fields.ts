/** Which locals of a frame name cards: the one list that view, sampler and tests share. */
import type { ProcedureName } from "../procedures/procedure-names.ts";

/** `plain` names no card; the others hold one id, a list of ids, notes, or groups of changes. */
export type FieldKind = "plain" | "card" | "cards" | "notes" | "groups";
type Fields = Readonly<Record<string, FieldKind>>;

const NONE: Fields = {};
const NODE: Fields = { node: "plain", part: "plain", before: "plain" };
const LIST: Fields = { ...NODE, left: "cards" };
const STORY: Fields = { story: "card" };
const COMMIT: Fields = { assigned: "plain" };
const ROUND: Fields = { player: "plain", passes: "plain", notes: "notes", abouts: "plain", would: "plain" };

/** A local that is not listed here is a bug: nobody would know whether it may be shown. */
const LOCALS: Readonly<Record<ProcedureName, Fields>> = {
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
  carryOut: { ...NODE, part: "plain", tried: "cards" },
  inOrder: NODE,
  // biome-ignore lint/suspicious/noThenProperty: the name of a procedure
  then: NODE,
  ifThen: NODE,
  either: NODE,
  may: NODE,
  unless: NODE,
  forEach: LIST,
  repeat: { node: "plain", left: "plain" },
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
  search: { node: "plain", taken: "cards" },
  sort: {
    node: "plain",
    deck: "plain",
    to: "plain",
    left: "plain",
    hand: "plain",
    bottom: "plain",
    top: "plain",
  },
  name: NODE,
  redistribute: { node: "plain", P1: "plain", P2: "plain" },
  special: NODE,
  payInEffect: LIST,
  payPrice: NODE,
  passivesAndForced: { effect: "plain" },
  delayedErrands: { at: "plain", running: "plain" },
};

const BY_NAME: Readonly<Record<string, Fields | undefined>> = LOCALS;

export const kindOfLocal = (procedure: string, key: string): FieldKind | undefined =>
  BY_NAME[procedure]?.[key];
