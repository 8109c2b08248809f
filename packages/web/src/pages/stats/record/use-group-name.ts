import { useTranslations } from "use-intl";
import { BOX_FACTIONS } from "../../setup/deck-choice.ts";
import { isOpponent } from "../../setup/opponents.ts";
import { useDeckName } from "../use-deck-name.ts";
import type { Grouping } from "./tally.ts";

/** A level by its name; one that is not known any more stays as it was written. */
export function useLevelName(): (level: string) => string {
  const levels = useTranslations("setup.levels");
  return (level) => (isOpponent(level) ? levels(`${level}.name`) : level);
}

/** What the key of a group is called. */
export function useGroupName(grouping: Grouping): (key: string) => string {
  const t = useTranslations("stats.own");
  const factions = useTranslations("common.factions");
  const deckName = useDeckName();
  const levelName = useLevelName();
  const factionName = (key: string): string => {
    const faction = BOX_FACTIONS.find((one) => one === key);
    return faction === undefined ? key : factions(faction);
  };
  const names: Readonly<Record<Grouping, (key: string) => string>> = {
    level: levelName,
    faction: factionName,
    otherFaction: factionName,
    deck: deckName,
    otherDeck: deckName,
    side: (key) => t(key === "first" ? "sides.first" : "sides.second"),
  };
  return names[grouping];
}
