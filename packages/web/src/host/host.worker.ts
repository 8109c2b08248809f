/** Keeps one game for the page, as a server would: the table does not know the difference. */
import type { Connection, Host } from "@fhtagn/host";
import type { FinishedGame, SavedGame } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { problemOf, tellProblem } from "../storage/problems.ts";
import { type BotWorker, distantMind } from "./distant-mind.ts";
import type { BotHabits, FromHost, ToHost } from "./game-messages.ts";
import { readGame, writeGame } from "./games.ts";
import { openGame } from "./open-game.ts";
import { writeResult } from "./results.ts";
import { workerClock } from "./worker-clock.ts";

const SEATS: readonly Player[] = ["P1", "P2"];
const connections = new Map<Player, Connection>();
const tell = (message: FromHost): void => postMessage(message);

const hire = (): BotWorker => new Worker(new URL("./bots.worker.ts", import.meta.url), { type: "module" });

async function open(id: string, { pace, thinkingTime }: BotHabits): Promise<void> {
  const saved = await readGame(id);
  if (saved === "missing" || saved === "damaged") {
    tell({ type: "missing", why: saved === "damaged" ? "form" : saved });
    return;
  }
  const mind = distantMind(hire, thinkingTime);
  const host = openGame(saved, { mind, clock: workerClock, write, now: () => Date.now(), pace });
  if (typeof host === "string") {
    tell({ type: "missing", why: host });
    return;
  }
  keepAlone(id, host);
  seatPeople(host, saved);
}

/** Where the browser refuses to store, the game goes on, and every page says so. */
async function write(game: SavedGame, finished: FinishedGame | null): Promise<void> {
  try {
    await writeGame(game);
    if (finished !== null) await writeResult(finished);
  } catch (problem) {
    tellProblem(problemOf(problem));
  }
}

/** The tab that opened a game last keeps it: two hosts would write over one another. */
function keepAlone(id: string, host: Host): void {
  const { locks } = navigator as { readonly locks?: LockManager }; // none where the page came without encryption
  const forEver = (): Promise<never> => new Promise(() => undefined);
  locks?.request(`fhtagn game ${id}`, { steal: true }, forEver).catch(() => {
    host.close();
    connections.clear();
    tell({ type: "taken" });
  });
}

function seatPeople(host: Host, { seats }: SavedGame): void {
  const people = SEATS.filter((seat) => seats[seat].kind === "person");
  for (const seat of people)
    connections.set(
      seat,
      host.connect(seat, (reply) => tell({ type: "reply", seat, reply })),
    );
  tell({ type: "opened", people });
}

addEventListener("message", ({ data }: MessageEvent<ToHost>) => {
  if (data.type === "open")
    void open(data.id, data.habits).catch(() => tell({ type: "missing", why: "form" }));
  else connections.get(data.seat)?.receive(data.request);
});
