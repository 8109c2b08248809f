/** People's answers: steps on trial, moves for good, taking back, giving up. */
import type { ProtocolRefusal, RequestOf } from "@fhtagn/protocol";
import {
  type Accepted,
  type Answer,
  type Happening,
  isInitiating,
  opponentOf,
  PLAYERS,
  type Player,
  refusalOf,
  type State,
} from "@fhtagn/rules";
import { type OptionView, view } from "@fhtagn/rules/view";
import { advanceSitting } from "./advance.ts";
import { keepAnswer, rewound, seqOf, stateOf } from "./sitting.ts";
import { type DraftStep, positionOf, type Table } from "./table.ts";
import { tellRefusal, turningPoints, update } from "./tell.ts";
import type { Wire } from "./terms.ts";
import { type Tried, tryAnswer } from "./try-answer.ts";

/** Why an answer of this seat would not be taken now; null if it would. */
export const refusalAt = (table: Table, seat: Player, answer: Answer): ProtocolRefusal | null =>
  refusalOf(positionOf(table, seat), seat, answer) ?? (table.waitsFor === seat ? null : "stale decision");

/** What is answered for a seat is not for it to answer. */
function triedAt(table: Table, seat: Player, answer: Answer): Tried {
  const position = positionOf(table, seat);
  if (table.waitsFor === seat) return tryAnswer(table, { position, seat, answer });
  return { ok: false, refusal: refusalOf(position, seat, answer) ?? "stale decision" };
}

export function takeAnswer(table: Table, wire: Wire, request: RequestOf<"answer">): void {
  const { seat } = wire;
  const { id, decision, choice } = request;
  const tried = triedAt(table, seat, { decision, choice });
  if (!tried.ok) {
    tellRefusal(table, wire, { id, refusal: tried.refusal });
    return;
  }
  if (request.sure !== true && tried.state.result?.winner === opponentOf(seat)) {
    wire.send({ type: "refused", id, refusal: "loses the game", refusals: table.refusals[seat] });
    return;
  }
  const before = table.draft?.player === seat ? table.draft.steps : [];
  if (isInitiating(tried.state) && tried.state.question?.player === seat) {
    const step: DraftStep = { accepted: tried, chosen: optionOf(tried.before, seat, tried.answer) };
    table.draft = { player: seat, steps: [...before, step], state: tried.state };
    wire.send({ type: "done", id });
    update(table, wire);
    return;
  }
  table.draft = null;
  table.passing[seat] = { ...table.passing[seat], until: null };
  for (const { accepted } of before) keepAnswer(table.sitting, accepted, true);
  keepAnswer(table.sitting, tried, true);
  advanceSitting(table, () => wire.send({ type: "done", id }));
}

/** What was chosen, as the player saw it; nothing for an assignment. */
export function optionOf(state: State, player: Player, answer: Accepted["answer"]): readonly OptionView[] {
  const { question } = view(state, player);
  if (question?.form !== "choose" || !("choose" in answer)) return [];
  const option = question.options[answer.choose];
  return option === undefined ? [] : [option];
}

export function takeStepBack(table: Table, wire: Wire, { id }: RequestOf<"stepBack">): void {
  const { draft } = table;
  if (draft === null || draft.player !== wire.seat) {
    tellRefusal(table, wire, { id, refusal: "nothing to take back" });
    return;
  }
  const steps = draft.steps.slice(0, -1);
  const last = steps.at(-1);
  table.draft = last === undefined ? null : { ...draft, steps, state: last.accepted.state };
  wire.send({ type: "done", id });
  update(table, wire);
}

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

export function takeUndo(table: Table, wire: Wire, { id, to }: RequestOf<"undo">): void {
  if (!table.terms.mayUndo) {
    tellRefusal(table, wire, { id, refusal: "not allowed here" });
    return;
  }
  const points = turningPoints(table, wire.seat);
  const point = to === undefined ? points.at(-1) : points.find((one) => one.to === to);
  const mark = table.sitting.marks[point?.to ?? -1];
  if (point === undefined || mark === undefined) {
    tellRefusal(table, wire, { id, refusal: "nothing to take back" });
    return;
  }
  if (hasSeenMore(table, mark.log)) table.assisted = true;
  table.draft = null;
  table.sitting = rewound(table.sitting, mark.taken);
  table.undos++;
  table.held = seqOf(table.sitting);
  startAnew(table, mark.log);
  advanceSitting(table, () => wire.send({ type: "done", id }));
}

/** Nobody has more of the log than there is; nobody passes on request any more. */
function startAnew(table: Table, log: number): void {
  for (const wire of table.wires) wire.log = Math.min(wire.log, log);
  for (const seat of PLAYERS) table.passing[seat] = { ...table.passing[seat], until: null };
}

/** One may concede at any time; a move on trial is taken back with it. */
export function takeConcession(table: Table, wire: Wire, { id }: RequestOf<"concede">): void {
  const { seat } = wire;
  const tried = tryAnswer(table, { position: stateOf(table.sitting), seat, answer: { concede: true } });
  if (!tried.ok) {
    tellRefusal(table, wire, { id, refusal: tried.refusal });
    return;
  }
  table.draft = null;
  keepAnswer(table.sitting, tried, true);
  advanceSitting(table, () => wire.send({ type: "done", id }));
}
