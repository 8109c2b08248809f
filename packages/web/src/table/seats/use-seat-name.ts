import type { Player } from "@fhtagn/rules";
import { useTranslations } from "use-intl";
import { isOpponent } from "../../pages/setup/opponents.ts";
import { useGame } from "../table-context.ts";

/** A name of their own, that of the computer player, or what the seat is to the player at the screen. */
export function useSeatNames(): (player: Player) => string {
  const t = useTranslations("table");
  const levels = useTranslations("setup.levels");
  const seats = useGame((game) => game.seats);
  const you = useGame((game) => game.seat);
  return (player) => {
    const { name = "", level } = seats?.[player] ?? {};
    if (name !== "" && name !== level) return name;
    if (isOpponent(level)) return levels(`${level}.name`);
    return t(player === you ? "opponent.you" : "opponent.opponent");
  };
}

export const useSeatName = (player: Player): string => useSeatNames()(player);
