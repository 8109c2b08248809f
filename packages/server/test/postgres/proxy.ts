/** Between a client and PostgreSQL: loses what is said at the moment that a test chooses. */
import { once } from "node:events";
import { connect, createServer, type Server, type Socket } from "node:net";

/** What becomes of the next statement that names the word: it never arrives, or its answer does not, or nothing. */
export type Loss = "question" | "answer" | "silence";

export interface Proxy {
  /** The same database by way of this. */
  readonly address: string;
  loseNext(word: string, loss: Loss): void;
  /** Done before the client learns that something is lost. */
  onLoss(deed: () => unknown): void;
  close(): void;
}

interface Planned {
  readonly word: string;
  readonly loss: Loss;
}

export async function openProxy(target: string): Promise<Proxy> {
  const { port, hostname } = new URL(target);
  const sockets = new Set<Socket>();
  const plans: Planned[] = [];
  let whenLost: () => unknown = () => undefined;
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on("error", () => undefined);
    }
    join({ client, upstream, plans, whenLost: () => whenLost() });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return {
    address: addressOf(target, server),
    loseNext: (word, loss) => plans.push({ word, loss }),
    onLoss: (deed) => {
      whenLost = deed;
    },
    close: () => {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

function addressOf(target: string, server: Server): string {
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("a port has a number");
  const url = new URL(target);
  url.port = String(address.port);
  return url.href;
}

interface Pair {
  readonly client: Socket;
  readonly upstream: Socket;
  readonly plans: Planned[];
  readonly whenLost: () => unknown;
}

function join({ client, upstream, plans, whenLost }: Pair): void {
  let isLost: Loss | null = null;
  const cut = async (): Promise<void> => {
    await whenLost();
    client.destroy();
    upstream.destroy();
  };
  client.on("data", (bytes: Buffer) => {
    const plan = plans.find(({ word }) => bytes.includes(word));
    if (plan !== undefined) {
      plans.splice(plans.indexOf(plan), 1);
      isLost = plan.loss;
    }
    if (isLost === "question") void cut();
    else if (isLost !== "silence") upstream.write(bytes);
  });
  upstream.on("data", (bytes: Buffer) => {
    if (isLost === "answer") void cut();
    else if (isLost === null) client.write(bytes);
  });
  client.on("close", () => upstream.destroy());
  upstream.on("close", () => client.destroy());
}
