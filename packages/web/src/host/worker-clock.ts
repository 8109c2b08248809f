/** Time as a worker has it. */
import type { PaceClock } from "@fhtagn/host";

export const workerClock: PaceClock = {
  now: () => performance.now(),
  wait: (milliseconds, signal) =>
    new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      const wake = (): void => {
        clearTimeout(timer);
        resolve();
      };
      signal.addEventListener("abort", wake, { once: true });
    }),
};
