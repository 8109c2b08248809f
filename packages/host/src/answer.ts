/** People's answers: steps on trial, moves for good, taking back, giving up. */
import type { ProtocolRefusal, RequestOf } from "@fhtagn/protocol";
import { apply, type Choice, clone, type Happening, type Player, type State } from "@fhtagn/rules";
import { type OptionView, view } from "@fhtagn/rules/view";
import { advance, isAllowed } from "./advance.ts";
import { isOnTrial } from "./asked.ts";
import { giveUp, rewound, seqOf, stateOf, take } from "./sitting.ts";
import { type Draft, positionOf, type Table } from "./table.ts";
import { refuse, report, turningPoints, update } from "./tell.ts";
import type { Wire } from "./terms.ts";

interface Given {
  readonly decision: number;
  readonly choice: Choice;
}

/** Why an answer cannot be taken, or nothing. */
export function refusalOf(table: Table, seat: Player, { decision, choice }: Given): ProtocolRefusal | null {
  const state = positionOf(table, seat);
  if (state.question === null) return "game over";
  if (state.question.player !== seat) return "not your decision";
  if (state.question.id !== decision || table.waitsFor !== seat) return "stale decision";
  return isAllowed(state, choice) ? null : "no such option";
}

export function takeAnswer(table: Table, wire: Wire, request: RequestOf<"answer">): void {
  const { seat } = wire;
  const { id, choice } = request;
  const refusal = refusalOf(table, seat, request);
  if (refusal !== null) {
    refuse(table, wire, { id, refusal });
    return;
  }
  const trial = tried(table, seat, choice);
  if (trial === null) {
    refuse(table, wire, { id, refusal: "engine fault" });
    return;
  }
  const draft = drafted(table, seat, { choice, trial });
  if (isOnTrial(trial) && trial.question?.player === seat) {
    table.draft = draft;
    wire.send({ type: "done", id });
    update(table, wire);
    return;
  }
  table.draft = null;
  table.passing[seat] = { ...table.passing[seat], until: null };
  for (const step of draft.choices) take(table.sitting, step, true);
  advance(table, () => wire.send({ type: "done", id }));
}

/** All or none: nothing is taken from a move that the engine cannot carry out. */
function tried(table: Table, seat: Player, choice: Choice): State | null {
  const trial = clone(positionOf(table, seat));
  try {
    apply(trial, choice);
    return trial;
  } catch (error) {
    report(table, error);
    return null;
  }
}

function drafted(
  table: Table,
  player: Player,
  { choice, trial: state }: { readonly choice: Choice; readonly trial: State },
): Draft {
  const before = table.draft?.player === player ? table.draft : null;
  const step = optionOf(positionOf(table, player), player, choice);
  return {
    player,
    choices: [...(before?.choices ?? []), choice],
    steps: [...(before?.steps ?? []), ...step],
    state,
  };
}

/** What was chosen, as the player saw it; nothing for an assignment. */
export function optionOf(state: State, player: Player, choice: Choice): readonly OptionView[] {
  const { question } = view(state, player);
  if (question?.form !== "choose" || !("choose" in choice)) return [];
  const option = question.options[choice.choose];
  return option === undefined ? [] : [option];
}

export function stepBack(table: Table, wire: Wire, { id }: RequestOf<"stepBack">): void {
  const { draft, sitting } = table;
  if (draft === null || draft.player !== wire.seat) {
    refuse(table, wire, { id, refusal: "nothing to take back" });
    return;
  }
  const choices = draft.choices.slice(0, -1);
  const state = clone(stateOf(sitting));
  for (const choice of choices) apply(state, choice);
  table.draft = choices.length === 0 ? null : { ...draft, choices, steps: draft.steps.slice(0, -1), state };
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

export function undo(table: Table, wire: Wire, { id, to }: RequestOf<"undo">): void {
  if (!table.terms.mayUndo) {
    refuse(table, wire, { id, refusal: "not allowed here" });
    return;
  }
  const points = turningPoints(table, wire.seat);
  const point = to === undefined ? points.at(-1) : points.find((one) => one.to === to);
  const mark = table.sitting.marks[point?.to ?? -1];
  if (point === undefined || mark === undefined) {
    refuse(table, wire, { id, refusal: "nothing to take back" });
    return;
  }
  if (hasSeenMore(table, mark.log)) table.assisted = true;
  table.draft = null;
  table.sitting = rewound(table.sitting, mark.taken);
  table.undos++;
  table.held = seqOf(table.sitting);
  startAnew(table, mark.log);
  advance(table, () => wire.send({ type: "done", id }));
}

/** Nobody has more of the log than there is; nobody passes on request any more. */
function startAnew(table: Table, log: number): void {
  for (const wire of table.wires) wire.log = Math.min(wire.log, log);
  for (const seat of ["P1", "P2"] as const) table.passing[seat] = { ...table.passing[seat], until: null };
}

export function concede(table: Table, wire: Wire, { id }: RequestOf<"concede">): void {
  if (stateOf(table.sitting).result !== null) {
    refuse(table, wire, { id, refusal: "game over" });
    return;
  }
  table.draft = null;
  giveUp(table.sitting, wire.seat);
  advance(table, () => wire.send({ type: "done", id }));
}
