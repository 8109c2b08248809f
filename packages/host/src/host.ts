/** Keeps a game for its seats: takes their messages, tells each only what it may know. */
import { idOf, PROTOCOL_VERSION, type Request, type RequestOf, readRequest } from "@fhtagn/protocol";
import { ENGINE_VERSION, type Player } from "@fhtagn/rules";
import { advanceSitting } from "./advance.ts";
import { takeAnswer, takeConcession, takeStepBack, takeUndo } from "./answer.ts";
import { inform } from "./inform.ts";
import { stateOf } from "./sitting.ts";
import { laySitting, type Table } from "./table.ts";
import { tellFault, tellRefusal, update } from "./tell.ts";
import type { HostTerms, Send, Wire } from "./terms.ts";

export interface Connection {
  /** Anything that came in; what is no message is refused and changes nothing. */
  receive(message: unknown): void;
  close(): void;
}

export interface Host {
  connect(seat: Player, send: Send): Connection;
  /** Resolves when nothing is under way: a person is asked, or the game is over. */
  settled(): Promise<void>;
  close(): void;
}

export function openHost(terms: HostTerms): Host {
  const table = laySitting(terms);
  advanceSitting(table);
  return {
    connect: (seat, send) => connect(table, seat, send),
    settled: () => settled(table),
    close: () => {
      table.epoch++;
      table.pause?.abort();
      table.wires.clear();
    },
  };
}

async function settled(table: Table): Promise<void> {
  for (let seen: Promise<void> | null = null; seen !== table.running; ) {
    seen = table.running;
    await seen;
  }
}

function connect(table: Table, seat: Player, send: Send): Connection {
  const wire: Wire = { seat, send, log: 0 };
  return {
    receive: (message) => receive(table, wire, message),
    close: () => {
      table.wires.delete(wire);
    },
  };
}

function receive(table: Table, wire: Wire, message: unknown): void {
  const request = readRequest(message);
  if (request === null) {
    tellRefusal(table, wire, { id: idOf(message), refusal: "malformed" });
    return;
  }
  if (!table.wires.has(wire) && request.type !== "hello") {
    tellRefusal(table, wire, { id: request.id, refusal: "not allowed here" });
    return;
  }
  try {
    answerTo(table, wire, request);
  } catch (error) {
    tellFault(table, error);
    tellRefusal(table, wire, { id: request.id, refusal: "engine fault" });
  }
}

function answerTo(table: Table, wire: Wire, request: Request): void {
  switch (request.type) {
    case "hello":
      greet(table, wire, request);
      return;
    case "answer":
      takeAnswer(table, wire, request);
      return;
    case "stepBack":
      takeStepBack(table, wire, request);
      return;
    case "undo":
      takeUndo(table, wire, request);
      return;
    case "concede":
      takeConcession(table, wire, request);
      return;
    case "setPassing":
      setPassing(table, wire, request);
      return;
    case "hurry":
    case "setPace":
      hasten(table, wire, request);
      return;
    default:
      inform(table, wire, request);
      return;
  }
}

function hasten(table: Table, wire: Wire, request: RequestOf<"hurry" | "setPace">): void {
  if (request.type === "hurry") table.pause?.abort();
  else table.pace = request.pace;
  wire.send({ type: "done", id: request.id });
}

/** A table that has the same line up to there gets the rest of the log; any other gets all of it. */
function greet(table: Table, wire: Wire, { id, version, since }: RequestOf<"hello">): void {
  if (version !== PROTOCOL_VERSION) {
    tellRefusal(table, wire, { id, refusal: "wrong version" });
    return;
  }
  const { terms, sitting, undos } = table;
  const known = since?.line === undos ? sitting.marks[since.seq] : undefined;
  wire.log = known?.log ?? 0;
  table.wires.add(wire);
  wire.send({
    type: "welcome",
    id,
    version: PROTOCOL_VERSION,
    table: terms.table,
    seat: wire.seat,
    seats: terms.seats,
    seed: sitting.seed,
    engine: ENGINE_VERSION,
    mayUndo: terms.mayUndo,
    mayHint: terms.mayHint,
  });
  update(table, wire);
}

function setPassing(table: Table, wire: Wire, { id, passing }: RequestOf<"setPassing">): void {
  const { seat } = wire;
  const { sitting } = table;
  if (passing.until !== null && passing.until !== table.passing[seat].until)
    table.since[seat] = { log: sitting.journal.length, turn: stateOf(sitting).turn };
  table.passing[seat] = passing;
  if (passing.until !== null) table.held = -1;
  wire.send({ type: "done", id });
  if (table.waitsFor === seat && table.draft === null) advanceSitting(table);
  else update(table, wire);
}
