/** Keeps a game for its seats: takes their messages, tells each only what it may know. */
import { PROTOCOL_VERSION, type Request, type RequestOf } from "@fhtagn/protocol";
import { ENGINE_VERSION, type Player } from "@fhtagn/rules";
import { advanceSitting } from "./advance.ts";
import { takeAnswer, takeConcession, takeStepBack } from "./answer.ts";
import { endFor } from "./end-for.ts";
import { type Listener, receive } from "./gate.ts";
import { inform, tellRecord, wholeRecord } from "./inform.ts";
import { stateOf } from "./sitting.ts";
import { storeNews } from "./store.ts";
import { isBetweenPeople, laySitting, type Table } from "./table.ts";
import { seatsFor, tellRefusal, update, updateSeat } from "./tell.ts";
import { type HostTerms, NO_RIGHTS, type Send } from "./terms.ts";
import { takeAgreement, takeUndo } from "./undo.ts";
import { isSeated, newTally, newWire, type SeatWire, tell, type Wire } from "./wire.ts";

export interface Connection {
  /** Anything that came in; what is no message is refused and changes nothing. Once it is closed nothing is heard. */
  receive(message: unknown): void;
  close(): void;
}

/** All but `connect` is for whoever keeps the table, and no seat of it. */
export interface Host {
  connect(seat: Player, send: Send): Connection;
  /** For somebody who has no seat: he is shown what everybody may see, and may ask for nothing. */
  watch(send: Send): Connection;
  /** All of the game as a text, while it is played too: seed, decks and every answer. */
  record(): string;
  /**
   * The seat loses as if it had conceded, whoever is asked and whatever is under way. False where the game was over
   * before, or this could not be stored.
   */
  endFor(seat: Player): Promise<boolean>;
  /** Resolves when nothing is under way: a person is asked, or the game is over. */
  settled(): Promise<void>;
  /** For good: nothing is heard, told or stored any more. */
  close(): void;
}

export function openHost(terms: HostTerms): Host {
  const table = laySitting(terms);
  void storeNews(table);
  advanceSitting(table, null);
  return {
    connect: (seat, send) => connect(table, seat, send),
    watch: (send) => watch(table, send),
    endFor: (seat) => endFor(table, seat),
    record: () => wholeRecord(table),
    settled: () => settled(table),
    close: () => close(table),
  };
}

function close(table: Table): void {
  table.closed = true;
  table.epoch++;
  table.pause?.abort();
  table.unheard.length = 0;
  table.unheardWatchers.length = 0;
  for (const ended of table.endings) ended(false);
  for (const wire of table.wires) wire.closed = true;
  table.wires.clear();
}

async function settled(table: Table): Promise<void> {
  for (let seen: Promise<unknown>[] = []; seen[0] !== table.running || seen[1] !== table.store.last; ) {
    seen = [table.running, table.store.last];
    await Promise.all(seen);
  }
}

function connect(table: Table, seat: Player, send: Send): Connection {
  const wire = newWire(seat, table.tallies[seat], send);
  return connectionOf(table, wire, (request) => answerTo(table, wire, request));
}

function watch(table: Table, send: Send): Connection {
  const wire = newWire("spectator", newTally(), send);
  return connectionOf(table, wire, (request) => {
    if (request.type === "hello") greet(table, wire, request);
    else if (request.type === "record") tellRecord(table, wire, request);
  });
}

function connectionOf(table: Table, wire: Wire, listen: Listener): Connection {
  return {
    receive: (message) => receive(table, wire, { message, listen }),
    close: () => {
      wire.closed = true;
      table.wires.delete(wire);
    },
  };
}

function answerTo(table: Table, wire: SeatWire, request: Request): void {
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
    case "agree":
      takeAgreement(table, wire, request);
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

/** Between people it is heard and changes nothing: what is held back there is held back for good reason. */
function hasten(table: Table, wire: Wire, request: RequestOf<"hurry" | "setPace">): void {
  if (request.type === "setPace") table.pace = request.pace;
  else if (!isBetweenPeople(table)) table.pause?.abort();
  tell(wire, { type: "done", id: request.id });
}

/** A table that has the same line up to there gets the rest of the log; any other gets all of it. */
function greet(table: Table, wire: Wire, { id, version, since }: RequestOf<"hello">): void {
  if (version !== PROTOCOL_VERSION) {
    tellRefusal(wire, { id, refusal: "wrong version" });
    return;
  }
  const { terms, sitting, undos } = table;
  const known = since?.line === undos ? sitting.marks[since.seq] : undefined;
  wire.log = known?.log ?? 0;
  wire.passing = null;
  table.wires.add(wire);
  tell(wire, {
    type: "welcome",
    id,
    version: PROTOCOL_VERSION,
    table: terms.table,
    seat: wire.seat,
    seats: seatsFor(table, wire.seat),
    engine: ENGINE_VERSION,
    ruleset: stateOf(sitting).game.ruleset,
    ...(isSeated(wire) ? terms.rights[wire.seat] : NO_RIGHTS),
  });
  update(table, wire);
  if (table.isStuck && isSeated(wire)) advanceSitting(table, null);
}

/** The other one learns nothing of it: not even that there was something to set. */
function setPassing(table: Table, wire: SeatWire, { id, passing }: RequestOf<"setPassing">): void {
  const { seat } = wire;
  const { sitting } = table;
  if (passing.until !== null && passing.until !== table.passing[seat].until)
    table.since[seat] = { log: sitting.journal.length, turn: stateOf(sitting).turn };
  table.passing[seat] = passing;
  if (passing.until !== null) table.held = -1;
  tell(wire, { type: "done", id });
  void storeNews(table);
  if (table.waitsFor === seat && table.draft === null) advanceSitting(table, null);
  updateSeat(table, seat);
}
