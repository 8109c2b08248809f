/** A hosted game for tests: seats that answer at random, computer players at once, no waiting. */
import { botNamed } from "@fhtagn/bots";
import { coreStories, presetNamed } from "@fhtagn/cards";
import {
  type Asked,
  type Passing,
  PROTOCOL_VERSION,
  type Reply,
  type Seats,
  type Update,
  USUAL_PASSING,
} from "@fhtagn/protocol";
import { type Choice, makeRng, type Player, type Rng, type Setup } from "@fhtagn/rules";
import { againstBot, clockThatTicks } from "@fhtagn/testkit/seats";
import { LIBRARY } from "@fhtagn/testkit/tables";
import {
  ALL_RIGHTS,
  type Connection,
  type FaultReport,
  type Host,
  type JournalEntry,
  type KeptSitting,
  type Mind,
  openHost,
  type PaceClock,
  priorOf,
  type Sitting,
  sitDown,
} from "../src/index.ts";
import type { HostTerms, Send } from "../src/terms.ts";

function deckNamed(name: string): readonly string[] {
  const preset = presetNamed(name);
  if (preset === undefined) throw new Error(`no deck ${name}`);
  return preset.codes;
}

export function setupOfPresets(first = "agency-cthulhu", second = "syndicate-hastur"): Setup {
  const decks = { P1: deckNamed(first), P2: deckNamed(second) };
  return { library: LIBRARY, decks, stories: coreStories().map(({ code }) => code) };
}

export const AGAINST_BOT: Seats = againstBot("Bot", "random");

/** The bots of the ladder, in this very thread. */
export function mindFor(setup: Setup): Mind {
  return {
    choose: async ({ view, player, level, seed }) => ({
      choice: botNamed(level, { prior: priorOf(setup, player), rng: makeRng(seed) }).choose(view),
    }),
    advise: async ({ view, player, seed }) => ({
      choice: botNamed("greedy", { prior: priorOf(setup, player), rng: makeRng(seed) }).choose(view),
    }),
  };
}

export const FULL: Passing = { ...USUAL_PASSING, level: "full" };

/** All of the game as it was stored, with what came with it. */
export type TestEntry = KeptSitting & Omit<JournalEntry, "whole">;

export interface TestTable {
  readonly host: Host;
  readonly saved: TestEntry[];
  readonly faults: FaultReport[];
}

interface TableTerms {
  readonly setup?: Setup;
  readonly seed?: string;
  readonly seats?: Seats;
  readonly sitting?: Sitting;
  readonly mind?: Mind;
  readonly passing?: Partial<Record<Player, Passing>>;
  readonly rights?: HostTerms["rights"];
  readonly save?: HostTerms["save"];
  readonly clock?: PaceClock;
  readonly mindSeed?: string;
  readonly passPause?: number;
  readonly hear?: HostTerms["hear"];
}

export function openTable({
  setup = setupOfPresets(),
  seed = "1",
  seats = AGAINST_BOT,
  ...terms
}: TableTerms = {}): TestTable {
  const saved: TestEntry[] = [];
  const faults: FaultReport[] = [];
  const host = openHost({
    table: "test",
    seats,
    sitting: terms.sitting ?? sitDown(setup, seed),
    mind: terms.mind ?? mindFor(setup),
    clock: terms.clock ?? clockThatTicks(),
    chance: () => 0.5,
    tellLog: ({ what }) => what,
    mindSeed: terms.mindSeed ?? "bots",
    report: (fault) => void faults.push(fault),
    save: terms.save ?? (async ({ whole, ...entry }) => void saved.push({ ...whole(), ...entry })),
    ...(terms.passing && { passing: terms.passing }),
    ...(terms.hear && { hear: terms.hear }),
    rights: terms.rights ?? ALL_RIGHTS,
    passPause: terms.passPause ?? 0,
    pace: 0,
  });
  return { host, saved, faults };
}

/** A connected seat and everything it was told. */
export interface TestSeat extends TestTold {
  readonly seat: Player;
}

/** Somebody at the table, or beside it, and everything he was told. */
export interface TestTold {
  readonly replies: Reply[];
  readonly connection: Connection;
  readonly version: number;
  say(request: Record<string, unknown> & { type: string }): number;
  last(): Update;
  asked(): Asked | null;
  /** The settings it was told last. */
  passing(): Passing;
}

/** Requests that name the position they speak of. */
const NAMING: readonly string[] = ["answer", "undo", "agree", "concede"];

type Since = { line: number; seq: number } | null;

export const takeSeat = (host: Host, seat: Player, since: Since = null): TestSeat => ({
  seat,
  ...sayHello((send) => host.connect(seat, send), since),
});

export const watchTable = (host: Host, since: Since = null): TestTold => sayHello(host.watch, since);

function sayHello(connect: (send: Send) => Connection, since: Since): TestTold {
  const replies: Reply[] = [];
  const connection = connect((reply) => replies.push(reply));
  let id = 0;
  const said: TestTold = {
    replies,
    connection,
    version: PROTOCOL_VERSION,
    say: (request) => {
      const [last] = replies.flatMap((reply) => (reply.type === "update" ? [reply] : [])).slice(-1);
      const at = { line: last?.line ?? 0, seq: last?.seq ?? 0 };
      connection.receive({ id: ++id, ...(NAMING.includes(request.type) && { at }), ...request });
      return id;
    },
    last: () => {
      const update = replies.findLast((reply) => reply.type === "update");
      if (update === undefined) throw new Error("nothing was told yet");
      return update;
    },
    asked: () => said.last().asked,
    passing: () => {
      const told = replies.flatMap((reply) => (reply.type === "update" ? (reply.passing ?? []) : []));
      return told.at(-1) ?? USUAL_PASSING;
    },
  };
  said.say({ type: "hello", version: PROTOCOL_VERSION, since });
  return said;
}

/** Some legal answer to the open question. */
export function someAnswer(asked: Asked, rng: Rng): Choice {
  if (asked.form === "choose") return { choose: rng.below(asked.options.length) };
  if (asked.kind === "setup") {
    const assign = asked.items.map(() => -1);
    for (let domain = 0; domain < 3; ) {
      const at = rng.below(assign.length);
      if (assign[at] === -1) assign[at] = domain++;
    }
    return { assign };
  }
  return {
    assign: asked.places.map((places, at) => {
      const must = asked.must[at] ?? -1;
      return must >= 0 ? must : rng.below(places.length + 1) - 1;
    }),
  };
}

/** Answers at random until the game is over or so many answers were given; says how many. */
export async function playSeatsOn(
  host: Host,
  seats: readonly TestSeat[],
  terms: { rng: Rng; most?: number },
): Promise<number> {
  const { rng, most = 5000 } = terms;
  for (let answers = 0; answers < most; answers++) {
    await host.settled();
    const next = seats.find((seat) => seat.asked() !== null);
    const asked = next?.asked();
    if (!next || !asked) return answers;
    next.say({ type: "answer", decision: asked.id, choice: someAnswer(asked, rng), sure: true });
  }
  await host.settled();
  return most;
}

/** Takes steps on trial back, which nobody stores. */
export function leaveDrafts(seats: readonly TestSeat[]): void {
  for (const seat of seats)
    while (seat.last().step > 0) seat.say({ type: "stepBack", decision: seat.asked()?.id ?? 0 });
}
