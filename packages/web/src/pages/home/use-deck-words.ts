import { useTranslations } from "use-intl";
import { type DeckChoice, readDeck } from "../setup/deck-choice.ts";

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

/** By the name a stored game has for it; a deck that is only a list of cards has none to show. */
export function useNamedDeck(): (name: string) => string {
  const t = useTranslations("home");
  const words = useDeckWords();
  return (name) => {
    const deck = readDeck(name);
    if (deck !== null) return words(deck);
    return name.startsWith("list:") ? t("ownDeck") : name;
  };
}
