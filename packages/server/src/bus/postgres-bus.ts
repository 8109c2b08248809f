/** The bus of several nodes on one PostgreSQL: NOTIFY, with a connection of its own that is made again when it breaks. */
import pg from "pg";
import { type Bus, type BusMessage, readBusMessage } from "./bus.ts";

const CHANNEL = "fhtagn";
const PAUSE = 500;

interface Line {
  client: pg.Client | null;
  isClosed: boolean;
  readonly listeners: Set<(message: BusMessage) => void>;
}

export async function openPostgresBus(
  connectionString: string,
  broke: (error: unknown) => void,
): Promise<Bus> {
  const line: Line = { client: null, isClosed: false, listeners: new Set() };
  await connect(line, connectionString, broke);
  return {
    publish: (message) => {
      const sent = line.client?.query("select pg_notify($1, $2)", [CHANNEL, JSON.stringify(message)]);
      sent?.catch(broke);
    },
    follow: (listen) => void line.listeners.add(listen),
    close: async () => {
      line.isClosed = true;
      await line.client?.end();
    },
  };
}

async function connect(line: Line, connectionString: string, broke: (error: unknown) => void): Promise<void> {
  const client = new pg.Client({ connectionString });
  const again = (error: unknown): void => {
    if (line.client !== client) return;
    line.client = null;
    if (line.isClosed) return;
    broke(error);
    setTimeout(() => void reconnect(line, connectionString, broke), PAUSE).unref();
  };
  client.on("error", again);
  client.on("end", () => again(new Error("the line between the nodes was cut")));
  client.on("notification", ({ payload }) => {
    const message = readBusMessage(payload ?? "");
    if (message === null) return;
    for (const listen of line.listeners) listen(message);
  });
  await client.connect();
  await client.query(`listen ${CHANNEL}`);
  line.client = client;
}

async function reconnect(
  line: Line,
  connectionString: string,
  broke: (error: unknown) => void,
): Promise<void> {
  if (line.isClosed) return;
  try {
    await connect(line, connectionString, broke);
  } catch (error) {
    broke(error);
    setTimeout(() => void reconnect(line, connectionString, broke), PAUSE).unref();
  }
}
