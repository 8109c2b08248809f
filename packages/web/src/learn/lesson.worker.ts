/** Keeps the scripted game of a lesson, so that the page has none of the rules. */
import { machineClock } from "@fhtagn/host";
import type { FromLesson, ToLesson } from "./lesson-messages.ts";
import { makeLessonPlayer } from "./play-lesson.ts";

const tell = (message: FromLesson): void => postMessage(message);
const hear = makeLessonPlayer(tell, machineClock);

addEventListener("message", ({ data }: MessageEvent<ToLesson>) => {
  try {
    hear(data);
  } catch {
    tell({ type: "failed" });
  }
});
