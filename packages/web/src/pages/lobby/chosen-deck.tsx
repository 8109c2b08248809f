/** The deck one plays with: a line, and the whole choice behind a button. */
import { useState } from "react";
import { useTranslations } from "use-intl";
import { rememberDeck } from "../../online/online-habits.ts";
import { useDeckWords } from "../home/use-deck-words.ts";
import { Button } from "../parts/button.tsx";
import type { DeckChoice } from "../setup/deck-choice.ts";
import { DeckChooser } from "../setup/deck-chooser.tsx";
import styles from "./lobby-parts.module.css";

interface Props {
  readonly deck: DeckChoice;
}

/** What is chosen is chosen for the next time as well. */
export function ChosenDeck({ deck }: Props) {
  const t = useTranslations("lobby.deck");
  const words = useDeckWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.deck}>
      <p>
        <span className={styles.label}>{t("label")}</span>
        <b>{deck.kind === "lot" ? t("lot") : words(deck)}</b>
        <Button aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {t(isOpen ? "done" : "change")}
        </Button>
      </p>
      {isOpen ? <DeckChooser title={t("label")} deck={deck} onChange={rememberDeck} /> : null}
    </div>
  );
}
