/** Positions built around a card: it is there, it can be paid for, and what its text speaks of is on the table. */
import {
  type Ability,
  type AnyTrigger,
  type EventKind,
  FACTIONS,
  itemAt,
  PLAYERS,
  type Player,
  type Printed,
} from "@fhtagn/rules";
import type { Position } from "@fhtagn/rules/position";
import { type Casting, drawSome, emptySide, isDeckCard, isStory, join, nameOfCode } from "./casting.ts";
import { pickSome } from "./random-decks.ts";
import { seatInPlay } from "./seat-in-play.ts";

/** Where the card itself begins. */
type Start = "hand" | "play" | "attached" | "lane" | "story";

export interface Around {
  readonly card: Printed;
  /** Which of its abilities; none if the card itself is to be played. */
  readonly ability?: Ability;
}

/** What happens to a card as it is played or comes into play. */
const OF_PLAYING: readonly EventKind[] = ["cardPlayed", "cardEnteredPlay", "costOverpaid"];

/** The card is to be played, not only to be there. */
function mustBePlayed({ ability }: Around): boolean {
  if (ability === undefined) return true;
  const { effect } = ability;
  const when: AnyTrigger | undefined = ability.when;
  if (when !== undefined) return when.card === "this" && OF_PLAYING.includes(when.on);
  return effect.do === "entersAs" || (effect.do === "costs" && effect.what.is === "this");
}

const MOST_TOKENS = 4;
const ABOUT_TO_BE_WON = { P1: MOST_TOKENS, P2: MOST_TOKENS };

export function positionAround(casting: Casting, around: Around): Position {
  const { rng, clock } = casting;
  const { card } = around;
  const starts = startsOf(card);
  const start = starts[mustBePlayed(around) ? 0 : rng.below(starts.length)] ?? "hand";
  const mine = itemAt(PLAYERS, rng.below(PLAYERS.length));
  const others = casting.cards.filter((other) => isStory(other) && other.code !== card.code);
  const [wonByP1, wonByP2, ...stories] = pickSome(others, 5, rng);
  const seat = (player: Player, won: Printed | undefined) =>
    seatOf(casting, player, { won, sought: player === mine ? { card, start } : undefined });
  return {
    ...clock,
    stories: isStory(card)
      ? [{ [nameOfCode(card)]: ABOUT_TO_BE_WON }, ...lanesOf(casting, stories.slice(0, 2))]
      : lanesOf(casting, stories),
    ...(start === "lane" && { conspiracies: [{ [nameOfCode(card)]: { owner: mine } }] }),
    P1: seat("P1", wonByP1),
    P2: seat("P2", wonByP2),
  };
}

function startsOf({ type, attachTo }: Printed): readonly Start[] {
  if (type === "story") return ["story"];
  if (type === "conspiracy") return ["hand", "lane"];
  if (type === "event" || attachTo?.type === "story") return ["hand"];
  return attachTo === null ? ["hand", "play"] : ["hand", "attached"];
}

function lanesOf({ rng }: Casting, stories: readonly Printed[]): NonNullable<Position["stories"]> {
  const tokens = (): number => rng.below(MOST_TOKENS + 1);
  return stories.map((story) => ({ [nameOfCode(story)]: { P1: tokens(), P2: tokens() } }));
}

interface Sought {
  readonly card: Printed;
  readonly start: Start;
}

interface Seated {
  readonly sought: Sought | undefined;
  /** A story he may have won before. */
  readonly won: Printed | undefined;
}

function seatOf(casting: Casting, player: Player, { sought, won }: Seated): NonNullable<Position["P1"]> {
  const { rng } = casting;
  const side = emptySide(player);
  const isInPlay = sought?.start === "play" || sought?.start === "attached";
  if (sought !== undefined) join(side, sought.card); // kept free for it, should it come later
  const { causing } = casting.partners;
  const others = [
    ...pickSome(causing.filter(isDeckCard), 1, rng),
    ...drawSome(casting, 2 + rng.below(3), isDeckCard),
  ];
  const hand = sought?.start === "hand" ? [sought.card, ...others] : others;
  return {
    hand: hand.map(nameOfCode),
    discard: drawSome(casting, 2 + rng.below(3), isDeckCard).map(nameOfCode),
    deck: [...drawSome(casting, 8, isDeckCard).map(nameOfCode), "...16"],
    won: won === undefined || rng.below(2) === 0 ? [] : [nameOfCode(won)],
    play: seatInPlay(casting, side, isInPlay ? sought.card : undefined),
    domains: richDomains(casting, hand),
  };
}

/** One of the first card's own faction, two that are mixed: enough for anything. */
function richDomains({ rng }: Casting, hand: readonly Printed[]): readonly (readonly string[])[] {
  const any = (): string => FACTIONS[rng.below(FACTIONS.length - 1)] ?? "neutral";
  const own = hand.map(({ faction }) => faction).find((faction) => faction !== "neutral") ?? any();
  const mixed = (count: number): readonly string[] =>
    Array.from({ length: count }, () => hand[rng.below(hand.length)]?.faction ?? any());
  return [Array.from({ length: 8 }, () => own), [own, own, any(), ...mixed(3)], [any(), any(), ...mixed(2)]];
}
