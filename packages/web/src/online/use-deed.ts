/** One thing at a time is asked of the server; what went wrong is kept until the next one. */
import { useState } from "react";
import type { ApiAnswer, ApiTrouble } from "./online-api.ts";
import { beSomebody } from "./who-am-i.ts";

export interface ServerDeed {
  readonly busy: boolean;
  readonly trouble: ApiTrouble | null;
  /** Whoever is nobody yet is given a name first. */
  readonly run: <T>(ask: () => Promise<ApiAnswer<T>>, then: (value: T) => unknown) => void;
}

export function useDeed(): ServerDeed {
  const [busy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState<ApiTrouble | null>(null);
  const run = async <T>(ask: () => Promise<ApiAnswer<T>>, then: (value: T) => unknown): Promise<void> => {
    setBusy(true);
    setTrouble(null);
    const me = await beSomebody();
    const answer = me.ok ? await ask() : me;
    if (answer.ok) await then(answer.value);
    else setTrouble(answer.trouble);
    setBusy(false);
  };
  return { busy, trouble, run: (ask, then) => void run(ask, then) };
}
