/** Shows one beat after the other. Input is taken all the while; a click or a key ends what is shown. */
import { createContext, type ReactNode, useContext, useEffect, useState } from "react";
import { useSettings } from "../../settings/settings-store.ts";
import { useGame } from "../table-context.ts";
import { beatOf, lengthOf, type MotionBeat, withinBudget } from "./beats.ts";

const BeatContext = createContext<MotionBeat | null>(null);
export const useCurrentBeat = (): MotionBeat | null => useContext(BeatContext);

function useQueue(): readonly [
  readonly MotionBeat[],
  (next: (queue: readonly MotionBeat[]) => readonly MotionBeat[]) => void,
] {
  const [queue, setQueue] = useState<readonly MotionBeat[]>([]);
  const changes = useGame(({ lastChanges }) => lastChanges);
  const you = useGame(({ seat }) => seat);
  const speed = useSettings(({ motion }) => motion);
  useEffect(() => {
    const news = changes.news.map(({ happening }) => beatOf(happening, you)).filter((beat) => beat !== null);
    if (news.length > 0) setQueue((queue) => withinBudget([...queue, ...news], speed));
  }, [changes, you, speed]);
  return [queue, setQueue];
}

export function BeatStage({ children }: { readonly children: ReactNode }) {
  const [queue, setQueue] = useQueue();
  const speed = useSettings(({ motion }) => motion);
  const current = queue[0] ?? null;
  useEffect(() => {
    if (current === null) return;
    const next = (): void => setQueue((queue) => queue.slice(1));
    const timer = setTimeout(next, lengthOf(current, speed));
    addEventListener("pointerdown", next, { once: true });
    addEventListener("keydown", next, { once: true });
    return () => {
      clearTimeout(timer);
      removeEventListener("pointerdown", next);
      removeEventListener("keydown", next);
    };
  }, [current, speed, setQueue]);
  return <BeatContext value={current}>{children}</BeatContext>;
}
