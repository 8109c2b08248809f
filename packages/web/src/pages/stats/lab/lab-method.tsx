/** How the figures were made, how far they can be trusted, and how to make them again. */
import { useTranslations } from "use-intl";
import { readDeck } from "../../setup/deck-choice.ts";
import styles from "../stats.module.css";
import { pointsOff } from "./balance.ts";
import type { OfBalance } from "./lab-section.tsx";

const isOfTheBox = (name: string): boolean => {
  const deck = readDeck(name);
  return deck?.kind === "pair" && deck.packet === 1;
};

export function LabMethod({ sheet }: OfBalance) {
  const t = useTranslations("stats.lab.method");
  const { terms, decks, faults, again } = sheet;
  const { gamesPerPairing: each, engine } = terms;
  return (
    <ul className={styles.method}>
      <li>
        {t("played")} {decks.every(({ name }) => isOfTheBox(name)) && t("ofTheBox")}
      </li>
      <li>{t("ranges", { each, points: pointsOff(each) })}</li>
      <li>{t("cards")}</li>
      <li>{t("faults", { count: faults })}</li>
      {again !== null && (
        <li>
          {t("again", { engine })} <code>{again}</code>
        </li>
      )}
    </ul>
  );
}
