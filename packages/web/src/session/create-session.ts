/** Makes the store of a running game and connects it with whoever keeps the game. */
import { PROTOCOL_VERSION, type Request, USUAL_PASSING } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { createStore } from "zustand/vanilla";
import { joinChanges } from "./changes.ts";
import { agreeForBoth } from "./going-back.ts";
import type { Link, LinkEvent } from "./link.ts";
import { afterEnding, afterReply, type Line, newLine, type ReceivedAnswer, shownSeat } from "./receive.ts";
import type { LastChanges, Session, SessionState, SessionStore } from "./session.ts";
import { sessionMovesOf } from "./session-moves.ts";

export interface SessionTerms {
  readonly table: string;
  readonly link: Link;
}

/** A request before it has its number. */
type Unnumbered<T> = T extends unknown ? Omit<T, "id"> : never;
export type Saying = Unnumbered<Request>;

/** What a player's moves need: the line to the host, and the store. */
export interface Speaking {
  readonly line: Line;
  readonly store: SessionStore;
  /** Resolves when it was done, told or refused. */
  say(seat: Player, saying: Saying): Promise<ReceivedAnswer>;
  reopen(): void;
  close(): void;
}

export const firstState = (table: string): SessionState => ({
  table,
  status: "loading",
  seat: "P1",
  shared: false,
  masked: false,
  curtain: null,
  seats: null,
  seed: "",
  ruleset: null,
  missing: null,
  view: null,
  figures: null,
  asked: null,
  staged: null,
  log: [],
  thinking: null,
  result: null,
  busy: false,
  canStepBack: false,
  canUndo: false,
  mayUndo: false,
  canHint: false,
  turningPoints: [],
  passing: USUAL_PASSING,
  assisted: false,
  lastChanges: { count: 0, news: [], cards: [] },
  notice: null,
  losing: null,
  undoAsked: null,
  undoAwaited: false,
  fault: null,
});

const MOST_RETRIES = 3;

export function createSession({ table, link }: SessionTerms): SessionStore {
  const line = newLine();
  const store: SessionStore = createStore<Session>(() => ({
    ...firstState(table),
    ...sessionMovesOf(() => speaking),
  }));
  const speaking: Speaking = {
    line,
    store,
    say: (seat, saying) => {
      const id = ++line.lastId;
      const answered = new Promise<ReceivedAnswer>((resolve) => line.waiting.set(id, resolve));
      link.say(seat, { ...saying, id } as Request); // a request is what it is without a number, and the number
      return answered;
    },
    reopen: () => {
      line.losses = 0;
      openAgain(speaking, link);
    },
    close: () => link.close(),
  };
  link.open((...events) => hearAll(speaking, link, events));
  return store;
}

/** What comes at once is one change: whoever follows the news sees only the last state. */
function hearAll(speaking: Speaking, link: Link, events: readonly LinkEvent[]): void {
  const { store } = speaking;
  const changes: LastChanges[] = [];
  for (const event of events) {
    const before = store.getState().lastChanges;
    hear(speaking, link, event);
    const { lastChanges } = store.getState();
    if (lastChanges !== before) changes.push(lastChanges);
  }
  if (changes.length > 1) store.setState({ lastChanges: joinChanges(changes) });
}

/** Many replies are for whoever asked alone: nobody else needs to look whether something is new. */
function change(store: SessionStore, part: Partial<SessionState>): void {
  if (Object.keys(part).length > 0) store.setState(part);
}

function hear(speaking: Speaking, link: Link, event: LinkEvent): void {
  const { line, store } = speaking;
  if (event.type === "reply") {
    change(store, afterReply(line, store.getState(), event));
    agreeForBoth(speaking, event.seat, event.reply);
  } else if (event.type === "opened") greet(speaking, event);
  else if (event.type === "report")
    store.setState({ fault: { number: event.fault.number, report: event.fault.record }, busy: false });
  else if (event.type === "missing") store.setState({ status: "missing", missing: event.why });
  else if (event.type === "taken" || event.type === "stuck") putAway(speaking, event.type);
  else if (event.type === "ended") change(store, afterEnding(line, store.getState(), event.ending));
  else comeBack(speaking, link, event);
}

type Opened = Extract<LinkEvent, { type: "opened" }>;

/** Whoever watches is told what happens as well. */
function greet({ line, store, say }: Speaking, { people, watching, seed = "" }: Opened): void {
  line.people = people;
  line.watching = watching ?? null;
  store.setState({ seed, shared: people.length > 1, seat: shownSeat(line) });
  for (const seat of watching === undefined ? people : [watching])
    void say(seat, { type: "hello", version: PROTOCOL_VERSION, since: line.since[seat] ?? null });
}

type Lost = Extract<LinkEvent, { type: "lost" }>;

/** A host that breaks down again and again is not opened for ever. */
function comeBack(speaking: Speaking, link: Link, { network }: Lost): void {
  const { line } = speaking;
  if (network || ++line.losses <= MOST_RETRIES) openAgain(speaking, link);
  else putAway(speaking, "stuck");
}

const putAway = ({ store }: Speaking, status: "taken" | "stuck"): void =>
  store.setState({ status, busy: false, asked: null });

/** What was under way is answered with a refusal; the host remembers the rest. */
function openAgain(speaking: Speaking, link: Link): void {
  const { line, store } = speaking;
  for (const resolve of line.waiting.values()) resolve("refused");
  line.waiting.clear();
  line.answers.clear();
  store.setState({ status: "lost", busy: false });
  link.open((...events) => hearAll(speaking, link, events));
}
