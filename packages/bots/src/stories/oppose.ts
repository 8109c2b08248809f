/** Opposing: who goes where against the attackers that are there. */
import {
  type CardId,
  cardOf,
  commitmentOf,
  committedTo,
  itemAt,
  mustGo,
  NOBODY,
  opponentOf,
  type Player,
  type State,
  storiesInPlay,
} from "@fhtagn/rules";
import { type Blocks, type Front, solveBlocks } from "./block.ts";
import { type Fight, fightOf, groundOf } from "./clash.ts";
import { SIDE_WIDTH, type StorySide, sideOf, sumOf } from "./side.ts";

/** The attacked stories with everybody who is or may come there. */
interface Defence {
  readonly fight: Fight;
  readonly fronts: readonly Front[];
}

const maskOf = ({ ids }: StorySide, there: readonly CardId[]): number => {
  let mask = 0;
  for (const [at, id] of ids.entries()) if (there.includes(id)) mask |= 1 << at;
  return mask;
};

/** `free`: defenders that may still be placed. */
export function defenceOf(state: State, player: Player, free: readonly CardId[]): Defence {
  const attacker = opponentOf(player);
  const attacked = storiesInPlay(state).filter((story) => committedTo(state, story, attacker).length > 0);
  const there = attacked.map((story) => committedTo(state, story, player));
  const attack = sideOf(
    state,
    attacked.flatMap((story) => committedTo(state, story, attacker)),
  );
  const defence = sideOf(state, [...free, ...there.flat()]);
  const fight = fightOf(attack, defence);
  const posted = attacked.map((story, k) =>
    maskOf(defence, [...(there[k] ?? []), ...bound(state, free, story)]),
  );
  const anywhere = posted.reduce((mask, set) => mask | set, 0);
  const fronts = attacked.map((story, k): Front => {
    const attackers = maskOf(attack, committedTo(state, story, attacker));
    const sums = { sums: new Int32Array(SIDE_WIDTH), at: 0 };
    sumOf(attack, attackers, sums);
    const required = posted[k] ?? 0;
    return {
      ground: groundOf(state, story, attacker),
      attackers,
      sums,
      required,
      barred: anywhere & ~required,
    };
  });
  return { fight, fronts };
}

/** Those who must go there (STORY-31). */
const bound = (state: State, free: readonly CardId[], story: CardId): readonly CardId[] =>
  free.filter((id) => mustGo(state, id, [story]) === story);

/** The best answer to the open question of opposing: for each item its place or -1. */
export function bestBlock(state: State, player: Player): number[] {
  const { items, places } = commitmentOf(state, player);
  const { fight, fronts } = defenceOf(state, player, items);
  return toAssign({ items, places }, fight.defence, { fronts, blocks: solveBlocks(fight, fronts) });
}

function toAssign(
  { items, places }: { items: readonly CardId[]; places: readonly (readonly CardId[])[] },
  { ids }: StorySide,
  { fronts, blocks }: { fronts: readonly Front[]; blocks: Blocks },
): number[] {
  return items.map((item, at) => {
    const bit = 1 << ids.indexOf(item);
    const front = ids.includes(item) ? blocks.sets.findIndex((set) => (set & bit) !== 0) : -1;
    return front < 0 ? -1 : itemAt(places, at).indexOf(itemAt(fronts, front).ground.story);
  });
}

/** What the committed characters bring the active player, against the best block or against those who came. */
export function forecast(state: State, isOpposed: boolean): number {
  const defender = opponentOf(state.active);
  const { fight, fronts } = defenceOf(state, defender, isOpposed ? [] : commitmentOf(state, defender).items);
  return fronts.length === 0 ? 0 : -solveBlocks(fight, fronts).value;
}

/** Whether anybody is committed anywhere. */
export const isAnyoneCommitted = (state: State): boolean => {
  for (const id of state.inPlay) if (cardOf(state, id).story !== NOBODY) return true;
  return false;
};
