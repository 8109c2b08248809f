import type { SeatInfo, Seats } from "@fhtagn/protocol";
import { useMemo } from "react";
import { useTranslations } from "use-intl";
import { isOpponent } from "../pages/setup/opponents.ts";

/** Nobody is "you" in a game that is only looked at: whoever has no name is called by the seat. */
export function useNamedSeats(seats: Seats): Seats {
  const t = useTranslations("replay");
  const levels = useTranslations("setup.levels");
  return useMemo(() => {
    const named = (seat: SeatInfo, number: number): SeatInfo => {
      if (seat.name !== "") return seat;
      const { level } = seat;
      return { ...seat, name: isOpponent(level) ? levels(`${level}.name`) : t("person", { number }) };
    };
    return { P1: named(seats.P1, 1), P2: named(seats.P2, 2) };
  }, [seats, t, levels]);
}
