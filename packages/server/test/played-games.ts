/** Games that were really played, as pieces of a journal: random answers, take-backs, and a hash at every turn. */
import {
  type Choice,
  hash,
  makeRecorder,
  makeRng,
  options,
  type RecordedAnswer,
  type Recorder,
  type Rng,
  randomAssign,
} from "@fhtagn/rules";
import type { Database } from "../src/storage/database.ts";
import type { Journal, JournalPiece } from "../src/storage/journal.ts";
import { setupOfGame } from "../src/tables/stored-game.ts";
import { gameRow, pieceOf } from "./games.ts";

const playedRow = (id: string) =>
  gameRow(id, {
    terms: JSON.stringify({ ruleset: "lcg" }),
    deck_p2: "syndicate-hastur",
    seed: `seed of ${id}`,
  });

const played = new Map<string, readonly JournalPiece[]>();

/** So many answers of a game; or all of them, with its end. The same each time: played once. */
export function playedPieces(id: string, most: number): readonly JournalPiece[] {
  const key = `${id} ${most}`;
  const known = played.get(key) ?? [...play(id, most)];
  played.set(key, known);
  return known;
}

function* play(id: string, most: number): Generator<JournalPiece> {
  const rng = makeRng(`played ${id}`);
  let recorder = recorderFor(id);
  let taken: RecordedAnswer[] = [];
  let rows = 0;
  for (let count = 0; count < most && recorder.state.question !== null; count++) {
    const { turn } = recorder.state;
    if (rng.below(40) === 0 && taken.length > 5) {
      taken = taken.slice(0, taken.length - 1 - rng.below(5));
      recorder = recorderFor(id);
      for (const answer of taken) give(recorder, answer);
      yield pieceOf(id, rows++, {
        rows: [{ kind: "undo", body: String(taken.length), byHand: true, left: null }],
      });
      continue;
    }
    const answer = anyAnswer(recorder, rng);
    give(recorder, answer);
    taken.push(answer);
    const { state } = recorder;
    yield pieceOf(id, rows++, {
      rows: [{ kind: "answer", body: JSON.stringify(answer), byHand: true, left: null }],
      turn: state.turn,
      ...((state.turn !== turn || state.result !== null) && { hash: hash(state) }),
      ended: state.result === null ? null : { status: "over", result: JSON.stringify(state.result) },
    });
  }
}

function recorderFor(id: string): Recorder {
  const known = setupOfGame(playedRow(id));
  if (known === null) throw new Error("a preset deck is known");
  return makeRecorder(known.setup, known.seed);
}

function give(recorder: Recorder, answer: RecordedAnswer): void {
  if ("concede" in answer) recorder.concede(answer.concede);
  else recorder.answer(answer);
}

function anyAnswer({ state }: Recorder, rng: Rng): Choice {
  const all = options(state);
  return all.length > 0 ? { choose: rng.below(all.length) } : { assign: randomAssign(state, rng) };
}

export async function addPlayed(db: Database, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) await db.insertInto("games").values(playedRow(id)).execute();
}

export async function playInto(journal: Journal, id: string, most: number): Promise<void> {
  for (const piece of playedPieces(id, most)) await journal.append(piece);
}
