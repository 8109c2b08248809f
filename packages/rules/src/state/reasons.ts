/** Every rule that the engine gives as the reason why a move is not legal. */
import type { Faction, Phase, Player, Zone } from "../language/words.ts";

export const REASON_RULES = [
  "COMP-01",
  "COMP-07",
  "COMP-12",
  "COMP-25",
  "COMP-26",
  "CONS-03",
  "OPS-01",
  "RSRC-01",
  "RSRC-03",
  "RSRC-05",
  "TIME-01",
  "TIME-03",
  "TIME-08",
  "TIME-11",
  "TRIG-01",
  "TRIG-03",
  "TRIG-11",
  "TRIG-16",
  "TRIG-21",
  "TRIG-23",
  "TRIG-24",
  "TRIG-25",
  "TRIG-26",
  "TRIG-27",
  "TRIG-30",
  "TGT-02",
  "TGT-05",
  "TGT-07",
  "TGT-10",
  "PAY-01",
  "PAY-02",
  "PAY-03",
  "PAY-04",
  "PAY-06",
  "PAY-10",
  "PAY-20",
  "COST-02",
  "COST-11",
  "COST-17",
  "KW-HERO-01",
  "KW-HERO-04",
  "KW-INVU-01",
  "KW-LOYAL-01",
  "KW-STEAD-01",
  "KW-WILL-01",
  "UNIQ-02",
  "CTRL-03",
  "CTRL-10",
  "ATT-10",
  "ATT-11",
  "DORM-01",
  "DORM-04",
  "STORY-03",
  "STORY-04",
  "STORY-06",
  "STORY-10",
  "STORY-12",
  "STORY-18",
  "STORY-23",
  "STRUG-10",
  "STRUG-14",
  "STRUG-19",
  "INS-03",
  "INS-04",
  "INS-05",
  "INS-07",
  "INS-08",
  "WND-06",
  "WND-08",
  "LEAVE-01",
  "TEXT-04",
  "VICT-10",
] as const;
export type ReasonRule = (typeof REASON_RULES)[number];

/** What makes a rule apply: the card, its place, what is needed and what there is. */
export interface ReasonFacts {
  readonly title: string;
  readonly zone: Zone;
  readonly phase: Phase;
  readonly cost: number;
  /** Resources of the largest undrained domain, and of the domain in question. */
  readonly largest: number;
  readonly resources: number;
  /** Steadfast symbols. */
  readonly needed: number;
  readonly faction: Faction | "neutral";
  /** Resources of that faction. */
  readonly matching: number;
  /** Who has to answer. */
  readonly asked: Player;
}
export type ReasonFact = keyof ReasonFacts;

/** Why a move is not legal: a rule and the facts that make it apply. */
export interface Reason {
  readonly rule: ReasonRule;
  readonly facts: Readonly<Partial<ReasonFacts>>;
}
