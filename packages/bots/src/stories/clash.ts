/** One story resolved in numbers: struggles in order, then success (chapters STRUG and SUCC). */
import {
  type CardId,
  opponentOf,
  type Player,
  type State,
  struggleCounts,
  struggleOrder,
} from "@fhtagn/rules";
import { INSANE_LOSS, WOUND_LOSS } from "../evaluate/weights.ts";
import { standingOf, TOKENS_TO_WIN, tokenGains } from "./race.ts";
import { FAST, highestOf, lowestOf, SIDE_WIDTH, SKILL_COLUMN, type StorySide } from "./side.ts";

const TERROR = 0;
const COMBAT = 1;
const ARCANE = 2;
const INVESTIGATION = 3;
const ICON_AT = { terror: TERROR, combat: COMBAT, arcane: ARCANE, investigation: INVESTIGATION } as const;

/** A story and what is at stake there. */
export interface Ground {
  readonly story: CardId;
  /** Icons of its struggles, one entry each. */
  readonly struggles: readonly number[];
  /** What tokens there are worth: to the attacker, to the defender. */
  readonly gains: Float64Array;
  readonly answers: Float64Array;
  /** Tokens they still need. */
  readonly attackerNeeds: number;
  readonly defenderNeeds: number;
}

export function groundOf(state: State, story: CardId, attacker: Player): Ground {
  const standing = standingOf(state, story, attacker);
  const theirs = standingOf(state, story, opponentOf(attacker));
  return {
    story,
    struggles: strugglesAt(state, story),
    gains: tokenGains(standing),
    answers: tokenGains(theirs),
    attackerNeeds: TOKENS_TO_WIN - standing.own,
    defenderNeeds: TOKENS_TO_WIN - theirs.own,
  };
}

/** Boosters of those who are not there yet are left out. */
function strugglesAt(state: State, story: CardId): readonly number[] {
  const counts = struggleCounts(state, story);
  const found: number[] = [];
  for (const icon of struggleOrder(state, story, counts))
    for (let i = counts[ICON_AT[icon]] ?? 0; i > 0; i--) found.push(ICON_AT[icon]);
  return found;
}

/** Two sides, and room to count in: who is there and what they bring, as the struggles go on. */
export interface Fight {
  readonly attack: StorySide;
  readonly defence: StorySide;
  readonly a: Int32Array;
  readonly d: Int32Array;
  attackers: number;
  blockers: number;
}

export const fightOf = (attack: StorySide, defence: StorySide): Fight => ({
  attack,
  defence,
  a: new Int32Array(SIDE_WIDTH),
  d: new Int32Array(SIDE_WIDTH),
  attackers: 0,
  blockers: 0,
});

export interface Sums {
  readonly sums: Int32Array;
  readonly at: number;
}

/** An attacker that readies can block in the next turn; a defender would have readied anyway. */
const READIED = 0.12;

function loseFrom(sums: Int32Array, { traits }: StorySide, who: number): void {
  const from = who * SIDE_WIDTH;
  for (let i = 0; i < SIDE_WIDTH; i++) sums[i] = (sums[i] ?? 0) - (traits[from + i] ?? 0);
}

function load(into: Int32Array, { sums, at }: Sums): void {
  for (let i = 0; i < SIDE_WIDTH; i++) into[i] = sums[at + i] ?? 0;
}

/** -1 the defender, 0 nobody, 1 the attacker; a tie above zero by Fast (STRUG-04, KW-FAST-01). */
function strongerIn(a: Int32Array, d: Int32Array, icon: number): number {
  const mine = a[icon] ?? 0;
  const theirs = d[icon] ?? 0;
  if (mine !== theirs) return mine > theirs ? 1 : -1;
  if (mine === 0) return 0;
  return Math.sign((a[FAST] ?? 0) - (d[FAST] ?? 0));
}

/** Who comes to a story, each set with its sums. */
export interface Comers {
  readonly attackers: number;
  readonly blockers: number;
  readonly a: Sums;
  readonly d: Sums;
}

/** What the story brings the attacker when all these come. */
export function clash(fight: Fight, ground: Ground, comers: Comers): number {
  load(fight.a, comers.a);
  load(fight.d, comers.d);
  fight.attackers = comers.attackers;
  fight.blockers = comers.blockers;
  let value = 0;
  let tokens = 0;
  let answers = 0;
  for (const icon of ground.struggles) {
    const winner = strongerIn(fight.a, fight.d, icon);
    if (winner === 0) continue;
    if (icon !== INVESTIGATION) {
      value += struggle(fight, icon, winner);
      continue;
    }
    if (winner > 0) tokens++;
    else answers++;
    if (tokens >= ground.attackerNeeds || answers >= ground.defenderNeeds)
      return value + won(ground, tokens, answers);
  }
  return value + won(ground, tokens + successTokens(fight.a, fight.d), answers);
}

/** What the struggle does to characters, as the attacker sees it. */
function struggle(fight: Fight, icon: number, winner: number): number {
  const { attack, defence, a, d, attackers, blockers } = fight;
  if (icon === ARCANE)
    return winner > 0 && attackers !== 0 ? READIED * (attack.worth[highestOf(attackers)] ?? 0) : 0;
  const loser = winner > 0 ? defence : attack;
  const victim = victimOf(loser, winner > 0 ? blockers : attackers, icon);
  if (victim < 0) return 0;
  if (isOut(loser, victim, icon)) {
    loseFrom(winner > 0 ? d : a, loser, victim);
    if (winner > 0) fight.blockers = blockers & ~(1 << victim);
    else fight.attackers = attackers & ~(1 << victim);
  }
  return winner * lossOf(loser, victim, icon);
}

/** SUCC-02, SUCC-04: more skill than the defender and at least 1; unopposed a second one. */
function successTokens(a: Int32Array, d: Int32Array): number {
  const mine = a[SKILL_COLUMN] ?? 0;
  const theirs = d[SKILL_COLUMN] ?? 0;
  if (mine < 1) return 0;
  if (mine > theirs) return theirs === 0 ? 2 : 1;
  return mine === theirs && (a[FAST] ?? 0) > (d[FAST] ?? 0) ? 1 : 0;
}

const won = ({ gains, answers }: Ground, tokens: number, countered: number): number =>
  (gains[tokens] ?? 0) - (answers[countered] ?? 0);

/** The loser picks: the least worth who can go insane; somebody tough for a wound, else the least worth (STRUG-09). */
function victimOf({ sane, frail, tough }: StorySide, there: number, icon: number): number {
  const able = there & (icon === TERROR ? sane : frail);
  if (able === 0) return -1;
  const hardy = icon === COMBAT ? able & tough : 0;
  return lowestOf(hardy === 0 ? able : hardy);
}

const isOut = ({ tough }: StorySide, victim: number, icon: number): boolean =>
  icon === TERROR || (tough & (1 << victim)) === 0;

function lossOf({ worth, tough }: StorySide, victim: number, icon: number): number {
  const all = worth[victim] ?? 0;
  if (icon === TERROR) return all * INSANE_LOSS;
  return (tough & (1 << victim)) === 0 ? all : all * WOUND_LOSS;
}
