/** A view laid out as it lies on the table: lanes, rows, rails. */
import type { Player, TablePlace } from "@fhtagn/rules";
import type {
  CardRef,
  CardView,
  DomainView,
  PileCard,
  ResourceView,
  SeatView,
  StoryView,
  View,
} from "@fhtagn/rules/view";

export const SIDES = ["opponent", "you"] as const;
/** Seen from the player at the screen. */
export type Side = (typeof SIDES)[number];
export type BySide<T> = Readonly<Record<Side, T>>;

/** A card and what lies under it. */
export interface Stack {
  readonly card: CardView;
  readonly attached: readonly CardView[];
}

export interface Lane {
  /** "S1" to "S3" for stories, "K1" and "K2" for conspiracies: shown, never read back. */
  readonly key: string;
  readonly place: TablePlace;
  /** As keys and labels count: 1 to 5. */
  readonly number: number;
  readonly story: StoryView | null;
  readonly success: BySide<number>;
  readonly committed: BySide<readonly Stack[]>;
  /** Cards attached to the story itself. */
  readonly attached: readonly CardView[];
}

export interface Domain {
  readonly domain: DomainView;
  /** 1 to 3, more if a card added one. */
  readonly number: number;
  readonly resources: readonly ResourceView[];
}

export interface SideOfTable {
  readonly player: Player;
  readonly seat: SeatView;
  readonly domains: readonly Domain[];
  readonly characters: readonly Stack[];
  readonly supports: readonly Stack[];
  readonly discard: readonly PileCard[];
}

export interface Board {
  readonly lanes: readonly Lane[];
  readonly sides: BySide<SideOfTable>;
}

export const isSamePlace = (one: TablePlace, other: TablePlace): boolean =>
  one.row === other.row && one.number === other.number;

export const otherPlayer = (player: Player): Player => (player === "P1" ? "P2" : "P1");
const successOf = (story: StoryView, player: Player): number =>
  player === "P1" ? story.successP1 : story.successP2;

/** Is this code a character? An unknown face-down card is shown with the supports. */
export type IsCharacter = (code: string | null) => boolean;

interface Ground {
  readonly view: View;
  readonly you: Player;
  readonly isCharacter: IsCharacter;
  readonly attachedTo: ReadonlyMap<CardRef, readonly CardView[]>;
}

export function boardOf(view: View, you: Player, isCharacter: IsCharacter): Board {
  const ground: Ground = { view, you, isCharacter, attachedTo: attachments(view) };
  return {
    lanes: lanesOf(ground),
    sides: { you: sideOf(ground, you), opponent: sideOf(ground, otherPlayer(you)) },
  };
}

function attachments({ inPlay }: View): ReadonlyMap<CardRef, readonly CardView[]> {
  const found = new Map<CardRef, CardView[]>();
  for (const card of inPlay) {
    if (card.host !== 0) found.set(card.host, [...(found.get(card.host) ?? []), card]);
  }
  return found;
}

function stacks({ view, attachedTo }: Ground, belongs: (card: CardView) => boolean): readonly Stack[] {
  return view.inPlay
    .filter((card) => card.host === 0 && belongs(card))
    .map((card) => ({ card, attached: attachedTo.get(card.handle) ?? [] }));
}

function lanesOf(ground: Ground): readonly Lane[] {
  const { view } = ground;
  const stories = view.stories.map((story, at) => laneOf(ground, story, { row: "story", number: at + 1 }));
  const conspiracies = view.conspiracies.map((story, at) =>
    laneOf(ground, story, { row: "conspiracy", number: at + 1 }),
  );
  return [...stories, ...conspiracies].map((lane, at) => ({ ...lane, number: at + 1 }));
}

function laneOf(ground: Ground, story: StoryView | null, place: TablePlace): Lane {
  const { you, attachedTo } = ground;
  const opponent = otherPlayer(you);
  const at = (player: Player): readonly Stack[] =>
    story === null ? [] : stacks(ground, (card) => card.story === story.handle && card.controller === player);
  return {
    key: `${place.row === "story" ? "S" : "K"}${place.number}`,
    place,
    number: 0,
    story,
    success: {
      you: story === null ? 0 : successOf(story, you),
      opponent: story === null ? 0 : successOf(story, opponent),
    },
    committed: { you: at(you), opponent: at(opponent) },
    attached: story === null ? [] : (attachedTo.get(story.handle) ?? []),
  };
}

function sideOf(ground: Ground, player: Player): SideOfTable {
  const { view, isCharacter } = ground;
  const seat = view[player];
  const home = stacks(ground, (card) => card.story === 0 && card.controller === player);
  return {
    player,
    seat,
    domains: seat.domains.map((domain, at) => ({
      domain,
      number: at + 1,
      resources: seat.resources.filter(({ on }) => on === domain.handle),
    })),
    characters: home.filter(({ card }) => isCharacter(card.code)),
    supports: home.filter(({ card }) => !isCharacter(card.code)),
    discard: seat.discard,
  };
}
