/** People's answers: steps on trial, moves for good, giving up. */
import type { ProtocolRefusal, RequestOf } from "@fhtagn/protocol";
import {
  type Accepted,
  type Answer,
  isInitiating,
  opponentOf,
  type Player,
  refusalOf,
  type State,
} from "@fhtagn/rules";
import { type OptionView, view } from "@fhtagn/rules/view";
import { advanceSitting, type Doer } from "./advance.ts";
import { bookmark } from "./bookmark.ts";
import { keepAnswer, stateOf } from "./sitting.ts";
import { type DraftStep, isAt, passNoMore, positionOf, type Table } from "./table.ts";
import { tellRefusal, update } from "./tell.ts";
import { type Tried, tryAnswer } from "./try-answer.ts";
import { type SeatWire, tell } from "./wire.ts";

/** Why an answer of this seat would not be taken now; null if it would. */
export const refusalAt = (table: Table, seat: Player, answer: Answer): ProtocolRefusal | null =>
  refusalOf(positionOf(table, seat), seat, answer) ?? (table.waitsFor === seat ? null : "stale decision");

/** What is answered for a seat is not for it to answer; nor is what it saw before the position changed. */
function triedAt(table: Table, wire: SeatWire, { at, decision, choice }: RequestOf<"answer">): Tried {
  const { seat } = wire;
  const position = positionOf(table, seat);
  const answer = { decision, choice };
  if (table.waitsFor === seat && isAt(table, at)) return tryAnswer(table, { position, wire, seat, answer });
  return { ok: false, refusal: refusalOf(position, seat, answer) ?? "stale decision" };
}

export function takeAnswer(table: Table, wire: SeatWire, request: RequestOf<"answer">): void {
  const { seat } = wire;
  const { id } = request;
  const tried = triedAt(table, wire, request);
  if (!tried.ok) {
    tellRefusal(wire, { id, refusal: tried.refusal });
    return;
  }
  if (request.sure !== true && tried.state.result?.winner === opponentOf(seat)) {
    tell(wire, { type: "refused", id, refusal: "loses the game", refusals: wire.tally.refusals });
    return;
  }
  const before = table.draft?.player === seat ? table.draft.steps : [];
  if (isInitiating(tried.state) && tried.state.question?.player === seat) {
    const step: DraftStep = { accepted: tried, chosen: optionOf(tried.before, seat, tried.answer) };
    table.draft = { player: seat, steps: [...before, step], state: tried.state };
    tell(wire, { type: "done", id });
    update(table, wire);
    return;
  }
  keepDeed(table, wire, { id, accepted: [...before.map(({ accepted }) => accepted), tried] });
}

interface DoneDeed {
  readonly id: number;
  readonly accepted: readonly Accepted[];
}

/** It is told to him who did it, and shown to all, once it is stored. */
function keepDeed(table: Table, wire: SeatWire, { id, accepted }: DoneDeed): void {
  const { seat } = wire;
  const takeBack = bookmark(table);
  table.draft = null;
  passNoMore(table, seat);
  for (const one of accepted) keepAnswer(table.sitting, one, true);
  advanceSitting(table, { takeBack, isDecision: true, by: whoDid(wire, id) });
}

/** How he learns whether it is stored. */
export const whoDid = (wire: SeatWire, id: number): Doer => ({
  request: { seat: wire.seat, at: wire.heardAt },
  done: () => tell(wire, { type: "done", id }),
  refuse: () => tellRefusal(wire, { id, refusal: "not stored" }),
});

/** What was chosen, as the player saw it; nothing for an assignment. */
export function optionOf(state: State, player: Player, answer: Accepted["answer"]): readonly OptionView[] {
  const { question } = view(state, player);
  if (question?.form !== "choose" || !("choose" in answer)) return [];
  const option = question.options[answer.choose];
  return option === undefined ? [] : [option];
}

export function takeStepBack(table: Table, wire: SeatWire, { id, decision }: RequestOf<"stepBack">): void {
  const { draft } = table;
  if (draft === null || draft.player !== wire.seat) {
    tellRefusal(wire, { id, refusal: "nothing to take back" });
    return;
  }
  if (draft.state.question?.id !== decision) {
    tellRefusal(wire, { id, refusal: "stale decision" });
    return;
  }
  const steps = draft.steps.slice(0, -1);
  const last = steps.at(-1);
  table.draft = last === undefined ? null : { ...draft, steps, state: last.accepted.state };
  tell(wire, { type: "done", id });
  update(table, wire);
}

/** One may concede whoever is asked; a move on trial is taken back with it. */
export function takeConcession(table: Table, wire: SeatWire, { id, at }: RequestOf<"concede">): void {
  const { seat } = wire;
  const position = stateOf(table.sitting);
  const tried: Tried = isAt(table, at)
    ? tryAnswer(table, { position, wire, seat, answer: { concede: true } })
    : { ok: false, refusal: "stale decision" };
  if (tried.ok) keepDeed(table, wire, { id, accepted: [tried] });
  else tellRefusal(wire, { id, refusal: tried.refusal });
}
