import { useTranslations } from "use-intl";
import type { DeckChoice } from "../setup/deck-choice.ts";

/** A deck by its factions, without loading a single card. */
export function useDeckWords(): (deck: DeckChoice) => string {
  const t = useTranslations("home");
  const pair = useTranslations("setup.pair");
  const factions = useTranslations("common.factions");
  return (deck) => {
    if (deck.kind === "lot") return t("randomDeck");
    if (deck.kind === "built") return factions(deck.around);
    const [first, second] = deck.factions;
    return pair("chosen", { first: factions(first), second: factions(second) });
  };
}
