/** Does for the learner what the note asks for, one step after the other, so that he sees how. */
import type { Choice } from "@fhtagn/rules";
import type { Session, SessionStore } from "../../session/session.ts";
import type { CoachStore } from "../create-lesson.ts";

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Milliseconds between two steps. */
const STEP = 450;

function hasMoved(coach: CoachStore, from: number): Promise<void> {
  return new Promise((resolve) => {
    if (coach.getState().at !== from) return resolve();
    const stop = coach.subscribe(({ at, failed }) => {
      if (at === from && !failed) return;
      stop();
      resolve();
    });
  });
}

/** What was answered before is on its way, or the question is. */
function isAsked(session: SessionStore): Promise<void> {
  const free = ({ asked, busy }: Session): boolean => asked !== null && !busy;
  return new Promise((resolve) => {
    if (free(session.getState())) return resolve();
    const stop = session.subscribe((state) => {
      if (!free(state)) return;
      stop();
      resolve();
    });
  });
}

async function make(session: SessionStore, choice: Choice, pace: number): Promise<void> {
  const { answer, stage, unstageAll, answerStaged } = session.getState();
  if ("choose" in choice) {
    answer(choice);
    return;
  }
  unstageAll();
  for (const [item, place] of choice.assign.entries()) {
    if (place < 0) continue;
    stage(item, place);
    if (pace > 0) await wait(STEP * pace);
  }
  answerStaged();
}

export async function showMe(session: SessionStore, coach: CoachStore, pace: number): Promise<void> {
  const { beat, lesson } = coach.getState();
  const until = lesson.beats[beat]?.until ?? 0;
  for (let { at } = coach.getState(); at < until; at = coach.getState().at) {
    const choice = lesson.answers[at];
    if (choice === undefined) return;
    await isAsked(session);
    await make(session, choice, pace);
    await hasMoved(coach, at);
    if (coach.getState().at === at) return;
    if (pace > 0) await wait(STEP * pace);
  }
}
