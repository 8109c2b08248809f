/** One position of a walk through a record, as a player saw it or with both hands on the table. */
import type { Asked, Figures, LogEntry, NumberPart } from "@fhtagn/protocol";
import { type Choice, cardOf, opponentOf, type Player, type State } from "@fhtagn/rules";
import { happeningFor, type PileCard, type View, view } from "@fhtagn/rules/view";
import { askedOf } from "../asked.ts";
import { figuresFor } from "../figures.ts";
import { partsOf } from "../parts-of.ts";
import { stateOf } from "../sitting.ts";
import type { Walk } from "./walk.ts";

/** Whose side of the table is below, and whether everything is told. */
export interface WalkEyes {
  readonly seat: Player;
  /** Both hands lie open, and nothing in the log is kept back. */
  readonly open: boolean;
}

/** What was asked here and what was answered. The view is that of the one who was asked. */
export interface Answered {
  readonly asked: Asked;
  readonly view: View;
  readonly choice: Choice;
}

export interface WalkShown {
  readonly view: View;
  readonly figures: Figures;
  /** Null where there was no choice, and where these eyes could not see it. */
  readonly answered: Answered | null;
}

const stateAt = (walk: Walk, at: number): State => walk.positions[at]?.state ?? stateOf(walk.sitting);

export function showAt(walk: Walk, at: number, eyes: WalkEyes): WalkShown {
  const state = stateAt(walk, at);
  const seen = view(state, eyes.seat);
  return {
    view: eyes.open ? withBothHands(seen, state, eyes.seat) : seen,
    figures: figuresFor(state, eyes.seat),
    answered: answeredAt(walk, at, eyes),
  };
}

/** Cards of the other hand have no name for this seat: they are given one that no card of the table can have. */
const OTHER_HAND = 1_000_000;

function withBothHands(seen: View, state: State, seat: Player): View {
  const other = opponentOf(seat);
  const cards = state[other].hand.map(
    (id): PileCard => ({ handle: OTHER_HAND + id, code: cardOf(state, id).code }),
  );
  return { ...seen, [other]: { ...seen[other], hand: { ...seen[other].hand, cards } } };
}

function answeredAt(walk: Walk, at: number, { seat, open }: WalkEyes): Answered | null {
  const player = walk.points[at]?.decision?.player;
  const given = walk.sitting.taken[walk.positions[at]?.taken ?? -1]?.answer;
  if (player === undefined || given === undefined || "concede" in given) return null;
  if (player !== seat && !open) return null;
  const state = stateAt(walk, at);
  const own = view(state, player);
  const asked = askedOf(state, own, []);
  return asked === null ? null : { asked, view: own, choice: given };
}

/** Everybody may know everything. */
const SEEN_BY_ALL = 7;

/** The whole log, to be cut at a point's own place. */
export function logOf({ sitting: { journal, turns } }: Walk, { seat, open }: WalkEyes): readonly LogEntry[] {
  return journal.map((happening, at) => ({
    at,
    turn: turns[at] ?? 0,
    happening: happeningFor(open ? { ...happening, seenBy: SEEN_BY_ALL } : happening, seat),
  }));
}

export const explainAt = (
  walk: Walk,
  at: number,
  { seat, card }: { readonly seat: Player; readonly card: number },
): readonly NumberPart[] => partsOf(stateAt(walk, at), seat, card);
