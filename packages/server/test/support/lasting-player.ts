/** A player who comes back after every loss of the connection, and remembers what he was told. */
import type { Update } from "@fhtagn/protocol";
import type { Rng } from "@fhtagn/rules";
import { type Client, type ClientSocket, type SeatedClient, sitAt } from "./client.ts";
import { answerBy } from "./play.ts";

export interface LastingPlayer {
  /** Positions that the server took back although it had told them: there must be none. */
  readonly lost: readonly string[];
  readonly returns: number;
  readonly end: Update;
}

const PAUSE = 50;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

interface Memory {
  /** The last position that was told. */
  line: number;
  seq: number;
  readonly lost: string[];
}

export async function playThroughLosses(client: Client, table: string, rng: Rng): Promise<LastingPlayer> {
  const memory: Memory = { line: 0, seq: 0, lost: [] };
  for (let returns = 0; ; returns++) {
    const socket = await comeBack(client);
    const end = await playUntilCut(socket, table, { rng, memory });
    socket.close();
    if (end !== null) return { lost: memory.lost, returns, end };
  }
}

async function comeBack(client: Client): Promise<ClientSocket> {
  for (;;) {
    try {
      return await client.socket();
    } catch {
      await pause();
    }
  }
}

interface Playing {
  readonly rng: Rng;
  readonly memory: Memory;
}

/** Null where the connection was cut. */
async function playUntilCut(
  socket: ClientSocket,
  table: string,
  { rng, memory }: Playing,
): Promise<Update | null> {
  const cut = socket.closed().then(() => null);
  const seated = await Promise.race([sitAt(socket, table), cut]);
  if (seated === null) return null;
  const over = new Promise<Update>((resolve) => answerAll(seated, { rng, memory, over: resolve }));
  return Promise.race([over, cut]);
}

function answerAll(
  seated: SeatedClient,
  { rng, memory, over }: Playing & { readonly over: (end: Update) => void },
): void {
  let answered = "";
  const look = (): void => {
    const { line, seq, step, asked, result } = seated.latest();
    if (line === memory.line && seq < memory.seq)
      memory.lost.push(`${memory.line}/${memory.seq} became ${line}/${seq}`);
    memory.line = line;
    memory.seq = seq;
    if (result !== null) over(seated.latest());
    const here = `${line} ${seq} ${step} ${asked?.id}`;
    if (asked === null || answered === here) return;
    answered = here;
    const choice = answerBy(rng, asked);
    seated.say({ type: "answer", at: { line, seq }, decision: asked.id, choice, sure: true });
  };
  seated.socket.onFrame((frame) => {
    if (frame.frame === "refused" || (frame.frame === "reply" && frame.reply.type === "refused")) {
      answered = "";
      setTimeout(look, PAUSE);
    } else if (frame.frame === "reply" && frame.reply.type === "update") look();
  });
  look();
}
