import { useFormatter, useTranslations } from "use-intl";
import { ButtonLink } from "../parts/button.tsx";
import { RemoveButton } from "../parts/remove-button.tsx";
import { isOpponent } from "../setup/opponents.ts";
import { useUnusualRules } from "../setup/use-unusual-rules.ts";
import styles from "./unfinished.module.css";
import { useNamedDeck } from "./use-deck-words.ts";
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
  const deck = useNamedDeck();
  const { decks, turn, touched, won } = game;
  const rules = useUnusualRules()(game.ruleset);
  const own = ownSeatOf(game);
  const other = own === "P1" ? "P2" : "P1";
  const title = t("game", { own: deck(decks[own]), other: deck(decks[other]) });
  return (
    <li className={styles.game}>
      <div>
        <h3>{title}</h3>
        <p className={styles.facts}>
          {rules === null ? "" : `${rules} · `}
          {opponent} · {t("turn", { turn })} · {t("won", { other: won[other], own: won[own] })} ·{" "}
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
        <RemoveButton title={title} word={t} onRemove={onRemove} />
      </div>
    </li>
  );
}

/** A game that goes on from a replay may be played from either side. */
const ownSeatOf = ({ seats }: OpenGame): "P1" | "P2" => (seats.P1.kind === "bot" ? "P2" : "P1");

function useOpponentWords(game: OpenGame): string {
  const t = useTranslations("home.unfinished");
  const levels = useTranslations("setup.levels");
  const { kind, level } = game.seats[ownSeatOf(game) === "P1" ? "P2" : "P1"];
  if (kind === "person") return t("twoPeople");
  return t("against", { name: isOpponent(level) ? levels(`${level}.name`) : (level ?? "") });
}
