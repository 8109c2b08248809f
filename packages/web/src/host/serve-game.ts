/** Keeps one game for the page, as a server would: the table does not know the difference. Runs in a worker. */
import type { Connection, Host, Mind, PaceClock } from "@fhtagn/host";
import type { FinishedGame, SavedGame } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { problemOf, tellProblem } from "../storage/problems.ts";
import { StoreLate, StoreOff } from "../storage/store-off.ts";
import { announceClaim } from "./claim-news.ts";
import { claimGame, type GameClaim, newHolder, writeClaimed } from "./game-claim.ts";
import type { FromHost, ToHost } from "./game-messages.ts";
import { openGame } from "./open-game.ts";
import { writeResult } from "./results.ts";

export interface ServingTerms {
  readonly tell: (message: FromHost) => void;
  readonly mind: (thinkingTime: number) => Mind;
  readonly clock: PaceClock;
}

/** The game that is served, as far as the store is concerned. */
interface Held {
  readonly game: SavedGame;
  readonly claim: GameClaim;
  /** Nothing of it has been stored yet. */
  isNew: boolean;
  /** The page holds it, because the browser did not store it. */
  isUnkept: boolean;
}

interface Serving extends ServingTerms {
  readonly connections: Map<Player, Connection>;
  host: Host | null;
  news: { close(): void } | null;
  /** The game is somebody else's now, or gone: nothing is told any more. */
  isOver: boolean;
}

export interface GameServer {
  hear(message: ToHost): void;
  close(): void;
}

export function makeGameServer(terms: ServingTerms): GameServer {
  const serving: Serving = { ...terms, connections: new Map(), host: null, news: null, isOver: false };
  return {
    hear: (message) => {
      if (message.type === "open") void open(serving, message).catch(() => terms.tell({ type: "lost" }));
      else serving.connections.get(message.seat)?.receive(message.request);
    },
    close: () => end(serving),
  };
}

type Opening = Extract<ToHost, { type: "open" }>;

async function open(serving: Serving, { id, habits, unkept }: Opening): Promise<void> {
  const { tell, mind, clock } = serving;
  const held = await find(id, unkept);
  if (typeof held === "string") {
    tell({ type: "missing", why: held === "damaged" ? "form" : held });
    return;
  }
  const host = openGame(held.game, {
    mind: mind(habits.thinkingTime),
    clock,
    write: (game, finished) => write(serving, held, { game, finished }),
    report: (fault) => tell({ type: "report", fault }),
    now: () => Date.now(),
    pace: habits.pace,
  });
  if (typeof host === "string") {
    tell({ type: "missing", why: host });
    return;
  }
  serving.host = host;
  serving.news = announceClaim(id, held.claim, () => giveUp(serving, "taken"));
  seatPeople(serving, host, held.game);
}

/** What the page holds counts where it is later than what is stored. */
async function find(id: string, unkept: SavedGame | undefined): Promise<Held | "missing" | "damaged"> {
  const holder = newHolder();
  const stored = await claimGame(id, holder).catch((problem: unknown) => {
    const isNothingKept = problem instanceof StoreOff && !(problem instanceof StoreLate);
    if (unkept === undefined && !isNothingKept) throw problem;
    return "missing" as const;
  });
  const isStored = typeof stored !== "string";
  if (unkept === undefined || (isStored && stored.game.touched >= unkept.touched))
    return isStored ? { ...stored, isNew: false, isUnkept: unkept !== undefined } : stored;
  const claim = isStored ? stored.claim : { generation: 1, holder };
  return { game: unkept, claim, isNew: !isStored, isUnkept: true };
}

interface Written {
  readonly game: SavedGame;
  /** With what stays of it for statistics, once it is over. */
  readonly finished: FinishedGame | null;
}

/** Where the browser refuses to store, the game goes on, the page holds it, and every page says so. */
async function write(serving: Serving, held: Held, { game, finished }: Written): Promise<void> {
  const { tell } = serving;
  if (serving.isOver) return;
  try {
    const fate = await writeClaimed(game, held.claim, held.isNew);
    if (fate !== "kept") {
      giveUp(serving, fate);
      return;
    }
    held.isNew = false;
    if (held.isUnkept) tell({ type: "kept" });
    held.isUnkept = false;
  } catch (problem) {
    held.isUnkept = true;
    tell({ type: "unkept", game, problem: problemOf(problem) });
    tellProblem(problemOf(problem));
  }
  if (finished !== null) await writeResult(finished).catch((problem) => tellProblem(problemOf(problem)));
}

function giveUp(serving: Serving, why: "taken" | "removed"): void {
  if (serving.isOver) return;
  end(serving);
  serving.tell(why === "taken" ? { type: "taken" } : { type: "missing", why: "missing" });
}

function end(serving: Serving): void {
  serving.isOver = true;
  serving.news?.close();
  serving.host?.close();
  serving.connections.clear();
}

const SEATS: readonly Player[] = ["P1", "P2"];

function seatPeople(serving: Serving, host: Host, { seats, seed }: SavedGame): void {
  const people = SEATS.filter((seat) => seats[seat].kind === "person");
  for (const seat of people) {
    const connection = host.connect(seat, (reply) => {
      if (!serving.isOver) serving.tell({ type: "reply", seat, reply });
    });
    serving.connections.set(seat, connection);
  }
  serving.tell({ type: "opened", people, seed });
}
