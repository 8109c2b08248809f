/** What has to be done now and then, by nobody's request. */

export interface Jobs {
  close(): void;
}

interface Job {
  readonly every: number;
  run(): Promise<unknown>;
}

/** One that takes longer than its time is not begun again before it is done. */
export function openJobs(jobs: readonly Job[], broke: (error: unknown) => void): Jobs {
  const timers = jobs.map(({ every, run }) => {
    let isRunning = false;
    const timer = setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      run()
        .catch(broke)
        .finally(() => {
          isRunning = false;
        });
    }, every);
    timer.unref();
    return timer;
  });
  return { close: () => timers.forEach(clearInterval) };
}
