/** What each connected table is told. */
import type {
  LogEntry,
  ProtocolRefusal,
  Reply,
  SeatInfo,
  Seats,
  TurningPoint,
  UndoAsked,
  Update,
} from "@fhtagn/protocol";
import { type Player, writeCompact } from "@fhtagn/rules";
import { happeningFor, type View, type Viewer, view } from "@fhtagn/rules/view";
import { askedOf } from "./asked.ts";
import { figuresFor } from "./figures.ts";
import { seqOf, stateOf } from "./sitting.ts";
import { openWish, positionOf, type Table } from "./table.ts";
import { isSeated, type SeatWire, tell, type Wire } from "./wire.ts";

/** The log of this viewer from a line on, up to what everybody may see by now. */
function logFrom(
  { sitting: { journal, turns, marks } }: Table,
  viewer: Viewer,
  from: number,
): readonly LogEntry[] {
  const end = marks.at(-1)?.log ?? 0;
  return journal.slice(from, end).map((happening, index) => ({
    at: from + index,
    turn: turns[from + index] ?? 0,
    happening: happeningFor(happening, viewer),
  }));
}

/** Own decisions to go back to; those of others would tell when they had something to decide. */
export function turningPoints({ terms, sitting }: Table, seat: Player): readonly TurningPoint[] {
  if (!terms.rights[seat].mayUndo) return [];
  const points: TurningPoint[] = [];
  for (const [to, { asked, byHand, turn, phase }] of sitting.marks.entries()) {
    if (byHand && asked?.player === seat) points.push({ to, turn, phase, kind: asked.kind });
  }
  return points;
}

function undoAskedOf(table: Table): UndoAsked | null {
  const wish = openWish(table);
  const mark = table.sitting.marks[wish?.to ?? -1];
  return wish === null || mark === undefined ? null : { by: wish.by, turn: mark.turn, phase: mark.phase };
}

type OwnPart = Pick<Update, "step" | "asked" | "turningPoints" | "passing">;

/** What is nobody else's. */
function ownPart(table: Table, { seat, passing: known }: SeatWire, seen: View): OwnPart {
  const { draft, waitsFor, passing } = table;
  const steps = draft?.player === seat ? draft.steps.flatMap(({ chosen }) => chosen) : [];
  return {
    step: steps.length,
    asked: waitsFor === seat ? askedOf(positionOf(table, seat), seen, steps) : null,
    turningPoints: turningPoints(table, seat),
    ...(known !== passing[seat] && { passing: passing[seat] }),
  };
}

const NOTHING_OWN: OwnPart = { step: 0, asked: null, turningPoints: [] };

function updateFor(table: Table, wire: Wire): Update {
  const { sitting, undos, assisted } = table;
  const { seat, log: from } = wire;
  const state = positionOf(table, seat);
  const seen = view(state, seat);
  const {
    step,
    asked,
    turningPoints: points,
    ...own
  } = isSeated(wire) ? ownPart(table, wire, seen) : NOTHING_OWN;
  return {
    type: "update",
    line: undos,
    seq: seqOf(sitting),
    step,
    view: seen,
    figures: figuresFor(state, seat),
    asked,
    logFrom: from,
    log: logFrom(table, seat, from),
    turningPoints: points,
    undoAsked: undoAskedOf(table),
    ...own,
    assisted,
    result: state.result,
  };
}

export const update = (table: Table, wire: Wire): void => tellUpdate(table, wire, updateFor(table, wire));

function tellUpdate({ sitting, passing }: Table, wire: Wire, told: Update): void {
  wire.log = sitting.marks.at(-1)?.log ?? 0;
  if (isSeated(wire)) wire.passing = passing[wire.seat];
  tell(wire, told);
}

/** Those who watch and have the same part of the log are told the very same: it is made once. */
export function updateAll(table: Table): void {
  const watched = new Map<number, Update>();
  for (const wire of table.wires) {
    if (isSeated(wire)) {
      update(table, wire);
      continue;
    }
    const told = watched.get(wire.log) ?? updateFor(table, wire);
    watched.set(wire.log, told);
    tellUpdate(table, wire, told);
  }
}

export function updateSeat(table: Table, seat: Player): void {
  for (const wire of table.wires) if (wire.seat === seat) update(table, wire);
}

export function tellOthers({ wires }: Table, player: Player, reply: Reply): void {
  for (const wire of wires) if (wire.seat !== player) tell(wire, reply);
}

/** What others play is told when the game is over. */
export function seatsFor({ terms: { seats }, sitting }: Table, viewer: Viewer): Seats {
  if (stateOf(sitting).result !== null) return seats;
  const shown = (seat: Player): SeatInfo => {
    const { deck: _, ...rest } = seats[seat];
    return seat === viewer ? seats[seat] : rest;
  };
  return { P1: shown("P1"), P2: shown("P2") };
}

/** One clear error; nothing has changed. */
export function tellRefusal(wire: Wire, refused: { id: number | null; refusal: ProtocolRefusal }): void {
  const refusals = ++wire.tally.refusals;
  tell(wire, { type: "refused", ...refused, refusals });
}

/** Drawn, not counted: nobody can tell from it what happened to others. */
const FAULT_NUMBERS = 1_000_000_000;

/** Those whom it concerns learn that something broke, the keeper of the table what it was. */
export function tellFault(table: Table, error: unknown, wire?: Wire): void {
  const { terms, wires } = table;
  const number = Math.floor(terms.chance() * FAULT_NUMBERS);
  for (const one of wire === undefined ? wires : [wire]) tell(one, { type: "fault", number });
  const message = error instanceof Error ? error.message : String(error);
  try {
    terms.report({ number, message, record: recordForReport(table) });
  } catch {
    // Nobody is left to be told.
  }
}

/** Empty where even that breaks. */
function recordForReport({ sitting }: Table): string {
  try {
    return writeCompact(sitting.recorder.recordAsItStands());
  } catch {
    return "";
  }
}
