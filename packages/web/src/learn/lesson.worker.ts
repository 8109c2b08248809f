/** Keeps the scripted game of a lesson, so that the page has none of the rules. */
import { workerClock } from "../host/worker-clock.ts";
import { makeLessonPlayer } from "./play-lesson.ts";
import type { FromLesson, ToLesson } from "./worker-messages.ts";

const tell = (message: FromLesson): void => postMessage(message);
const hear = makeLessonPlayer(tell, workerClock);

addEventListener("message", ({ data }: MessageEvent<ToLesson>) => {
  try {
    hear(data);
  } catch {
    tell({ type: "failed" });
  }
});
