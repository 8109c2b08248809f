/** A position read and completed: every card of the game with its place, in the order of listing. */

import type { CardType, Condition, Phase, Player, Zone } from "../language/words.ts";
import type { Library } from "../state/game.ts";
import type { RuleOptions } from "../state/options.ts";
import type { PositionMoment, Problem } from "./position.ts";
import { type At, complain, type Fields } from "./shape.ts";
import { findPrinting, similarTitle } from "./titles.ts";

/** A story or conspiracy as a position names it. */
export interface LaneNamed {
  /** "S2" is the second story, "K1" the first conspiracy. */
  readonly written: string;
  readonly row: "stories" | "conspiracies";
  readonly at: number;
}

/** One card to be laid out. */
export interface Item {
  /** Where the position says so; "" for fillers nobody wrote. */
  readonly place: string;
  /** "" for a starting domain. */
  readonly code: string;
  readonly owner: Player;
  readonly controller: Player;
  readonly zone: Zone;
  readonly host: Item | null;
  /** Where it is committed. */
  readonly lane: LaneNamed | null;
  /** Dormant at its story. */
  readonly dormant: boolean;
  readonly condition: Condition;
  readonly layExhausted: boolean;
  readonly faceDown: boolean;
  readonly wounds: number;
  readonly tokens: number;
  readonly successP1: number;
  readonly successP2: number;
  readonly drained: boolean;
}

/** Items by list, each in the order in which it is written: piles from the top. */
export interface SeatPlan {
  hand: Item[];
  deck: Item[];
  discard: Item[];
  won: Item[];
  play: Item[];
  domains: Item[];
  resources: Item[];
  /** Fillers under or behind what is listed. */
  readonly fillers: { hand: number; deck: number; discard: number };
}

export interface Plan {
  /** All of them, in the order of listing: it becomes the order of `State.cards`. */
  readonly items: Item[];
  stories: Item[];
  conspiracies: Item[];
  storyDeck: Item[];
  /** Cards attached to stories, Dormant ones too. */
  attached: Item[];
  /** Lanes to which the active player committed in his step; null: those where he has somebody. */
  attacked: readonly Attacked[] | null;
  readonly P1: SeatPlan;
  readonly P2: SeatPlan;
  readonly clock: Clock;
}

/** A lane and where the position names it. */
export interface Attacked {
  readonly place: string;
  readonly lane: LaneNamed;
}

/** Which moment of which turn. */
export interface Clock {
  readonly active: Player;
  readonly starter: Player;
  readonly turn: number;
  readonly phase: Phase;
  readonly at: PositionMoment;
  readonly toAct: Player;
}

export interface Planning {
  readonly library: Library;
  readonly options: RuleOptions;
  /** The position as it was written. */
  readonly given: Fields;
  readonly problems: Problem[];
  readonly plan: Plan;
}

export const emptySeatPlan = (): SeatPlan => ({
  hand: [],
  deck: [],
  discard: [],
  won: [],
  play: [],
  domains: [],
  resources: [],
  fillers: { hand: 0, deck: 0, discard: 0 },
});

const PLAIN: Omit<Item, "place" | "code" | "owner" | "zone"> = {
  controller: "P1",
  host: null,
  lane: null,
  dormant: false,
  condition: "ready",
  layExhausted: false,
  faceDown: false,
  wounds: 0,
  tokens: 0,
  successP1: 0,
  successP2: 0,
  drained: false,
};

type Needed = Pick<Item, "place" | "code" | "owner" | "zone">;

/** A new item at the end of the listing. */
export function addItem({ items }: Plan, needed: Needed, more: Partial<Item> = {}): Item {
  const item: Item = Object.assign({}, PLAIN, needed, { controller: needed.owner }, more);
  items.push(item);
  return item;
}

export const DECK_TYPES: readonly CardType[] = ["character", "support", "event", "conspiracy"];

interface Wanted {
  readonly title: string;
  readonly types: readonly CardType[];
}

/** The code of a written title, if it names a card of one of these types. */
export function codeOf(planning: Planning, at: At, { title, types }: Wanted): string | undefined {
  const { library } = planning;
  const printed = findPrinting(library, title, types);
  if (printed === undefined) {
    const similar = similarTitle(library, title);
    complain(at, { is: "unknownCard", title, similar: similar ?? null });
    return undefined;
  }
  if (printed.type === "conspiracy" && !planning.options["types.conspiracy"]) {
    complain(at, { is: "noConspiracies", title: printed.title }, "COMP-01");
  }
  if (types.includes(printed.type)) return printed.code;
  complain(at, { is: "wrongType", title: printed.title, type: printed.type, types }, "COMP-01");
  return undefined;
}
