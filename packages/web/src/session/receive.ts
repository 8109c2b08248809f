/** What a reply of the host makes of the session. */
import {
  type Refused,
  type Reply,
  type SeatInfo,
  type Told,
  type UndoAsked,
  type Update,
  USUAL_PASSING,
  type Welcome,
} from "@fhtagn/protocol";
import type { TableEnding } from "@fhtagn/protocol/online";
import type { Choice, Player } from "@fhtagn/rules";
import { changedCards } from "./changes.ts";
import { keepSame } from "./same-parts.ts";
import type { SessionLogEntry, SessionState } from "./session.ts";
import { type Looking, masked, nextLooking, openLog } from "./shared-screen.ts";

/** How a request ended. */
export type ReceivedAnswer = Told["told"] | "done" | "refused";

/** `to` is the number of the position in the list of its owner. */
interface UndoWanted extends UndoAsked {
  readonly to: number;
}

/** What the session knows of the line, beside what it shows. */
export interface Line {
  lastId: number;
  readonly waiting: Map<number, (answer: ReceivedAnswer) => void>;
  people: readonly Player[];
  /** Nobody plays here: the side from which the game is watched. */
  watching: Player | null;
  /** The last position each seat has, for coming back. */
  readonly since: Partial<Record<Player, { line: number; seq: number }>>;
  readonly updates: Partial<Record<Player, Update>>;
  readonly logs: Record<Player, readonly SessionLogEntry[]>;
  looking: Looking | null;
  readonly rights: Partial<Record<Player, Pick<Welcome, "mayUndo" | "mayHint">>>;
  /** Each seat as it is told of itself: with its deck. */
  readonly seats: Partial<Record<Player, SeatInfo>>;
  /** Two at this screen: where one of them wants to go back to, until both have said whether they want it. */
  wish: UndoWanted | null;
  /** They do. */
  isAgreed: boolean;
  /** Answers whose refusal the player should see. */
  readonly answers: Set<number>;
  /** The last answer that was sent. */
  choice: Choice | null;
  /** How often the other end broke down. */
  losses: number;
  /** The game ended by no rule of its own. */
  ending: TableEnding | null;
}

export const newLine = (): Line => ({
  lastId: 0,
  waiting: new Map(),
  people: [],
  watching: null,
  since: {},
  updates: {},
  logs: { P1: [], P2: [] },
  looking: null,
  rights: {},
  seats: {},
  wish: null,
  isAgreed: false,
  answers: new Set(),
  choice: null,
  losses: 0,
  ending: null,
});

type Change = Partial<SessionState>;

export function afterReply(
  line: Line,
  state: SessionState,
  { seat, reply }: { readonly seat: Player; readonly reply: Reply },
): Change {
  switch (reply.type) {
    case "welcome":
      return afterWelcome(line, seat, reply);
    case "update":
      return afterUpdate(line, state, { seat, update: reply });
    case "thinking":
      return { thinking: { player: reply.player, since: performance.now() } };
    case "done":
      return answered(line, reply.id, "done");
    case "told":
      return answered(line, reply.id, reply.told);
    case "refused":
      return afterRefusal(line, reply);
    case "fault":
      return { fault: { number: reply.number, report: reportOf(state, reply.number) }, busy: false };
  }
}

/** Whoever keeps the game may have heard of it already. */
const reportOf = ({ fault }: SessionState, number: number): string | null =>
  fault?.number === number ? fault.report : null;

function answered(line: Line, id: number, answer: ReceivedAnswer): Change {
  line.waiting.get(id)?.(answer);
  line.waiting.delete(id);
  return line.answers.delete(id) ? { busy: false } : {};
}

/** The second of two quick clicks comes too late: that is no news to anybody. */
const TOO_LATE: readonly Refused["refusal"][] = ["stale decision", "not your decision"];

function afterRefusal(line: Line, { id, refusal }: Refused): Change {
  const wasAnswer = id !== null && line.answers.has(id) && !TOO_LATE.includes(refusal);
  const change = id === null ? {} : answered(line, id, "refused");
  if (wasAnswer && refusal === "loses the game") return { ...change, losing: line.choice };
  return wasAnswer ? { ...change, notice: { refusal } } : change;
}

function afterWelcome(line: Line, seat: Player, { id, seats, ruleset, mayUndo, mayHint }: Welcome): Change {
  line.rights[seat] = { mayUndo, mayHint };
  line.seats[seat] = seats[seat];
  answered(line, id, "done");
  return { seats: { ...seats, ...line.seats }, ruleset, mayUndo };
}

export function afterEnding(line: Line, state: SessionState, ending: TableEnding): Change {
  line.ending = ending;
  return shown(line, state);
}

function afterUpdate(
  line: Line,
  state: SessionState,
  { seat, update: told }: { readonly seat: Player; readonly update: Update },
): Change {
  const before = line.updates[seat];
  const update = withSameParts(before, told);
  line.updates[seat] = update;
  line.since[seat] = { line: update.line, seq: update.seq };
  const wasUndone = before !== undefined && before.line < update.line;
  // At one screen what was taken back is gone: a line of it may tell what is secret again.
  line.logs[seat] = continued(line.logs[seat], update, wasUndone && line.people.length === 1);
  line.wish = null;
  if (line.people.length > 1) line.looking = nextLooking(line.updates, line.looking);
  const changes =
    seat === shownSeat(line)
      ? {
          count: state.lastChanges.count + (update.log.length > 0 ? 1 : 0),
          news: update.log,
          cards: changedCards(before?.view ?? null, update.view),
        }
      : state.lastChanges;
  return { ...shown(line, state), thinking: null, lastChanges: changes };
}

/** Cards that are as they were need not be drawn again. */
const withSameParts = (before: Update | undefined, update: Update): Update => ({
  ...update,
  view: keepSame(before?.view, update.view),
  figures: keepSame(before?.figures, update.figures),
  passing: update.passing ?? before?.passing ?? USUAL_PASSING,
});

/** What the host tells again is replaced; lines that an undo took back stay, marked. */
function continued(
  log: readonly SessionLogEntry[],
  { logFrom, log: news }: Update,
  wasUndone: boolean,
): readonly SessionLogEntry[] {
  const kept = log.flatMap((entry): readonly SessionLogEntry[] => {
    if (entry.undone || entry.at < logFrom) return [entry];
    return wasUndone ? [{ ...entry, undone: true }] : [];
  });
  return [...kept, ...news];
}

/** Somebody at another screen wants to go back, and it is for this one to say whether he agrees. */
const isForHim = ({ people }: Line, { undoAsked }: Update, seat: Player): boolean =>
  people.length === 1 && undoAsked !== null && undoAsked.by !== seat;

/** And the other way round. */
const isForOther = ({ people }: Line, { undoAsked }: Update, seat: Player): boolean =>
  people.length === 1 && undoAsked?.by === seat;

/** Whose side of the table is shown: whoever looks, at first the first of the people. */
export function shownSeat({
  looking,
  people,
  watching,
}: Pick<Line, "looking" | "people" | "watching">): Player {
  const seat = looking?.seat ?? people[0] ?? watching;
  if (seat === null) throw new Error("this table was opened for nobody");
  return seat;
}

/** The part of the state that comes from the seat that is looked at. */
export function shown(line: Line, state: SessionState): Change {
  const seat = shownSeat(line);
  const update = line.updates[seat];
  if (update === undefined) return {};
  const isMasked = line.looking?.masked === true;
  const result = line.ending ?? update.result;
  const asked = line.looking?.curtain || line.ending !== null ? null : update.asked;
  const points = line.people.flatMap((player) => line.updates[player]?.turningPoints ?? []);
  const staged = asked !== null && state.staged?.decision === asked.id ? state.staged : null;
  return {
    status: result !== null ? "over" : line.looking?.curtain ? "curtain" : "playing",
    seat,
    masked: isMasked,
    curtain: result === null ? (line.looking?.curtain ?? null) : null,
    view: isMasked ? masked(update.view, seat) : update.view,
    figures: isMasked ? { ...update.figures, costs: {} } : update.figures,
    asked,
    staged,
    log: isMasked ? openLog(line.logs, seat) : line.logs[seat],
    result,
    turningPoints: points.toSorted((a, b) => a.to - b.to),
    canUndo: points.length > 0,
    canStepBack: update.step > 0 || (staged?.places.some((place) => place >= 0) ?? false),
    canHint: line.rights[seat]?.mayHint === true && asked !== null,
    undoAsked: line.wish ?? (isForHim(line, update, seat) ? update.undoAsked : null),
    undoAwaited: isForOther(line, update, seat),
    passing: update.passing ?? USUAL_PASSING,
    assisted: update.assisted,
  };
}
