/** An answer that loses the game is asked back for, once; not where the player does not want to be asked. */
import { useEffect } from "react";
import { currentSettings } from "../settings/settings-store.ts";
import { forgetMove } from "./gestures.ts";
import { useGame, useTools } from "./table-context.ts";

export function useAskingBack(): void {
  const { session, gestures } = useTools();
  const losing = useGame((game) => game.losing);
  useEffect(() => {
    if (losing === null) return;
    const { change } = gestures.getState();
    const deed = (): void => {
      change({ ...forgetMove, panel: null });
      session.getState().answer(losing, true);
    };
    if (currentSettings().confirm.losing) change({ panel: { is: "confirm", of: "losing", deed } });
    else deed();
  }, [losing, session, gestures]);
}
