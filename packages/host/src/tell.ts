/** What each connected table is told. */
import type { Fault, LogEntry, ProtocolRefusal, Reply, TurningPoint, Update } from "@fhtagn/protocol";
import { type Player, writeCompact } from "@fhtagn/rules";
import { happeningFor, view } from "@fhtagn/rules/view";
import { askedOf } from "./asked.ts";
import { figuresFor } from "./figures.ts";
import { seqOf } from "./sitting.ts";
import { positionOf, type Table } from "./table.ts";
import type { Wire } from "./terms.ts";

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
  if (!terms.mayUndo) return [];
  const points: TurningPoint[] = [];
  for (const [to, { asked, byHand, turn, phase }] of sitting.marks.entries()) {
    if (byHand && asked?.player === seat) points.push({ to, turn, phase, kind: asked.kind });
  }
  return points;
}

function updateFor(table: Table, seat: Player, from: number): Update {
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
    passing: passing[seat],
    assisted,
    result: state.result,
  };
}

export function update(table: Table, wire: Wire): void {
  wire.send(updateFor(table, wire.seat, wire.log));
  wire.log = table.sitting.marks.at(-1)?.log ?? 0;
}

export function updateAll(table: Table): void {
  for (const wire of table.wires) update(table, wire);
}

export function tellOthers({ wires }: Table, player: Player, reply: Reply): void {
  for (const wire of wires) if (wire.seat !== player) wire.send(reply);
}

/** One clear error; nothing has changed. */
export function tellRefusal(
  table: Table,
  wire: Wire,
  refused: { id: number | null; refusal: ProtocolRefusal },
): void {
  const refusals = ++table.refusals[wire.seat];
  wire.send({ type: "refused", ...refused, refusals });
}

/** What a person can send in so that it can be looked into. */
export function tellFault(table: Table, error: unknown): void {
  const fault: Fault = {
    type: "fault",
    message: error instanceof Error ? error.message : String(error),
    report: writeCompact(table.sitting.recorder.recordAsItStands()),
  };
  for (const { send } of table.wires) send(fault);
}
