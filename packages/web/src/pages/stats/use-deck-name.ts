import { useTranslations } from "use-intl";
import { useDeckWords } from "../home/use-deck-words.ts";
import { readDeck } from "../setup/deck-choice.ts";

/** A stored deck in words; a name that no deck has stays as it is. */
export function useDeckName(): (deck: string) => string {
  const words = useDeckWords();
  const setup = useTranslations("setup.pair");
  return (deck) => {
    const read = readDeck(deck);
    if (read === null) return deck;
    const isSecondPacket = read.kind === "pair" && read.packet === 2;
    return isSecondPacket ? `${words(read)} (${setup("packet2").toLowerCase()})` : words(read);
  };
}
