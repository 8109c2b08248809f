/** Going back to an own decision: alone, or with the word of the other person. */
import type { RequestOf } from "@fhtagn/protocol";
import { type Happening, PLAYERS, type Player } from "@fhtagn/rules";
import { advanceSitting } from "./advance.ts";
import { whoDid } from "./answer.ts";
import { bookmark } from "./bookmark.ts";
import { rewound, seqOf } from "./sitting.ts";
import { isAt, isPerson, openWish, passNoMore, type Table } from "./table.ts";
import { tellRefusal, turningPoints, updateAll } from "./tell.ts";
import { type SeatWire, tell } from "./wire.ts";

/** What a player sees for the first time: going back over it means playing on with what he should not know. */
const REVEALING: readonly Happening["what"][] = [
  "drew",
  "mulligan",
  "revealed",
  "lookedAt",
  "searched",
  "storyDealt",
  "shuffled",
];

function hasSeenMore({ sitting, terms }: Table, from: number): boolean {
  return sitting.journal
    .slice(from)
    .some(
      ({ what, player }) =>
        REVEALING.includes(what) ||
        (player !== undefined && terms.seats[player].kind === "bot" && what !== "passed"),
    );
}

export function takeUndo(table: Table, wire: SeatWire, { id, at, to }: RequestOf<"undo">): void {
  const { seat } = wire;
  if (!table.terms.rights[seat].mayUndo) {
    tellRefusal(wire, { id, refusal: "not allowed here" });
    return;
  }
  if (!isAt(table, at)) {
    tellRefusal(wire, { id, refusal: "stale decision" });
    return;
  }
  const points = turningPoints(table, seat);
  const point = to === undefined ? points.at(-1) : points.find((one) => one.to === to);
  if (point === undefined) tellRefusal(wire, { id, refusal: "nothing to take back" });
  else if (concernsOther(table, seat, point.to)) {
    table.undoAsked = { by: seat, to: point.to, at };
    tell(wire, { type: "done", id });
    updateAll(table);
  } else goBack(table, wire, { id, to: point.to });
}

/** He has been asked since, and whether he decided or only passed is not told by whether he has to agree. */
const concernsOther = (table: Table, seat: Player, to: number): boolean =>
  table.sitting.marks
    .slice(to + 1, -1)
    .some(({ asked }) => asked !== null && asked.player !== seat && isPerson(table, asked.player));

export function takeAgreement(table: Table, wire: SeatWire, { id, at, yes }: RequestOf<"agree">): void {
  const wish = openWish(table);
  if (wish === null || wish.by === wire.seat || !isAt(table, at)) {
    tellRefusal(wire, { id, refusal: "nothing to take back" });
    return;
  }
  table.undoAsked = null;
  if (yes) {
    goBack(table, wire, { id, to: wish.to });
    return;
  }
  tell(wire, { type: "done", id });
  updateAll(table);
}

function goBack(
  table: Table,
  wire: SeatWire,
  { id, to }: { readonly id: number; readonly to: number },
): void {
  const mark = table.sitting.marks[to];
  if (mark === undefined) throw new Error(`there is no position ${to}`);
  const takeBack = bookmark(table);
  if (hasSeenMore(table, mark.log)) table.assisted = true;
  table.draft = null;
  table.sitting = rewound(table.sitting, mark.taken);
  table.undoneTo = mark.taken;
  table.undos++;
  table.held = seqOf(table.sitting);
  startAnew(table, mark.log);
  advanceSitting(table, { takeBack, isDecision: true, by: whoDid(wire, id) });
}

/** Nobody has more of the log than there is; nobody passes on request any more. */
function startAnew(table: Table, log: number): void {
  for (const wire of table.wires) wire.log = Math.min(wire.log, log);
  for (const seat of PLAYERS) passNoMore(table, seat);
}
