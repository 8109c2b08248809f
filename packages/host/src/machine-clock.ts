/** Time as the machine has it, in a worker and on a server alike. */
import type { PaceClock } from "./pace.ts";

export const machineClock: PaceClock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(wake, signal.aborted ? 0 : milliseconds);
      function wake(): void {
        clearTimeout(timer);
        signal.removeEventListener("abort", wake);
        resolve();
      }
      signal.addEventListener("abort", wake);
    }),
};
