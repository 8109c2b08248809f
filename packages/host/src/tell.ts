/** What each connected table is told. */
import type {
  LogEntry,
  ProtocolRefusal,
  Reply,
  Seats,
  TurningPoint,
  UndoAsked,
  Update,
} from "@fhtagn/protocol";
import { opponentOf, type Player, writeCompact } from "@fhtagn/rules";
import { happeningFor, view } from "@fhtagn/rules/view";
import { askedOf } from "./asked.ts";
import { figuresFor } from "./figures.ts";
import { seqOf, stateOf } from "./sitting.ts";
import { openWish, positionOf, type Table } from "./table.ts";
import { tell, type Wire } from "./wire.ts";

/** The log of this seat from a line on, up to what everybody may see by now. */
function logFrom(
  { sitting: { journal, turns, marks } }: Table,
  seat: Player,
  from: number,
): readonly LogEntry[] {
  const end = marks.at(-1)?.log ?? 0;
  return journal.slice(from, end).map((happening, index) => ({
    at: from + index,
    turn: turns[from + index] ?? 0,
    happening: happeningFor(happening, seat),
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

function updateFor(table: Table, { seat, log: from, passing: known }: Wire): Update {
  const { sitting, draft, undos, assisted, passing } = table;
  const state = positionOf(table, seat);
  const seen = view(state, seat);
  const steps = draft?.player === seat ? draft.steps.flatMap(({ chosen }) => chosen) : [];
  return {
    type: "update",
    line: undos,
    seq: seqOf(sitting),
    step: steps.length,
    view: seen,
    figures: figuresFor(state, seat),
    asked: table.waitsFor === seat ? askedOf(state, seen, steps) : null,
    logFrom: from,
    log: logFrom(table, seat, from),
    turningPoints: turningPoints(table, seat),
    undoAsked: undoAskedOf(table),
    ...(known !== passing[seat] && { passing: passing[seat] }),
    assisted,
    result: state.result,
  };
}

export function update(table: Table, wire: Wire): void {
  const told = updateFor(table, wire);
  wire.log = table.sitting.marks.at(-1)?.log ?? 0;
  wire.passing = table.passing[wire.seat];
  tell(wire, told);
}

export function updateAll(table: Table): void {
  for (const wire of table.wires) update(table, wire);
}

export function updateSeat(table: Table, seat: Player): void {
  for (const wire of table.wires) if (wire.seat === seat) update(table, wire);
}

export function tellOthers({ wires }: Table, player: Player, reply: Reply): void {
  for (const wire of wires) if (wire.seat !== player) tell(wire, reply);
}

/** What the other one plays is told when the game is over. */
export function seatsFor({ terms: { seats }, sitting }: Table, seat: Player): Seats {
  const other = opponentOf(seat);
  const { deck: _, ...shown } = seats[other];
  return stateOf(sitting).result === null ? { ...seats, [other]: shown } : seats;
}

/** One clear error; nothing has changed. */
export function tellRefusal(
  table: Table,
  wire: Wire,
  refused: { id: number | null; refusal: ProtocolRefusal },
): void {
  const refusals = ++table.refusals[wire.seat];
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
