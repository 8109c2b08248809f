/** A puzzle under way: the table's session, and how it stands with the task. */
import type { Puzzle } from "@fhtagn/lab";
import type { Asked } from "@fhtagn/protocol";
import type { Choice } from "@fhtagn/rules";
import type { View } from "@fhtagn/rules/view";
import { createStore, type StoreApi } from "zustand/vanilla";
import { createSession } from "../session/create-session.ts";
import type { Link } from "../session/link.ts";
import type { SessionStore } from "../session/session.ts";
import type { PuzzleOutcome } from "./outcome.ts";
import type { FromPuzzle } from "./puzzle-messages.ts";
import type { PuzzleWire } from "./puzzle-wire.ts";

/** `lost`: the story cannot be won from here any more. `none`: nobody knows. */
export type PuzzleAdvice = Choice | "lost" | "none";

export interface PuzzleState {
  /** Null while it is played. */
  readonly outcome: PuzzleOutcome | null;
  /** The question of the puzzle, to say afterwards in words what its key was. */
  readonly first: { readonly asked: Asked; readonly view: View } | null;
  /** A record with the winning line at its end; null until the worker has told it. */
  readonly line: string | null;
  readonly failed: boolean;
  /** What was found out with the last advice. */
  readonly lost: boolean;
}

export interface PuzzleCommands {
  advise(): Promise<PuzzleAdvice>;
  close(): void;
}

export type PuzzleStore = StoreApi<PuzzleState & PuzzleCommands>;

export interface PuzzleTerms {
  readonly puzzle: Puzzle;
  readonly pace: number;
  readonly wire: PuzzleWire;
}

export interface PuzzleUnderWay {
  readonly session: SessionStore;
  readonly attempt: PuzzleStore;
}

export function createPuzzle(terms: PuzzleTerms): PuzzleUnderWay {
  const attempt: PuzzleStore = createStore(() => ({
    outcome: null,
    first: null,
    line: null,
    failed: false,
    lost: false,
    advise: () => advise(session, attempt),
    close: () => terms.wire.close(),
  }));
  const session = createSession({
    table: terms.puzzle.id,
    link: linkOf(terms, {
      hear: (message) => hear(attempt, message),
      begun: () => session.setState({ lastChanges: NO_CHANGES }),
    }),
  });
  return { session, attempt };
}

/** What was played before the puzzle was put is in the log, but no news. */
const NO_CHANGES = { count: 0, news: [], cards: [] };

async function advise(session: SessionStore, attempt: PuzzleStore): Promise<PuzzleAdvice> {
  attempt.setState({ lost: false });
  const hint = await session.getState().hint();
  if (hint !== null) return hint.choice;
  return attempt.getState().lost ? "lost" : "none";
}

function hear(attempt: PuzzleStore, message: FromPuzzle): void {
  if (message.type === "opened") attempt.setState({ line: message.line });
  else if (message.type === "over") attempt.setState({ outcome: message.outcome });
  else if (message.type === "judged") attempt.setState({ lost: message.lost });
  else if (message.type === "failed") attempt.setState({ failed: true });
  else if (message.type === "reply" && message.reply.type === "update" && attempt.getState().first === null) {
    const { asked, view } = message.reply;
    if (asked !== null) attempt.setState({ first: { asked, view } });
  }
}

interface Ears {
  readonly hear: (message: FromPuzzle) => void;
  /** The table has been laid. */
  readonly begun: () => void;
}

function linkOf({ puzzle, pace, wire }: PuzzleTerms, { hear, begun }: Ears): Link {
  const { seat } = puzzle;
  return {
    open: (listen) => {
      let laid = false;
      wire.open((message) => {
        hear(message);
        if (message.type === "opened") listen({ type: "opened", people: [seat] });
        else if (message.type === "report") listen(message);
        else if (message.type === "reply") listen({ type: "reply", seat, reply: message.reply });
        if (laid || message.type !== "reply" || message.reply.type !== "update") return;
        laid = true;
        begun();
      });
      wire.send({ type: "open", puzzle, pace });
    },
    say: (_, request) => wire.send({ type: "say", request }),
    close: () => wire.close(),
  };
}
