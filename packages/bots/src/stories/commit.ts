/** Commits: greedy gains, single moves and swaps, each judged against its best block, less what it exposes. */
import {
  type CardId,
  canCommit,
  cardOf,
  commitmentOf,
  mustGo,
  opponentOf,
  type Player,
  type State,
  skillOf,
  typeOf,
} from "@fhtagn/rules";
import { WEIGHTS } from "../evaluate/weights.ts";
import { bestShare, blockTable, widened } from "./block.ts";
import { type Fight, fightOf, type Ground, groundOf } from "./clash.ts";
import { SIDE_WIDTH, SKILL_COLUMN, type StorySide, sideOf, sumOf, sumsOfAll } from "./side.ts";
import { nobody, put, type Stakes, type Three, threat } from "./threat.ts";

export interface CommitCandidate {
  readonly assign: number[];
  /** In the units of the evaluator, nobody committed being nought. */
  readonly value: number;
}

/** The strongest so many blockers are reckoned with. */
const BLOCKERS = 6;

/** For each attacker the story he goes to, or -1. */
type Places = number[];

interface Judged {
  readonly places: Places;
  readonly value: number;
}

interface Plan {
  readonly fight: Fight;
  readonly grounds: readonly Ground[];
  readonly sums: Int32Array;
  readonly tables: Map<number, Float64Array>[];
  readonly bound: readonly number[];
  readonly counter: { readonly attackers: Three; readonly stakes: Stakes };
  readonly seen: Map<number, Judged>;
}

function strongest(state: State, ids: readonly CardId[], most: number): readonly CardId[] {
  if (ids.length <= most) return ids;
  const power = (id: CardId): number => skillOf(state, id);
  return [...ids].sort((a, b) => power(b) - power(a) || a - b).slice(0, most);
}

function makePlan(state: State, player: Player): Plan {
  const { items, places } = commitmentOf(state, player);
  const stories = places[0] ?? [];
  const opponent = opponentOf(player);
  const theirs = state.inPlay.filter((id) => cardOf(state, id).controller === opponent);
  const blockers = strongest(
    state,
    theirs.filter((id) => canCommit(state, id)),
    BLOCKERS,
  );
  const attack = sideOf(state, items);
  const defence = sideOf(state, blockers);
  const grounds = stories.map((story) => groundOf(state, story, player));
  return {
    fight: fightOf(attack, defence),
    grounds,
    sums: sumsOfAll(defence),
    tables: stories.map(() => new Map()),
    bound: attack.ids.map((id) => stories.indexOf(mustGo(state, id, stories))),
    counter: { attackers: counterAttack(state, theirs), stakes: stakesOf(grounds) },
    seen: new Map(),
  };
}

/** In his own turn everybody who is not insane is ready. */
function counterAttack(state: State, theirs: readonly CardId[]): Three {
  const three = nobody();
  for (const id of theirs) {
    if (cardOf(state, id).condition !== "insane" && typeOf(state, id) === "character")
      put(three, skillOf(state, id));
  }
  return three;
}

function stakesOf(grounds: readonly Ground[]): Stakes {
  const once: Three = [0, 0, 0];
  const twice: Three = [0, 0, 0];
  for (const { answers } of grounds) {
    put(once, answers[1] ?? 0);
    put(twice, answers[2] ?? 0);
  }
  return { once, twice };
}

function tableFor({ fight, grounds, tables, sums }: Plan, k: number, attackers: number): Float64Array {
  const known = tables[k]?.get(attackers);
  if (known !== undefined) return known;
  const own = { sums: new Int32Array(SIDE_WIDTH), at: 0 };
  sumOf(fight.attack, attackers, own);
  const front = { ground: grounds[k] as Ground, attackers, sums: own, required: 0, barred: 0 }; // in range
  const table = widened(blockTable(fight, front, sums));
  tables[k]?.set(attackers, table);
  return table;
}

/** Committed characters cannot block in the next turn (TURN-06). */
function exposure({ fight: { attack }, counter }: Plan, places: Places): number {
  const blockers = nobody();
  for (let at = 0; at < places.length; at++)
    if (places[at] === -1) put(blockers, attack.traits[at * SIDE_WIDTH + SKILL_COLUMN] ?? 0);
  return WEIGHTS.threat * threat(counter.attackers, blockers, counter.stakes);
}

/** A number for each assignment, read as digits. */
function keyOf({ grounds }: Plan, places: Places): number {
  let key = 0;
  for (const place of places) key = key * (grounds.length + 1) + place + 1;
  return key;
}

function judge(plan: Plan, places: Places): number {
  const key = keyOf(plan, places);
  const known = plan.seen.get(key);
  if (known !== undefined) return known.value;
  const tables: Float64Array[] = [];
  for (let k = 0; k < plan.grounds.length; k++) {
    let attackers = 0;
    for (let at = 0; at < places.length; at++) if (places[at] === k) attackers |= 1 << at;
    if (attackers !== 0) tables.push(tableFor(plan, k, attackers));
  }
  const value = -bestShare(tables, plan.fight.defence.all) - exposure(plan, places);
  plan.seen.set(key, { places: places.slice(), value });
  return value;
}

/** Single moves until none helps. */
function climb(plan: Plan, places: Places): void {
  let best = judge(plan, places);
  for (let round = 0; round < 12; round++) {
    let move = -1;
    let to = -1;
    for (let at = 0; at < places.length; at++) {
      if ((plan.bound[at] ?? -1) >= 0) continue;
      const from = places[at] ?? -1;
      for (let k = -1; k < plan.grounds.length; k++) {
        if (k === from) continue;
        places[at] = k;
        const value = judge(plan, places);
        if (value <= best + 1e-9) continue;
        best = value;
        move = at;
        to = k;
      }
      places[at] = from;
    }
    if (move < 0) return;
    places[move] = to;
  }
}

/** Two attackers change places. */
function swap(plan: Plan, places: Places): void {
  let best = judge(plan, places);
  for (let a = 0; a < places.length; a++) {
    for (let b = a + 1; b < places.length; b++) {
      if (places[a] === places[b] || isBound(plan, a) || isBound(plan, b)) continue;
      exchange(places, a, b);
      const value = judge(plan, places);
      if (value > best + 1e-9) best = value;
      else exchange(places, a, b);
    }
  }
}

const isBound = ({ bound }: Plan, at: number): boolean => (bound[at] ?? -1) >= 0;

function exchange(places: Places, a: number, b: number): void {
  const held = places[a] ?? -1;
  places[a] = places[b] ?? -1;
  places[b] = held;
}

/** Ways to commit, the best first; nobody and everybody at one story are always among them. */
export function commitCandidates(state: State, player: Player, limit: number): CommitCandidate[] {
  const plan = makePlan(state, player);
  const { items } = commitmentOf(state, player);
  const everybodyAt = (k: number): Places => plan.bound.map((story) => (story >= 0 ? story : k));
  const always = [-1, ...plan.grounds.keys()].map(everybodyAt);
  for (const places of always) judge(plan, places);
  for (const places of always) {
    const climbing = places.slice();
    climb(plan, climbing);
    swap(plan, climbing);
  }
  const ranked = [...plan.seen.values()].sort((a, b) => b.value - a.value);
  const kept = ranked.slice(0, limit);
  const base = judge(plan, everybodyAt(-1));
  for (const places of needed(plan, always)) if (!kept.includes(places)) kept.push(places);
  return kept.map(({ places, value }) => ({
    assign: toItems(plan.fight.attack, items, places),
    value: value - base,
  }));
}

/** Nobody, and the best story for everybody. */
function needed(plan: Plan, always: readonly Places[]): readonly Judged[] {
  const [idle, ...onOne] = always.flatMap((places) => plan.seen.get(keyOf(plan, places)) ?? []);
  onOne.sort((a, b) => b.value - a.value);
  return [idle, onOne[0]].filter((one) => one !== undefined);
}

/** From the order of the side to that of the question. */
const toItems = ({ ids }: StorySide, items: readonly CardId[], places: Places): number[] =>
  items.map((item) => places[ids.indexOf(item)] ?? -1);
