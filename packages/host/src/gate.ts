/** What comes in is looked at before it is listened to: how large, how often, whether it was said before. */
import { idOf, type ProtocolRefusal, type Request, readRequest } from "@fhtagn/protocol";
import { HOST_LIMITS, isTooLarge, refusedByRate } from "./host-limits.ts";
import { whenHeard } from "./store.ts";
import type { Table } from "./table.ts";
import { tellFault, tellRefusal } from "./tell.ts";
import { isSeated, rememberId, repliedTo, tell, type Wire } from "./wire.ts";

/** What a request does once it is let in. */
export type Listener = (request: Request) => void;

export function receive(table: Table, wire: Wire, { message, listen }: Incoming): void {
  if (wire.closed || table.closed) return;
  const request = read(message);
  if (typeof request === "string") tellRefusal(wire, { id: idOf(message), refusal: request });
  else if (!isRepeated(wire, request.id)) admit(table, wire, { request, listen });
}

/** What throws when it is looked at cannot be read. */
function read(message: unknown): Request | ProtocolRefusal {
  try {
    return isTooLarge(message) ? "too large" : (readRequest(message) ?? "malformed");
  } catch {
    return "malformed";
  }
}

interface Incoming {
  readonly message: unknown;
  readonly listen: Listener;
}

interface Admitted {
  readonly request: Request;
  readonly listen: Listener;
}

/** Said again, it is answered again and not done again; while it is under way its answer comes by itself. */
function isRepeated(wire: Wire, id: number): boolean {
  const reply = repliedTo(wire, id);
  if (reply === undefined && id > wire.lastId) return false;
  if (reply === undefined) tellRefusal(wire, { id, refusal: "said before" });
  else if (reply !== null) tell(wire, reply);
  return true;
}

function admit(table: Table, wire: Wire, { request, listen }: Admitted): void {
  const { id, type } = request;
  const at = table.terms.clock.now();
  rememberId(wire, id);
  const refusal = refusalOfRequest(table, wire, { type, at });
  if (refusal !== null) tellRefusal(wire, { id, refusal });
  else whenHeard(table, () => hear(table, wire, { request, listen, at }), wire);
}

interface Knock {
  readonly type: Request["type"];
  readonly at: number;
}

/** All that may be said by those who watch. */
const WATCHING: readonly Request["type"][] = ["hello", "record"];

function refusalOfRequest(table: Table, wire: Wire, { type, at }: Knock): ProtocolRefusal | null {
  const { store, unheard, unheardWatchers } = table;
  const isFull = isSeated(wire)
    ? unheard.length >= HOST_LIMITS.waiting
    : unheardWatchers.length >= HOST_LIMITS.waitingWatchers;
  if (store.isBusy && isFull) return "too often";
  if (!isSeated(wire) && !WATCHING.includes(type)) return "not allowed here";
  return refusedByRate(wire.tally.allowances, type, at);
}

function hear(table: Table, wire: Wire, { request, listen, at }: Admitted & { readonly at: number }): void {
  if (wire.closed || table.closed) return;
  const { id, type } = request;
  wire.heardAt = at;
  if (!table.wires.has(wire) && type !== "hello") {
    tellRefusal(wire, { id, refusal: "not allowed here" });
    return;
  }
  try {
    listen(request);
  } catch (error) {
    tellFault(table, error, wire);
    tellRefusal(wire, { id, refusal: "engine fault" });
  }
}
