/** What many games of the same bot say about the decks. */

import { mean } from "@fhtagn/bots";
import { PLAYERS, type Player } from "@fhtagn/rules";
import type { FieldDeck, Pairing } from "../arena/field.ts";
import { bootstrap, type Interval, wilson } from "../arena/statistics.ts";
import type { LabGame } from "./lab-game.ts";
import { type Sighting, standing, type Tie, tieOf } from "./ties.ts";

/** All games of one pairing, deal after deal. */
export interface PairingGames {
  readonly decks: Pairing;
  readonly games: readonly LabGame[];
}

export interface Share {
  readonly games: number;
  readonly score: number;
  readonly interval: Interval;
}

export interface PairingBalance extends Share {
  /** The score is that of the first; in a mirror that of the player who began. */
  readonly decks: readonly [string, string];
  readonly turns: number;
}

export interface DeckBalance extends Share {
  readonly name: string;
  readonly first: Share;
  readonly turns: number;
  /** Of its wins, how many by the opponent's empty deck. */
  readonly byDeckOut: number;
}

export interface CardBalance {
  readonly code: string;
  readonly drawn: Tie & { readonly stands: boolean };
  readonly played: Tie & { readonly stands: boolean };
}

export interface Balance {
  readonly games: number;
  readonly pairings: readonly PairingBalance[];
  /** The strongest first; mirrors are left out. */
  readonly decks: readonly DeckBalance[];
  readonly firstPlayer: Share;
  readonly cards: readonly CardBalance[];
  readonly ends: Readonly<Record<string, number>>;
  /** How many games ended in a turn, by way of ending. */
  readonly lengths: readonly { readonly turn: number; readonly ends: Readonly<Record<string, number>> }[];
  readonly turns: number;
  readonly faults: readonly { readonly seed: string; readonly message: string }[];
}

const pointsOf = (seat: Player, { winner }: LabGame): number =>
  winner === "draw" ? 0.5 : Number(winner === seat);
const isMirror = ({ decks }: PairingGames): boolean => decks[0].name === decks[1].name;
const dealOfGame = ({ seed }: LabGame): string => seed.split("#", 1)[0] ?? seed;
const FEW = 10;

/** Games of one deal make one sample; few points on one side go by Wilson's formula. */
function shareOf(counted: readonly { readonly deal: string; readonly points: number }[]): Share {
  const deals = new Map<string, number[]>();
  for (const { deal, points } of counted) deals.set(deal, [...(deals.get(deal) ?? []), points]);
  const points = counted.reduce((sum, one) => sum + one.points, 0);
  const isRare = Math.min(points, counted.length - points) < FEW || deals.size < FEW;
  return {
    games: counted.length,
    score: counted.length === 0 ? 0.5 : points / counted.length,
    interval: isRare ? wilson(points, counted.length) : bootstrap([...deals.values()].map(mean)),
  };
}

/** One deck in one game. */
interface SideOfGame {
  readonly deck: FieldDeck;
  readonly seat: Player;
  readonly game: LabGame;
  readonly deal: string;
  readonly points: number;
}

const sidesOf = (pairings: readonly PairingGames[]): readonly SideOfGame[] =>
  pairings.flatMap(({ decks: [P1, P2], games }) =>
    games.flatMap((game) => {
      const deal = dealOfGame(game);
      return PLAYERS.map((seat) => ({
        deck: seat === "P1" ? P1 : P2,
        seat,
        game,
        deal,
        points: pointsOf(seat, game),
      }));
    }),
  );

function byDeck(sides: readonly SideOfGame[]): ReadonlyMap<FieldDeck, readonly SideOfGame[]> {
  const names = new Map<string, FieldDeck>();
  const found = new Map<FieldDeck, SideOfGame[]>();
  for (const side of sides) {
    const deck = names.get(side.deck.name) ?? side.deck;
    names.set(deck.name, deck);
    const known = found.get(deck);
    if (known === undefined) found.set(deck, [side]);
    else known.push(side);
  }
  return found;
}

export function balanceOf(pairings: readonly PairingGames[]): Balance {
  const games = pairings.flatMap((pairing) => pairing.games);
  return {
    games: games.length,
    pairings: pairings.map(balanceOfPairing),
    decks: balanceOfDecks(sidesOf(pairings.filter((pairing) => !isMirror(pairing)))),
    firstPlayer: shareOf(
      games.map((game) => ({ deal: dealOfGame(game), points: pointsOf(game.first, game) })),
    ),
    cards: balanceOfCards(pairings),
    ends: countEnds(games),
    lengths: lengthsOf(games),
    turns: mean(games.map(({ turns }) => turns)),
    faults: games.flatMap(({ seed, fault }) =>
      fault === undefined ? [] : [{ seed, message: `${fault.kind}: ${fault.message} ${fault.record}` }],
    ),
  };
}

function balanceOfPairing(pairing: PairingGames): PairingBalance {
  const { decks, games } = pairing;
  const mirror = isMirror(pairing);
  const share = shareOf(
    games.map((game) => ({ deal: dealOfGame(game), points: pointsOf(mirror ? game.first : "P1", game) })),
  );
  return { decks: [decks[0].name, decks[1].name], ...share, turns: mean(games.map(({ turns }) => turns)) };
}

function balanceOfDecks(sides: readonly SideOfGame[]): readonly DeckBalance[] {
  const decks = [...byDeck(sides)].map(([{ name }, all]): DeckBalance => {
    const won = all.filter(({ seat, game }) => game.winner === seat);
    return {
      name,
      ...shareOf(all),
      first: shareOf(all.filter(({ seat, game }) => game.first === seat)),
      turns: mean(all.map(({ game }) => game.turns)),
      byDeckOut: mean(won.map(({ game }) => Number(game.because === "deck"))),
    };
  });
  return decks.sort((a, b) => b.score - a.score);
}

const DRAWN = 1;
const PLAYED = 2;

/** Both families of comparisons, drawn and played, are judged as families. */
function balanceOfCards(pairings: readonly PairingGames[]): readonly CardBalance[] {
  const decks = byDeck(sidesOf(pairings));
  const codes = [...new Set([...decks.keys()].flatMap((deck) => deck.codes))];
  const judged = (least: number): readonly (Tie & { readonly stands: boolean })[] => {
    const ties = codes.map((code) => tieOf(sightingsOf(decks, code, least)));
    const stand = standing(ties.map(({ p }) => p));
    return ties.map((tie, at) => ({ ...tie, stands: stand[at] ?? false }));
  };
  const drawn = judged(DRAWN);
  const played = judged(PLAYED);
  return codes
    .flatMap((code, at) => {
      const [byDraw, byPlay] = [drawn[at], played[at]];
      return byDraw === undefined || byPlay === undefined ? [] : [{ code, drawn: byDraw, played: byPlay }];
    })
    .sort((a, b) => b.drawn.difference - a.drawn.difference);
}

/** One card in all games of all decks that have it. */
function sightingsOf(
  decks: ReadonlyMap<FieldDeck, readonly SideOfGame[]>,
  code: string,
  least: number,
): readonly Sighting[] {
  return [...decks].flatMap(([{ name, codes }, sides]) => {
    const at = codes.indexOf(code);
    if (at < 0) return [];
    return sides.map(({ game, seat, deal, points }) => ({
      deck: name,
      deal,
      seen: Number(game.cards[seat][at]) >= least,
      points,
    }));
  });
}

function countEnds(games: readonly LabGame[]): Readonly<Record<string, number>> {
  const ends: Record<string, number> = {};
  for (const { because } of games) ends[because] = (ends[because] ?? 0) + 1;
  return ends;
}

function lengthsOf(games: readonly LabGame[]): Balance["lengths"] {
  const byTurn = new Map<number, LabGame[]>();
  for (const game of games) {
    const ended = byTurn.get(game.turns);
    if (ended === undefined) byTurn.set(game.turns, [game]);
    else ended.push(game);
  }
  return [...byTurn].sort(([a], [b]) => a - b).map(([turn, ended]) => ({ turn, ends: countEnds(ended) }));
}
