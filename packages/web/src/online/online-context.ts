/** The room of an online table, for everything that stands there beside the game. */
import type { Player } from "@fhtagn/rules";
import { createContext, useContext } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import { isOpponent } from "../pages/setup/opponents.ts";
import type { OnlineRoom, RoomState } from "./online-room.ts";

const RoomContext = createContext<OnlineRoom | null>(null);
export const RoomProvider = RoomContext.Provider;

export function useOnlineRoom(): OnlineRoom {
  const room = useContext(RoomContext);
  if (room === null) throw new Error("A part of an online table stands outside of it");
  return room;
}

export const useRoomState = <T>(selector: (state: RoomState) => T): T =>
  useStore(useOnlineRoom().state, selector);

/** The names of those who sit there, computer players by their level. */
export function useSeatedNames(): (player: Player) => string {
  const seats = useRoomState(({ table }) => table?.seats ?? null);
  const levels = useTranslations("setup.levels");
  return (player) => {
    const { name = "", level } = seats?.[player].player ?? {};
    return isOpponent(level) ? levels(`${level}.name`) : name;
  };
}
