import { useRef } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { Button, ButtonLink } from "../parts/button.tsx";
import { readDeck } from "../setup/deck-choice.ts";
import { isOpponent } from "../setup/opponents.ts";
import styles from "./unfinished.module.css";
import { useDeckWords } from "./use-deck-words.ts";
import type { OpenGame } from "./use-unfinished.ts";

interface Props {
  readonly game: OpenGame;
  readonly onRemove: () => void;
}

/** A slip of paper for each game. */
export function UnfinishedGame({ game, onRemove }: Props) {
  const t = useTranslations("home.unfinished");
  const format = useFormatter();
  const opponent = useOpponentWords(game);
  const deckWords = useDeckWords();
  const { decks, turn, touched, won } = game;
  const title = t("game", { own: namedDeck(decks.P1, deckWords), other: namedDeck(decks.P2, deckWords) });
  return (
    <li className={styles.game}>
      <div>
        <h3>{title}</h3>
        <p className={styles.facts}>
          {opponent} · {t("turn", { turn })} · {t("won", { other: won.P2, own: won.P1 })} ·{" "}
          {t("saved", { when: format.relativeTime(touched, Date.now()) })}
        </p>
      </div>
      <div className={styles.deeds}>
        <ButtonLink
          look="main"
          to="/table/$id"
          params={{ id: game.id }}
          aria-label={`${t("resume")}: ${title}`}
        >
          {t("resume")}
        </ButtonLink>
        <RemoveButton title={title} onRemove={onRemove} />
      </div>
    </li>
  );
}

const namedDeck = (name: string, words: ReturnType<typeof useDeckWords>): string => {
  const deck = readDeck(name);
  return deck === null ? name : words(deck);
};

function useOpponentWords({ seats }: OpenGame): string {
  const t = useTranslations("home.unfinished");
  const levels = useTranslations("setup.levels");
  const { kind, level } = seats.P2;
  if (kind === "person") return t("twoPeople");
  return t("against", { name: isOpponent(level) ? levels(`${level}.name`) : (level ?? "") });
}

/** Asked again: what is thrown away does not come back. */
function RemoveButton({ title, onRemove }: { readonly title: string; readonly onRemove: () => void }) {
  const t = useTranslations("home.unfinished");
  const dialog = useRef<HTMLDialogElement>(null);
  return (
    <>
      <Button
        look="quiet"
        aria-label={`${t("remove")}: ${title}`}
        onClick={() => dialog.current?.showModal()}
      >
        {t("remove")}
      </Button>
      <dialog ref={dialog} className={styles.sure} aria-label={t("removeSure")}>
        <p>{t("removeSure")}</p>
        <p className={styles.facts}>{title}</p>
        <form method="dialog" className={styles.deeds}>
          <Button look="main" type="submit">
            {t("removeNo")}
          </Button>
          <Button type="submit" onClick={onRemove}>
            {t("removeYes")}
          </Button>
        </form>
      </dialog>
    </>
  );
}
