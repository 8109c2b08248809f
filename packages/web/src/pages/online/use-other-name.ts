import type { OnlineTable } from "@fhtagn/protocol/online";
import { opponentAt } from "../lobby/own-games.tsx";
import { usePlayerName } from "../lobby/use-player-name.ts";

/** Whoever sits across; whoever opened the table where nobody does. */
export function useOtherName(table: OnlineTable): string {
  return usePlayerName()(opponentAt(table) ?? table.by);
}
