/** Answers to a player's questions about the game: they change nothing and read only what he may know. */
import type { Request, RequestOf, Told } from "@fhtagn/protocol";
import { clone, writeReadable } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { askingOf } from "./advance.ts";
import { refusalAt } from "./answer.ts";
import { foresee } from "./foresee.ts";
import { partsOf } from "./parts-of.ts";
import { priorOf } from "./prior.ts";
import { reasonsAt } from "./reasons-at.ts";
import { positionOf, type Table } from "./table.ts";
import { tellFault, tellRefusal } from "./tell.ts";
import type { Wire } from "./terms.ts";

export type Enquiry = Extract<Request, { type: "why" | "preview" | "explain" | "hint" | "record" }>;

export function inform(table: Table, wire: Wire, enquiry: Enquiry): void {
  switch (enquiry.type) {
    case "why":
      tellWhy(table, wire, enquiry);
      return;
    case "preview":
      tellOutcome(table, wire, enquiry);
      return;
    case "explain":
      tellParts(table, wire, enquiry);
      return;
    case "record":
      tellRecord(table, wire, enquiry);
      return;
    case "hint":
      void tellHint(table, wire, enquiry);
      return;
  }
}

const tell = (wire: Wire, id: number, told: Told["told"]): void => wire.send({ type: "told", id, told });

function tellWhy(table: Table, wire: Wire, { id, attempt }: RequestOf<"why">): void {
  const { seat } = wire;
  tell(wire, id, { of: "why", reasons: reasonsAt(positionOf(table, seat), seat, attempt) });
}

function tellOutcome(table: Table, wire: Wire, request: RequestOf<"preview">): void {
  const { id, decision, choice } = request;
  const { seat } = wire;
  const refusal = refusalAt(table, seat, { decision, choice });
  if (refusal !== null) {
    tellRefusal(table, wire, { id, refusal });
    return;
  }
  const prior = priorOf(table.sitting.setup, seat);
  const seen = view(positionOf(table, seat), seat);
  tell(wire, id, { of: "preview", foreseen: foresee(seen, prior, choice) });
}

function tellParts(table: Table, wire: Wire, { id, card }: RequestOf<"explain">): void {
  const { seat } = wire;
  tell(wire, id, { of: "explain", parts: partsOf(positionOf(table, seat), seat, card) });
}

/** A record holds the seed and both decks: while a game between people lasts it would tell everything. */
function tellRecord(table: Table, wire: Wire, { id }: RequestOf<"record">): void {
  const { recorder, setup } = table.sitting;
  if (!table.terms.mayUndo && recorder.state.result === null) {
    tellRefusal(table, wire, { id, refusal: "not allowed here" });
    return;
  }
  tell(wire, id, { of: "record", text: writeReadable(recorder.record(table.terms.tellLog), setup.library) });
}

async function tellHint(table: Table, wire: Wire, { id, decision }: RequestOf<"hint">): Promise<void> {
  const { seat } = wire;
  const isAsked = table.waitsFor === seat && positionOf(table, seat).question?.id === decision;
  if (!table.terms.mayHint || !isAsked) {
    tellRefusal(table, wire, { id, refusal: "no hint" });
    return;
  }
  const { mind } = table.terms;
  try {
    const hint = await ("sees" in mind
      ? mind.advise(clone(positionOf(table, seat)))
      : mind.advise(askingOf(table, seat)));
    if (hint === null) tellRefusal(table, wire, { id, refusal: "no hint" });
    else tell(wire, id, { of: "hint", hint });
  } catch (error) {
    tellFault(table, error);
    tellRefusal(table, wire, { id, refusal: "no hint" });
  }
}
