/** The screen of a phone stays on while a game is played, if the player wants it so. */
import { useEffect } from "react";
import { useSettings } from "../settings/settings-store.ts";
import { useGame } from "./table-context.ts";
import { useTouch } from "./use-media.ts";

/** Older browsers, and pages that came without encryption, have none. */
const wakeLock = (): WakeLock | undefined => (navigator as { readonly wakeLock?: WakeLock }).wakeLock;

export function useWakeLock(): void {
  const touch = useTouch();
  const wanted = useSettings(({ keepAwake }) => keepAwake);
  const running = useGame(({ result }) => result === null);
  const on = touch && wanted && running;
  useEffect(() => {
    if (!on) return;
    let lock: WakeLockSentinel | null = null;
    let isOver = false;
    const keep = async (): Promise<void> => {
      if (document.hidden) return;
      const got =
        (await wakeLock()
          ?.request("screen")
          .catch(() => null)) ?? null; // a low battery refuses it
      if (isOver) void got?.release();
      else lock = got;
    };
    void keep();
    // The system takes it back whenever the page is out of sight.
    document.addEventListener("visibilitychange", keep);
    return () => {
      isOver = true;
      document.removeEventListener("visibilitychange", keep);
      void lock?.release();
    };
  }, [on]);
}
