/** What strangers might send over a socket, without end and by a seed. */
import type { Rng } from "@fhtagn/rules";

/** One that was sent, and whether its sender may go on. */
export type Hostile = string | Buffer;

const KINDS_OF_FRAMES = ["open", "say", "leave", "lobby", "phrase", "chat", "claim", "beat"];
const SEATS = ["P1", "P2", "spectator", "__proto__", "constructor"];

const letters = (rng: Rng, most: number): string =>
  String.fromCodePoint(...Array.from({ length: rng.below(most) }, () => 32 + rng.below(0x2fff)));

function anything(rng: Rng, depth: number): unknown {
  const kind = rng.below(depth > 3 ? 6 : 8);
  if (kind === 0) return rng.below(1 << 30) - (1 << 29);
  if (kind === 1) return letters(rng, 40);
  if (kind === 2) return null;
  if (kind === 3) return rng.below(2) === 0;
  if (kind === 4) return rng.below(1000) / 7;
  if (kind === 5) return SEATS[rng.below(SEATS.length)];
  if (kind === 6) return Array.from({ length: rng.below(5) }, () => anything(rng, depth + 1));
  const keys = ["type", "id", "at", "decision", "choice", "frame", "table", "seat", "__proto__", "sure"];
  return Object.fromEntries(
    Array.from({ length: rng.below(5) }, () => [keys[rng.below(keys.length)], anything(rng, depth + 1)]),
  );
}

/** A request of the table's own form, with something wrong in it. */
function nearlyRequest(rng: Rng): unknown {
  const request = {
    type: ["answer", "undo", "concede", "agree", "hint", "record", "hello", "setPassing"][rng.below(8)],
    id: rng.below(3) === 0 ? anything(rng, 2) : rng.below(100_000),
    at: { line: rng.below(3), seq: rng.below(50) },
    decision: rng.below(100),
    choice: rng.below(2) === 0 ? { choose: rng.below(9) - 4 } : anything(rng, 2),
    seat: SEATS[rng.below(SEATS.length)],
    player: "P1",
  };
  return rng.below(2) === 0 ? request : { ...request, [letters(rng, 5)]: anything(rng, 1) };
}

export function hostileFrame(rng: Rng, table: string): Hostile {
  const kind = rng.below(8);
  if (kind === 0) return Buffer.from(letters(rng, 200));
  if (kind === 1) return letters(rng, 300);
  if (kind === 2) return JSON.stringify(anything(rng, 0)) ?? "";
  if (kind === 3)
    return `{"frame":"say","table":${JSON.stringify(table)},"request":${"[".repeat(rng.below(400))}`;
  if (kind === 4) return JSON.stringify({ frame: "chat", table, text: "x".repeat(rng.below(18_000)) });
  const frame = {
    frame: KINDS_OF_FRAMES[rng.below(KINDS_OF_FRAMES.length)],
    table: rng.below(3) === 0 ? anything(rng, 2) : table,
    request: rng.below(2) === 0 ? nearlyRequest(rng) : anything(rng, 0),
    on: anything(rng, 3),
    phrase: "hello",
    text: anything(rng, 3),
    n: anything(rng, 3),
  };
  return JSON.stringify(kind === 5 ? { ...frame, seat: "P1" } : frame);
}
