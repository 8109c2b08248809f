import { useEffect, useState } from "react";

const STEP = 100;

/** `performance.now()`, again and again while it is wanted; otherwise as it was when it was last asked for. */
export function useNow(isRunning: boolean, step = STEP): number {
  const [now, setNow] = useState(() => performance.now());
  useEffect(() => {
    setNow(performance.now());
    if (!isRunning) return;
    const timer = setInterval(() => setNow(performance.now()), step);
    return () => clearInterval(timer);
  }, [isRunning, step]);
  return now;
}
