/** A new question, or none: what was half done for the last one is forgotten, and the lists close. */
import { useEffect } from "react";
import { forgetMove } from "./gestures.ts";
import { useGame, useTools } from "./table-context.ts";

export function useForgetting(): void {
  const { gestures } = useTools();
  const asked = useGame((game) => game.asked);
  useEffect(() => {
    const { panel, change } = gestures.getState();
    const stale = panel?.is === "actions" && asked === null;
    change({ ...forgetMove, ...(stale && { panel: null }) });
  }, [asked, gestures]);
}
