/** A table with so many characters on it, half of them on each side: what a decision costs as the table fills. */
import { chooseAtRandom } from "@fhtagn/bots";
import { library } from "@fhtagn/cards";
import {
  apply,
  type CardDefinition,
  clone,
  makeGame,
  makeRng,
  pending,
  type Setup,
  type State,
  settle,
} from "@fhtagn/rules";
import { fromPosition, type Position } from "@fhtagn/rules/position";

/** Characters in play. */
export const CROWDS: readonly number[] = [0, 30, 60, 100];

/** Heroes and villains are not on one side together. */
const standsBesideAll = ({ facts }: CardDefinition): boolean =>
  !facts.keywords.some((keyword) => keyword === "Heroic" || keyword === "Villainous");

/** Those that may be there on both sides, in the order of their numbers. */
const characters = (): readonly string[] =>
  library()
    .filter(({ facts }) => facts.type === "character" && !facts.unique && facts.code.startsWith("core-set-"))
    .filter(standsBesideAll)
    .map(({ facts }) => facts.title);

/** Taken evenly from all of them, so that few are as mixed as many. */
function someOf(titles: readonly string[], count: number): readonly string[] {
  return Array.from({ length: count }, (_, at) => titles[Math.floor((at * titles.length) / count)] ?? "");
}

const HAND = 5;
const DOMAINS = [
  ["agency", "cthulhu", "neutral"],
  ["agency", "hastur", "neutral"],
  ["cthulhu", "neutral"],
];

export function crowdedTable(setup: Setup, crowd: number): State {
  const titles = characters();
  const side: NonNullable<Position["P1"]> = {
    play: someOf(titles, crowd / 2),
    hand: someOf(titles, HAND),
    domains: DOMAINS,
  };
  const state = fromPosition({ turn: 9, phase: "refresh", at: "start", P1: side, P2: side }, makeGame(setup));
  if (Array.isArray(state)) throw new Error(JSON.stringify(state));
  return state;
}

const TURNS = 6;

/** Random play to the end of the turn, some times with other luck; how many decisions it was. */
export function playTurns(table: State): number {
  let decisions = 0;
  for (let luck = 0; luck < TURNS; luck++) {
    const rng = makeRng(`turn-${luck}`);
    const state = clone(table);
    for (settle(state); pending(state) !== null && state.turn === table.turn; settle(state)) {
      apply(state, chooseAtRandom(state, rng));
      decisions++;
    }
  }
  return decisions;
}
