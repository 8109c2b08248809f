import { useEffect, useState } from "react";
import { dayOf } from "./daily.ts";

const now = (): number => dayOf(new Date());

/** Whoever comes back to the page on another day finds another puzzle. */
export function useToday(): number {
  const [today, setToday] = useState(now);
  useEffect(() => {
    const look = (): void => setToday(now());
    document.addEventListener("visibilitychange", look);
    return () => document.removeEventListener("visibilitychange", look);
  }, []);
  return today;
}
