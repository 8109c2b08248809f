import type { PlayerCard } from "@fhtagn/protocol/online";
import { useTranslations } from "use-intl";
import { isOpponent } from "../setup/opponents.ts";

/** A computer player is called by his level, in the reader's language. */
export function usePlayerName(): (player: PlayerCard) => string {
  const levels = useTranslations("setup.levels");
  return ({ name, level }) => (isOpponent(level) ? levels(`${level}.name`) : name);
}
