/** Plays a lesson: the host of its scripted game. Runs in a worker; tests call it at once. */
import { deckNamed, gameLibrary, storyCodes } from "@fhtagn/cards";
import {
  keptAt,
  openScripted,
  type PaceClock,
  type Script,
  type ScriptedHost,
  type ScriptStart,
  walkThrough,
} from "@fhtagn/host";
import type { Seats } from "@fhtagn/protocol";
import { makeRecorder, writeCompact } from "@fhtagn/rules";
import type { Lesson } from "@fhtagn/scenarios";
import type { FromLesson, KeptGame, ToLesson } from "./lesson-messages.ts";

const SEATS: Seats = { P1: { kind: "person", name: "" }, P2: { kind: "bot", name: "" } };

type Played = Pick<Lesson, "start" | "answers">;

function startOf({ start }: Played): ScriptStart {
  if ("position" in start) return start;
  const { P1, P2, seed } = start.game;
  return { decks: { P1: deckNamed(P1) ?? [], P2: deckNamed(P2) ?? [] }, stories: storyCodes(), seed };
}

type Tell = (message: FromLesson) => void;

export function makeLessonPlayer(tell: Tell, clock: PaceClock): (message: ToLesson) => void {
  let script: Script | null = null;
  let host: ScriptedHost | null = null;
  return (message) => {
    switch (message.type) {
      case "open":
        script = { start: startOf(message.lesson), answers: message.lesson.answers };
        host = hostOf(script, message, { tell, clock });
        tell({ type: "opened" });
        return;
      case "say":
        host?.receive(message.request);
        return;
      case "walk":
        void host?.walkTo(message.at);
        return;
      case "keep":
        tell({ type: "kept", kept: script === null ? null : keptGame(script) });
    }
  };
}

type Opening = Extract<ToLesson, { type: "open" }>;

function hostOf(
  script: Script,
  { id, at, pace }: Opening,
  { tell, clock }: { readonly tell: Tell; readonly clock: PaceClock },
): ScriptedHost {
  return openScripted({
    table: id,
    seats: SEATS,
    script,
    library: gameLibrary(),
    clock,
    at,
    pace,
    send: (reply) => tell({ type: "reply", reply }),
    moved: (now) => tell({ type: "moved", at: now }),
    strayed: () => tell({ type: "strayed" }),
  });
}

/** Null for a lesson that begins with a position: such a game has no record. */
function keptGame({ start, answers }: Script): KeptGame | null {
  if ("position" in start) return null;
  const library = gameLibrary();
  const recorder = makeRecorder({ library, ...start }, start.seed);
  for (const answer of answers) recorder.answer(answer);
  const walk = walkThrough(recorder.record(), library);
  if (!("points" in walk)) return null;
  const kept = keptAt(walk, walk.positions.length - 1, "P1");
  if (kept === null) return null;
  const { turn, P1, P2 } = recorder.state;
  const { record, singles, byHand, hash } = kept;
  return {
    game: { record: writeCompact(record), singles, byHand: [...byHand], hash, undos: 0, assisted: true },
    turn,
    won: { P1: P1.won.length, P2: P2.won.length },
  };
}
