/** One reply to every request. Nothing but the cards is remembered from one to the next. */
import { hash, type Library, makeGame, makeLibrary, makeRng, readRecord, replay } from "@fhtagn/rules";
import { botNamed } from "../levels/registry.ts";
import type { ChooseTerms, ReplayedGame, WorkerReply, WorkerRequest } from "./messages.ts";

/** A request that cannot be answered is replied to with an error and changes nothing. */
export function makeReplier(): (request: WorkerRequest) => WorkerReply {
  let library: Library | undefined;
  const cards = (): Library => {
    if (library === undefined) throw new Error("there are no cards yet");
    return library;
  };
  const replyTo = (request: WorkerRequest): WorkerReply => {
    const { id } = request;
    if ("cards" in request) {
      library = makeLibrary(request.cards);
      return { id, cards: library.cards.size };
    }
    if ("choose" in request) return { id, ...choose(request.choose, cards()) };
    if ("replay" in request) return { id, replayed: playAgain(request.replay, cards()) };
    throw new Error("a request has cards, choose or replay");
  };
  return (request) => {
    try {
      return replyTo(request);
    } catch (problem) {
      return { id: request.id, error: problem instanceof Error ? problem.message : String(problem) };
    }
  };
}

function choose(
  { view, prior, level, budget, seed }: ChooseTerms,
  library: Library,
): Pick<Extract<WorkerReply, { readonly choice: unknown }>, "choice" | "thought"> {
  const { decks, stories, ...rules } = prior;
  const believed = { game: makeGame({ library, ...rules }), decks, stories };
  const start = performance.now();
  const bot = botNamed(level, { prior: believed, rng: makeRng(seed), ...budget });
  const choice = bot.choose(view);
  const milliseconds = performance.now() - start;
  const { simulations, closeness } = bot;
  const counted = simulations !== undefined && { simulations };
  return { choice, thought: { milliseconds, ...counted, ...(closeness !== undefined && { closeness }) } };
}

function playAgain(text: string, library: Library): ReplayedGame {
  const read = readRecord(text);
  if (!read.ok) throw new Error(`this is no record: ${read.place}: ${read.message}`);
  const { ok, decisions, result, state, divergedAt } = replay(read.record, library);
  return {
    ok,
    hash: state === null ? "" : hash(state),
    decisions,
    result,
    ...(divergedAt !== undefined && { fault: divergedAt.message }),
  };
}
