/** Games of one bot against itself, and what the decks did in them. */

import type { Bot } from "@fhtagn/bots";
import { botNamed } from "@fhtagn/bots";
import {
  type Happening,
  hash,
  type Library,
  makeGame,
  makeRng,
  PLAYERS,
  type Player,
  type Setup,
} from "@fhtagn/rules";
import type { Contestant } from "../arena/contestants.ts";
import type { Pairing } from "../arena/field.ts";
import { seedStartedBy } from "../arena/quads.ts";
import { type ArenaFault, type Refereed, refereeGame } from "../arena/referee.ts";

/** The first deck of the pairing lies at P1. */
export interface LabGame {
  readonly seed: string;
  readonly first: Player;
  readonly winner: Player | "draw";
  readonly because: Refereed["result"]["because"];
  readonly turns: number;
  readonly end: string;
  /** For each card of the list, in its order: "0" never drawn, "1" drawn, "2" played. */
  readonly cards: Readonly<Record<Player, string>>;
  readonly fault?: Omit<ArenaFault, "seat">;
}

export interface LabHall {
  readonly library: Library;
  readonly stories: readonly string[];
  readonly contestant: Contestant;
}

export interface Deal {
  readonly deal: string;
  readonly decks: Pairing;
}

/** Once with each player first. */
export const playDeal = (hall: LabHall, deal: Deal): readonly LabGame[] =>
  PLAYERS.map((first) => playFrom(hall, deal, first));

function playFrom({ library, stories, contestant }: LabHall, { deal, decks }: Deal, first: Player): LabGame {
  const [P1, P2] = decks;
  const setup: Setup = { library, stories, decks: { P1: P1.codes, P2: P2.codes } };
  const seed = seedStartedBy(setup, deal, first);
  const { bot: name, ...budget } = contestant;
  const prior = { game: makeGame(setup), decks: setup.decks, stories };
  const botAt = (seat: Player): Bot => botNamed(name, { prior, rng: makeRng(`${seed}/${seat}`), ...budget });
  const journal: Happening[] = [];
  const { state, result, fault } = refereeGame({
    setup: { ...setup, journal },
    seed,
    bots: { P1: botAt("P1"), P2: botAt("P2") },
    limits: {},
    now: () => 0,
  });
  return {
    seed,
    first,
    winner: result.winner,
    because: result.because,
    turns: state.turn,
    end: hash(state),
    cards: { P1: fatesOf(P1.codes, journal, "P1"), P2: fatesOf(P2.codes, journal, "P2") },
    ...(fault && { fault: { kind: fault.kind, message: fault.message, record: fault.record } }),
  };
}

/** A hand that was put back by a mulligan was not drawn. */
export function fatesOf(codes: readonly string[], journal: readonly Happening[], player: Player): string {
  let drawn: string[] = [];
  const played = new Set<string>();
  for (const { what, code = "", player: who } of journal) {
    if (who !== player) continue;
    if (what === "drew") drawn.push(code);
    if (what === "mulligan") drawn = drawn.slice(drawn.length / 2);
    if (what === "played") played.add(code);
  }
  const seen = new Set(drawn);
  return codes.map((code) => (played.has(code) ? "2" : seen.has(code) ? "1" : "0")).join("");
}
