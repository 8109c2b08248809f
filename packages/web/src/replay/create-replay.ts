/** A game that is looked at again: a session for the table that nobody can play on, and the way through it. */
import type { Answered, WalkEyes, WalkPoint } from "@fhtagn/host";
import type { LogEntry, Seats } from "@fhtagn/protocol";
import type { Locale, Player } from "@fhtagn/rules";
import { createStore, type StoreApi } from "zustand/vanilla";
import { changedCards } from "../session/changes.ts";
import { firstState } from "../session/create-session.ts";
import type { Session, SessionStore } from "../session/session.ts";
import { type Direction, movedCards, pointOfAnswer, type Unit } from "./moves.ts";
import { READ_ONLY } from "./read-only.ts";
import type { GoingOn, ReplayOpened } from "./replay-messages.ts";
import type { ReplaySource } from "./replay-source.ts";

export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

export interface ReplayState {
  /** Null while the record is being played again. */
  readonly opened: ReplayOpened | null;
  readonly points: readonly WalkPoint[];
  /** The point that is wanted; the table follows as fast as it can. */
  readonly at: number;
  readonly eyes: WalkEyes;
  readonly playing: boolean;
  readonly speed: Speed;
  readonly answered: Answered | null;
  /** Why nothing is shown any more: the worker broke down. */
  readonly failure: string | null;
}

export interface ReplayCommands {
  goTo(at: number): void;
  move(unit: Unit, by: Direction): void;
  look(eyes: WalkEyes): void;
  play(on: boolean): void;
  setSpeed(by: Direction): void;
  /** The readable form. */
  text(locale: Locale): Promise<string>;
  goOn(seat: Player): Promise<GoingOn | null>;
  close(): void;
}

export type ReplayStore = StoreApi<ReplayState & ReplayCommands>;

interface ReplayTerms {
  readonly table: string;
  readonly text: string;
  readonly seats: Seats;
  readonly at: number;
  /** The point before the answer with this number, instead. */
  readonly answer: number | null;
  readonly eyes: WalkEyes;
  readonly source: ReplaySource;
}

export interface Replay {
  readonly session: SessionStore;
  readonly replay: ReplayStore;
}

/** What is remembered beside what is shown. */
interface Reel {
  readonly source: ReplaySource;
  readonly session: SessionStore;
  readonly replay: ReplayStore;
  log: readonly LogEntry[];
  /** Those the log was told to. */
  logEyes: WalkEyes | null;
  /** The point the table shows, -1 before the first one. */
  shown: number;
  busy: boolean;
  timer: ReturnType<typeof setTimeout> | undefined;
}

export function createReplay(terms: ReplayTerms): Replay {
  const { at, eyes, source } = terms;
  const session = readOnlySession(terms, () => reel.shown);
  const replay: ReplayStore = createStore(() => ({
    opened: null,
    points: [],
    at,
    eyes,
    playing: false,
    speed: 1,
    answered: null,
    failure: null,
    ...sessionMovesOf(() => reel),
  }));
  const state = { log: [], logEyes: null, shown: -1, busy: false, timer: undefined };
  const reel: Reel = { source, session, replay, ...state };
  void begin(reel, terms);
  return { session, replay };
}

/** What the table is given: all of a running game but the deeds. */
function readOnlySession({ table, seats, eyes, source }: ReplayTerms, shown: () => number): SessionStore {
  const session: SessionStore = createStore<Session>(() => ({
    ...firstState(table),
    ...READ_ONLY,
    seats,
    seat: eyes.seat,
    explain: async (card) => source.ask("explain", { at: shown(), seat: session.getState().seat, card }),
    close: () => source.close(),
  }));
  return session;
}

const within = (points: readonly WalkPoint[], at: number): number =>
  Math.max(0, Math.min(points.length - 1, Math.trunc(at)));

async function begin(reel: Reel, { text, answer }: ReplayTerms): Promise<void> {
  const { source, session, replay } = reel;
  try {
    const opened = await source.ask("open", { text });
    const points = opened.is === "game" ? opened.points : [];
    const at = answer === null ? replay.getState().at : pointOfAnswer(points, answer);
    replay.setState({ opened, points, at: within(points, at) });
    if (opened.is !== "game") return;
    const { seed, ruleset } = opened.summary;
    session.setState({ seed, ruleset });
    await follow(reel);
  } catch (error) {
    fail(reel, error);
  }
}

function fail({ replay }: Reel, error: unknown): void {
  replay.setState({ failure: error instanceof Error ? error.message : String(error), playing: false });
}

const same = (a: WalkEyes | null, b: WalkEyes): boolean =>
  a !== null && a.seat === b.seat && a.open === b.open;

/** Shows the point that is wanted; points that were wanted in between are skipped. */
async function follow(reel: Reel): Promise<void> {
  if (reel.busy) return;
  reel.busy = true;
  try {
    for (;;) {
      const { at, eyes, points } = reel.replay.getState();
      if (points.length === 0 || (at === reel.shown && same(reel.logEyes, eyes))) return;
      if (!same(reel.logEyes, eyes)) reel.log = await reel.source.ask("log", { eyes });
      const { view, figures, answered } = await reel.source.ask("show", { at, eyes });
      put(reel, { at, eyes, view, figures, answered });
    }
  } catch (error) {
    fail(reel, error);
  } finally {
    reel.busy = false;
  }
}

type Put = Pick<ReplayState, "at" | "eyes" | "answered"> & Pick<Session, "view" | "figures">;

function put(reel: Reel, { at, eyes, view, figures, answered }: Put): void {
  const { session, replay } = reel;
  const { points } = replay.getState();
  const { lastChanges, view: before, seat } = session.getState();
  const lines = points[at]?.log ?? 0;
  const from = points[reel.shown]?.log ?? lines;
  const isForward = at > reel.shown && reel.shown >= 0 && seat === eyes.seat;
  const news = isForward ? reel.log.slice(from, lines) : [];
  reel.shown = at;
  reel.logEyes = eyes;
  session.setState({
    status: "playing",
    seat: eyes.seat,
    view,
    figures,
    log: reel.log.slice(0, lines),
    lastChanges: {
      count: lastChanges.count + (news.length > 0 ? 1 : 0),
      news,
      cards: isForward && view !== null ? changedCards(before, view) : [],
    },
  });
  replay.setState({ answered });
}

/** Between two steps at the usual speed. */
const BEAT = 1200;

function sessionMovesOf(reelOf: () => Reel): ReplayCommands {
  const state = () => reelOf().replay.getState();
  return {
    ...moving(reelOf),
    look: (eyes) => {
      reelOf().replay.setState({ eyes });
      void follow(reelOf());
    },
    setSpeed: (by) => {
      const speed = SPEEDS[SPEEDS.indexOf(state().speed) + by];
      if (speed !== undefined) reelOf().replay.setState({ speed });
    },
    text: (locale) => reelOf().source.ask("text", { locale }),
    goOn: (seat) => reelOf().source.ask("goOn", { at: state().at, seat }),
    close: () => {
      clearTimeout(reelOf().timer);
      reelOf().source.close();
    },
  };
}

/** Whoever goes somewhere himself stops what plays by itself. */
function moving(reelOf: () => Reel): Pick<ReplayCommands, "goTo" | "move" | "play"> {
  const state = () => reelOf().replay.getState();
  const goTo = (to: number): void => {
    reelOf().replay.setState({ at: within(state().points, to) });
    void follow(reelOf());
  };
  const play = (on: boolean): void => {
    const { points, at } = state();
    reelOf().replay.setState({ playing: on });
    if (on && at === points.length - 1) goTo(0);
    keepTime(reelOf());
  };
  return {
    play,
    goTo: (to) => {
      play(false);
      goTo(to);
    },
    move: (unit, by) => {
      play(false);
      goTo(movedCards(state().points, state().at, [unit, by]));
    },
  };
}

/** Steps on until the end, or until somebody stops it. */
function keepTime(reel: Reel): void {
  clearTimeout(reel.timer);
  const { playing, speed } = reel.replay.getState();
  if (!playing) return;
  reel.timer = setTimeout(() => {
    const { points, at } = reel.replay.getState();
    const next = movedCards(points, at, ["step", 1]);
    reel.replay.setState({ at: next, playing: next < points.length - 1 });
    void follow(reel).then(() => keepTime(reel));
  }, BEAT / speed);
}
