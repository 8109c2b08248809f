/** The page's end of the line to the worker of a lesson. */
import type { FromLesson, ToLesson } from "./lesson-messages.ts";

export interface LessonLine {
  open(listen: (message: FromLesson) => void): void;
  send(message: ToLesson): void;
  close(): void;
}

export function workerLine(): LessonLine {
  let worker: Worker | null = null;
  return {
    open: (listen) => {
      worker = new Worker(new URL("./lesson.worker.ts", import.meta.url), { type: "module" });
      worker.onmessage = ({ data }: MessageEvent<FromLesson>) => listen(data);
      worker.onerror = () => listen({ type: "failed" });
    },
    send: (message) => worker?.postMessage(message),
    close: () => {
      worker?.terminate();
      worker = null;
    },
  };
}
