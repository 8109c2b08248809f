/** A puzzle played by its messages, for tests. */
import type { Puzzle } from "@fhtagn/lab";
import { PROTOCOL_VERSION, type Update } from "@fhtagn/protocol";
import { clockThatTicks } from "@fhtagn/testkit/seats";
import { vi } from "vitest";
import { makePuzzlePlayer } from "../play-puzzle.ts";
import type { FromPuzzle } from "../puzzle-messages.ts";

/** A proof takes its time. */
export const PROOF_PATIENCE = { timeout: 50_000 };

/** A puzzle in this very thread, and everything that was told of it. */
export function openPuzzle(puzzle: Puzzle) {
  const told: FromPuzzle[] = [];
  const hear = makePuzzlePlayer((message) => told.push(message), clockThatTicks());
  let id = 0;
  const say = (request: Record<string, unknown>): number => {
    const { line = 0, seq = 0 } = replies().findLast((reply) => reply.type === "update") ?? {};
    const names = ["answer", "undo", "concede"].includes(String(request.type));
    hear({ type: "say", request: { id: ++id, ...(names && { at: { line, seq } }), ...request } });
    return id;
  };
  const replies = () => told.flatMap((message) => (message.type === "reply" ? [message.reply] : []));
  const last = (): Update => {
    const update = replies().findLast((reply) => reply.type === "update");
    if (update === undefined) throw new Error("nothing was told");
    return update;
  };
  /** The next question, another one than `before`; null when it is over. */
  const asked = async (before = 0) => {
    await vi.waitFor(() => {
      const isAsked = last().asked !== null && last().asked?.id !== before;
      if (!isAsked && !told.some(({ type }) => type === "over")) throw new Error("not yet");
    }, PROOF_PATIENCE);
    return last().asked;
  };
  hear({ type: "open", puzzle, pace: 0 });
  say({ type: "hello", version: PROTOCOL_VERSION, since: null });
  const over = () => told.flatMap((message) => (message.type === "over" ? [message.outcome] : []));
  return { told, say, last, asked, over, replies };
}

export type OpenedPuzzle = ReturnType<typeof openPuzzle>;

/** Answers with the solver's steps of the line; what is shown only to be looked at is passed. */
export async function answerLine({ say, asked }: OpenedPuzzle, { line, seat }: Puzzle, most = line.length) {
  const own = line.filter(({ player }) => player === seat).slice(0, most);
  for (let question = await asked(); question !== null; question = await asked(question.id)) {
    const isOnlyShown = question.form === "choose" && question.options.length === 1;
    const choice = isOnlyShown ? { choose: 0 } : own.shift()?.choice;
    if (choice === undefined) return;
    say({ type: "answer", decision: question.id, choice });
  }
}
