/** Every lesson, from its first note to its last, through the host of the page; and every note has its words. */
import { lessons } from "virtual:lessons";
import { describe, expect, test } from "vitest";
import { learn as english } from "../../language/en/learn.ts";
import { learn as french } from "../../language/fr/learn.ts";
import type { Session } from "../../session/session.ts";
import { showMe } from "../coach/show-me.ts";
import { createLesson, isShown, type LessonUnderWay } from "../create-lesson.ts";
import { LESSON_IDS, type LessonId } from "../lesson.ts";
import type { LessonLine } from "../lesson-line.ts";
import { makeLessonPlayer } from "../play-lesson.ts";

test("there is a file for every lesson, and no other", () => {
  expect(Object.keys(lessons).sort()).toEqual([...LESSON_IDS].sort());
});

describe.each(LESSON_IDS)("%s", (id) => {
  const notes = lessons[id].beats.map(({ note }) => note).sort();

  test("each of its notes has words in both languages, and no words are left over", () => {
    expect(Object.keys(english.notes[id]).sort()).toEqual(notes);
    expect(Object.keys(french.notes[id]).sort()).toEqual(notes);
  });

  test("it is completed by reading and by “Show me”", async () => {
    const { coach, session, reached } = begin(id);
    const { beats } = coach.getState().lesson;
    for (let step = 0; step < beats.length * 2; step++) {
      await settled({ coach, session });
      const { beat, next } = coach.getState();
      if (beat === beats.length - 1) break;
      if (beats[beat]?.until === null) next();
      else {
        expect(session.getState().asked, beats[beat]?.note).not.toBeNull();
        await showMe(session, coach, 0);
      }
    }
    expect(coach.getState()).toMatchObject({ beat: beats.length - 1, failed: false });
    expect(reached.at(-1)).toBe(beats.length - 1);
    expect(session.getState().fault).toBeNull();
  });
});

/** The worker's part in the page itself: messages come a moment later, as from a worker. */
function nearLine(): LessonLine {
  let hear: ReturnType<typeof makeLessonPlayer> | null = null;
  return {
    open: (listen) => {
      const tell = (message: Parameters<typeof listen>[0]): void => queueMicrotask(() => listen(message));
      hear = makeLessonPlayer(tell, { now: () => 0, wait: () => Promise.resolve() });
    },
    send: (message) => queueMicrotask(() => hear?.(message)),
    close: () => {
      hear = null;
    },
  };
}

function begin(id: LessonId, beat = 0): LessonUnderWay & { readonly reached: number[] } {
  const reached: number[] = [];
  const lesson = createLesson({
    id,
    lesson: lessons[id],
    beat,
    line: nearLine(),
    pace: 0,
    reached: (at) => reached.push(at),
    leave: () => {},
  });
  return { ...lesson, reached };
}

const settled = async ({ coach, session }: LessonUnderWay): Promise<void> => {
  const isReady = ({ view, busy }: Session): boolean => view !== null && !busy;
  for (let tries = 0; tries < 200; tries++) {
    await new Promise((resolve) => setTimeout(resolve));
    if (isShown(coach.getState()) && isReady(session.getState())) return;
  }
  throw new Error(`the note never came: ${coach.getState().beat}`);
};

test("a lesson goes on where it was left", async () => {
  const { coach, session } = begin("struggles", 5);
  await settled({ coach, session });
  expect(coach.getState()).toMatchObject({ beat: 5, at: lessons.struggles.beats[5]?.at });
  expect(session.getState().view?.inPlay.some(({ condition }) => condition === "insane")).toBe(true);
});

test("a place beyond the lesson is its end", async () => {
  const { coach, session } = begin("table", 99);
  await settled({ coach, session });
  expect(coach.getState().beat).toBe(lessons.table.beats.length - 1);
});

test("a legal answer that is not asked for is told and changes nothing", async () => {
  const { coach, session } = begin("resources", 1);
  await settled({ coach, session });
  const nothing = session
    .getState()
    .asked?.options.findIndex(({ do: verb }) => verb === "pass" || verb === "no");
  session.getState().answer({ choose: nothing ?? 0 });
  await settled({ coach, session });
  expect(coach.getState()).toMatchObject({ strayed: true, beat: 1 });
});

test("who answers a note that is only read has gone on by himself", async () => {
  const { coach, session } = begin("first-game", 0);
  await settled({ coach, session });
  session.getState().answer({ choose: 0 });
  await settled({ coach, session });
  expect(coach.getState().beat).toBe(1);
});

test("only the guided game can be played on, and what is kept is the game so far", async () => {
  const guided = begin("first-game", 12);
  await settled(guided);
  const kept = await guided.coach.getState().keep();
  expect(kept).toMatchObject({ turn: 4, won: { P1: 0, P2: 0 }, game: { assisted: true } });
  const lesson = begin("table");
  await settled(lesson);
  expect(await lesson.coach.getState().keep()).toBeNull();
});
