import type { Lane, Stack } from "../model/board.ts";
import { stagedAt } from "../model/staging.ts";
import { useGame, useLaid } from "../table-context.ts";

const NOBODY: readonly Stack[] = [];

/** Own characters on their way to this lane: staged, not yet committed. */
export function useStagedFor(lane: Lane): readonly Stack[] {
  const { view } = useLaid();
  const asked = useGame((game) => game.asked);
  const staged = useGame((game) => game.staged);
  if (asked?.form !== "assign" || asked.kind === "setup" || lane.story === null) return NOBODY;
  const refs = stagedAt(asked, staged, lane.story.handle);
  return view.inPlay
    .filter(({ handle }) => refs.includes(handle))
    .map((card) => ({ card, attached: view.inPlay.filter(({ host }) => host === card.handle) }));
}
