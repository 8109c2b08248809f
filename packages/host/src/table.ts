/** A hosted game: what changes while it is played. */
import { type Passing, USUAL_PASSING } from "@fhtagn/protocol";
import { type Accepted, PLAYERS, type Player, type State } from "@fhtagn/rules";
import type { OptionView } from "@fhtagn/rules/view";
import { NO_TEMPO, type Tempo } from "./pace.ts";
import type { PassingSince } from "./passing.ts";
import { type Sitting, stateOf } from "./sitting.ts";
import type { HostTerms, Wire } from "./terms.ts";

/** A step of a move of which the costs are not paid. */
export interface DraftStep {
  readonly accepted: Accepted;
  /** What was chosen, as the player saw it; nothing for an assignment. */
  readonly chosen: readonly OptionView[];
}

/** A move on trial: played on copies, kept from everybody else. There is at least one step. */
export interface Draft {
  readonly player: Player;
  readonly steps: readonly DraftStep[];
  /** Where the last step has led. */
  readonly state: State;
}

export interface Table {
  readonly terms: HostTerms;
  sitting: Sitting;
  draft: Draft | null;
  readonly wires: Set<Wire>;
  readonly passing: Record<Player, Passing>;
  readonly since: Record<Player, PassingSince>;
  readonly refusals: Record<Player, number>;
  undos: number;
  assisted: boolean;
  pace: number;
  tempo: Tempo;
  /** The person who is asked and has to answer himself. */
  waitsFor: Player | null;
  /** The position that is not passed: the player has just come back to it. */
  held: number;
  /** Changes whenever what was begun before is no longer wanted. */
  epoch: number;
  /** Aborted when somebody does not want to wait. */
  pause: AbortController | null;
  /** Goes on until a person is asked. */
  running: Promise<void>;
}

const NOBODY_HELD = -1;

export function laySitting(terms: HostTerms): Table {
  const { sitting, passing = {}, undos = 0, assisted = false, pace } = terms;
  const { turn } = stateOf(sitting);
  const since = { log: sitting.journal.length, turn };
  return {
    terms,
    sitting,
    draft: null,
    wires: new Set(),
    passing: { P1: passing.P1 ?? USUAL_PASSING, P2: passing.P2 ?? USUAL_PASSING },
    since: { P1: since, P2: since },
    refusals: { P1: 0, P2: 0 },
    undos,
    assisted,
    pace,
    tempo: NO_TEMPO,
    waitsFor: null,
    held: NOBODY_HELD,
    epoch: 0,
    pause: null,
    running: Promise.resolve(),
  };
}

/** The position as this seat sees it: his own move on trial included. */
export const positionOf = ({ sitting, draft }: Table, seat: Player): State =>
  draft?.player === seat ? draft.state : stateOf(sitting);

/** True where two people play: what one of them may not know must not show in time either. */
export const isBetweenPeople = ({ terms: { seats } }: Table): boolean =>
  PLAYERS.every((player) => seats[player].kind === "person");
