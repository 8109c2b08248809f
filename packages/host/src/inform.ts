/** Answers to a player's questions about the game: they change nothing and read only what he may know. */
import type { Hint, Request, RequestOf, Told } from "@fhtagn/protocol";
import { clone, writeReadable } from "@fhtagn/rules";
import { view } from "@fhtagn/rules/view";
import { refusalAt } from "./answer.ts";
import { foresee } from "./foresee.ts";
import { partsOf } from "./parts-of.ts";
import { priorOf } from "./prior.ts";
import { reasonsAt } from "./reasons-at.ts";
import { stateOf } from "./sitting.ts";
import { positionOf, type Table } from "./table.ts";
import { tellFault, tellRefusal } from "./tell.ts";
import { askingOf } from "./think.ts";
import { type SeatWire, tell, type Wire } from "./wire.ts";

export type Enquiry = Extract<Request, { type: "why" | "preview" | "explain" | "hint" | "record" }>;

export function inform(table: Table, wire: SeatWire, enquiry: Enquiry): void {
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

const reply = (wire: Wire, id: number, told: Told["told"]): void => tell(wire, { type: "told", id, told });

function tellWhy(table: Table, wire: SeatWire, { id, attempt }: RequestOf<"why">): void {
  const { seat } = wire;
  reply(wire, id, { of: "why", reasons: reasonsAt(positionOf(table, seat), seat, attempt) });
}

function tellOutcome(table: Table, wire: SeatWire, request: RequestOf<"preview">): void {
  const { id, decision, choice } = request;
  const { seat } = wire;
  const refusal = refusalAt(table, seat, { decision, choice });
  if (refusal !== null) {
    tellRefusal(wire, { id, refusal });
    return;
  }
  const prior = priorOf(table.sitting.setup, seat);
  const seen = view(positionOf(table, seat), seat);
  reply(wire, id, { of: "preview", foreseen: foresee(seen, prior, choice) });
}

function tellParts(table: Table, wire: SeatWire, { id, card }: RequestOf<"explain">): void {
  const { seat } = wire;
  reply(wire, id, { of: "explain", parts: partsOf(positionOf(table, seat), seat, card) });
}

/** A record holds the seed and both decks: while the game lasts it would tell everything. */
export function tellRecord(table: Table, wire: Wire, { id }: RequestOf<"record">): void {
  if (stateOf(table.sitting).result === null) tellRefusal(wire, { id, refusal: "not allowed here" });
  else reply(wire, id, { of: "record", text: wholeRecord(table) });
}

/** All of the game as a text: for whoever keeps the table, and for the seats once it is over. */
export const wholeRecord = ({ sitting: { recorder, setup }, terms }: Table): string =>
  writeReadable(recorder.record(terms.tellLog), setup.library);

async function tellHint(table: Table, wire: SeatWire, { id, decision }: RequestOf<"hint">): Promise<void> {
  const { seat } = wire;
  const { searching, terms } = table;
  const isAsked = table.waitsFor === seat && positionOf(table, seat).question?.id === decision;
  if (!terms.rights[seat].mayHint || !isAsked) {
    tellRefusal(wire, { id, refusal: "no hint" });
    return;
  }
  if (searching.has(seat)) {
    tellRefusal(wire, { id, refusal: "at work" });
    return;
  }
  searching.add(seat);
  const hint = await searched(table, wire);
  searching.delete(seat);
  if (hint === null) tellRefusal(wire, { id, refusal: "no hint" });
  else reply(wire, id, { of: "hint", hint });
}

async function searched(table: Table, wire: SeatWire): Promise<Hint | null> {
  const { seat } = wire;
  const { mind } = table.terms;
  try {
    return await ("sees" in mind
      ? mind.advise(clone(positionOf(table, seat)))
      : mind.advise(askingOf(table, seat)));
  } catch (error) {
    tellFault(table, error, wire);
    return null;
  }
}
