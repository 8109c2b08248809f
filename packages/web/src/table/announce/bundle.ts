/** Lines for the polite live region: at most one message in 700 ms, what came meanwhile told together. */

export const PAUSE = 700;
/** A reader loses the thread of more; the rest is in the log. */
const MOST_LINES = 6;

export interface Bundler {
  readonly add: (line: string) => void;
  readonly stop: () => void;
}

export function makeBundler(say: (text: string) => void, pause = PAUSE): Bundler {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | null = null;
  const flush = (): void => {
    timer = null;
    if (waiting.length === 0) return;
    say(waiting.slice(-MOST_LINES).join(" "));
    waiting = [];
    timer = setTimeout(flush, pause);
  };
  return {
    add: (line) => {
      waiting.push(line);
      timer ??= setTimeout(flush, 0);
    },
    stop: () => {
      if (timer !== null) clearTimeout(timer);
      waiting = [];
    },
  };
}
