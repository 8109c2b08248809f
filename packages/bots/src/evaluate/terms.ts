/** The terms of the evaluator, read off a state: what the player has less what his opponent has. */
import {
  anythingBrief,
  type CardId,
  type Commits,
  cardOf,
  commitsOf,
  FACTIONS,
  faceOf,
  iconsOf,
  NOBODY,
  opponentOf,
  type Player,
  resourcesFor,
  type State,
  seatOf,
  skillOf,
  successOf,
  toughnessOf,
} from "@fhtagn/rules";
import { forecast, isAnyoneCommitted } from "../stories/oppose.ts";
import { type Standing, standingOf, tokenGain } from "../stories/race.ts";
import { nobody, put, type Three, threat } from "../stories/threat.ts";
import { keywordWorth } from "../worth/worth.ts";
import { lastingController, lastingIcons, lastingSkill } from "./lasting.ts";
import { type EvaluationTerms, TERMS, type Term } from "./weights.ts";

const indexed: Partial<Record<Term, number>> = {};
for (const [at, term] of TERMS.entries()) indexed[term] = at;
const AT = indexed as Readonly<Record<Term, number>>; // every term was given its place

/** A list of numbers, a place for each term. */
export type TermList = Float64Array;

const add = (list: TermList, at: number, value: number): void => {
  list[at] = (list[at] ?? 0) + value;
};

/** Skill of those who may attack and of those who may block, the strongest three of each player. */
interface Strength {
  readonly attackP1: Three;
  readonly attackP2: Three;
  readonly blockP1: Three;
  readonly blockP2: Three;
}

const noStrength = (): Strength => ({
  attackP1: nobody(),
  attackP2: nobody(),
  blockP1: nobody(),
  blockP2: nobody(),
});

/** As seen by P1; for P2 all signs turn. */
export function readTerms(state: State): TermList {
  const list = new Float64Array(TERMS.length);
  const strength = noStrength();
  const isBrief = anythingBrief(state);
  for (const id of state.inPlay) addCard(state, id, { list, strength, isBrief });
  for (const story of state.stories) if (story !== NOBODY) addTokens(list, state, story);
  for (const story of state.conspiracies) addTokens(list, state, story);
  addSeat(list, state, "P1");
  addSeat(list, state, "P2");
  addMoment(list, state, strength);
  return list;
}

interface Reading {
  readonly list: TermList;
  readonly strength: Strength;
  readonly isBrief: boolean;
}

function addCard(state: State, id: CardId, reading: Reading): void {
  const card = cardOf(state, id);
  if (card.faceDown) return;
  const player = reading.isBrief ? lastingController(state, id) : card.controller;
  const sign = player === "P1" ? 1 : -1;
  const face = faceOf(state, id);
  if (face.type !== "character") add(reading.list, AT.supports, sign * (2 + face.cost));
  else if (card.condition === "insane") add(reading.list, AT.insane, sign);
  else addCharacter(state, id, { reading, sign });
}

function addCharacter(state: State, id: CardId, { reading, sign }: { reading: Reading; sign: number }): void {
  const { list, isBrief, strength } = reading;
  const card = cardOf(state, id);
  const skill = isBrief ? lastingSkill(state, id) : skillOf(state, id);
  const icons = isBrief ? lastingIcons(state, id) : iconsOf(state, id);
  add(list, AT.characters, sign);
  add(list, AT.skill, sign * skill);
  for (let i = 0; i < 4; i++) add(list, AT.terror + i, sign * (icons[i] ?? 0));
  add(list, AT.keywords, sign * keywordWorth(faceOf(state, id)));
  add(list, AT.toughness, sign * Math.max(0, toughnessOf(state, id) - card.wounds));
  const isReady = card.condition === "ready" && card.story === NOBODY;
  put(sign > 0 ? strength.attackP1 : strength.attackP2, skill);
  if (!isReady) return;
  put(sign > 0 ? strength.blockP1 : strength.blockP2, skill);
  add(list, AT.readySkill, sign * skill);
  for (let i = 0; i < 4; i++) add(list, AT.readyIcons, sign * (icons[i] ?? 0));
}

function addTokens(list: TermList, state: State, story: CardId): void {
  const card = cardOf(state, story);
  for (let i = 0; i < 4; i++) {
    if (card.successP1 > i) add(list, AT.token1 + i, 1);
    if (card.successP2 > i) add(list, AT.token1 + i, -1);
  }
}

/** A deck of fewer cards is running out. */
const SHORT_DECK = 16;

/** Hands and decks by their number only. */
function addSeat(list: TermList, state: State, player: Player): void {
  const seat = seatOf(state, player);
  const sign = player === "P1" ? 1 : -1;
  if (seat.won.length > 0) add(list, AT.firstStory, sign);
  if (seat.won.length > 1) {
    add(list, AT.secondStory, sign);
    add(list, AT.lastStory, sign * mostTokens(state, player));
  }
  add(list, AT.hand, sign * Math.min(seat.hand.length, 8));
  const short = Math.max(0, SHORT_DECK - seat.deck.length);
  add(list, AT.deckLow, (sign * short * short) / SHORT_DECK);
  addDomains(list, state, player);
}

function mostTokens(state: State, player: Player): number {
  let most = 0;
  for (const story of state.stories)
    if (story !== NOBODY) most = Math.max(most, successOf(cardOf(state, story), player));
  return most;
}

/** More than this on one domain pays for nothing. */
const LARGE_DOMAIN = 6;

function addDomains(list: TermList, state: State, player: Player): void {
  const sign = player === "P1" ? 1 : -1;
  const sizes: Three = [0, 0, 0];
  for (const domain of seatOf(state, player).domains) {
    put(sizes, Math.min(LARGE_DOMAIN, resourcesFor(state, domain, "card")));
    if (!cardOf(state, domain).drained) add(list, AT.open, sign);
  }
  for (let k = 0; k < 3; k++) add(list, AT.domain1 + k, sign * (sizes[k] ?? 0));
  add(list, AT.cover, sign * coverOf(state, player));
}

const FACTION_BIT: Readonly<Record<string, number>> = Object.fromEntries(
  FACTIONS.map((faction, at) => [faction, 1 << at]),
);

/** Factions on each domain, added up. */
function coverOf(state: State, player: Player): number {
  const { domains, resources } = seatOf(state, player);
  let cover = 0;
  for (const domain of domains) {
    let found = 0;
    for (const id of resources) {
      if (cardOf(state, id).host !== domain) continue;
      const bit = FACTION_BIT[faceOf(state, id).faction] ?? 0;
      if ((found & bit) === 0 && bit !== 0) cover++;
      found |= bit;
    }
  }
  return cover;
}

function addMoment(list: TermList, state: State, strength: Strength): void {
  const commits = commitsOf(state);
  const isBefore = commits === "none";
  const next = isBefore ? state.active : opponentOf(state.active);
  const sign = next === "P1" ? 1 : -1;
  add(list, AT.initiative, sign);
  add(list, AT.threat, sign * threatOf(state, next, { strength, commits }));
  if ((commits === "active" || commits === "both") && isAnyoneCommitted(state))
    add(list, AT.forecast, (state.active === "P1" ? 1 : -1) * forecast(state, commits === "both"));
}

/** Before the commit only the ready can attack; in the next turn everybody will be ready. */
function threatOf(
  state: State,
  attacker: Player,
  { strength, commits }: { strength: Strength; commits: Commits },
): number {
  const { attackP1, attackP2, blockP1, blockP2 } = strength;
  const isOne = attacker === "P1";
  const ready = isOne ? blockP1 : blockP2;
  const all = isOne ? attackP1 : attackP2;
  const isReadied = commits !== "none" || state.phase === "refresh";
  const stakes = { once: [0, 0, 0] as Three, twice: [0, 0, 0] as Three };
  for (const story of state.stories) {
    if (story === NOBODY) continue;
    const standing: Standing = standingOf(state, story, attacker);
    put(stakes.once, tokenGain(standing, 1));
    put(stakes.twice, tokenGain(standing, 2));
  }
  return threat(isReadied ? all : ready, isOne ? blockP2 : blockP1, stakes);
}

/** The terms by name, as seen by a player. */
export function evaluationTerms(state: State, player: Player): EvaluationTerms {
  const list = readTerms(state);
  const sign = player === "P1" ? 1 : -1;
  const found: Partial<Record<Term, number>> = {};
  for (const [at, term] of TERMS.entries()) found[term] = sign * (list[at] ?? 0) + 0;
  return found as EvaluationTerms; // every term was written
}
