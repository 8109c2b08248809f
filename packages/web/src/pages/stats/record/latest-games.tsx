import { useFormatter, useTranslations } from "use-intl";
import { useUnusualRules } from "../../setup/use-unusual-rules.ts";
import { ScrollRegion } from "../scroll-region.tsx";
import styles from "../stats.module.css";
import { useDeckName } from "../use-deck-name.ts";
import type { OwnGame } from "./own-games.ts";
import { useLevelName } from "./use-group-name.ts";

const SHOWN = 10;
const COLUMNS = ["outcome", "game", "opponent", "turns", "when"] as const;

export function LatestGames({ games }: { readonly games: readonly OwnGame[] }) {
  const t = useTranslations("stats.own");
  return (
    <div className={styles.chart}>
      <h3>{t("latest")}</h3>
      <ScrollRegion label={t("latest")}>
        <table className={styles.table}>
          <thead>
            <tr>
              {COLUMNS.map((column) => (
                <th key={column} scope="col">
                  {t(`columns.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {games.slice(0, SHOWN).map((game) => (
              <GameRow key={game.id} game={game} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </div>
  );
}

function GameRow({ game }: { readonly game: OwnGame }) {
  const t = useTranslations("stats.own");
  const slip = useTranslations("home.unfinished");
  const format = useFormatter();
  const deckName = useDeckName();
  const levelName = useLevelName();
  const { at, deck, otherDeck, level, outcome, turns, undone } = game;
  const rules = useUnusualRules()(game.ruleset);
  return (
    <tr>
      <td data-outcome={outcome}>
        {t(`outcomes.${outcome}`)}
        {undone && <span className={styles.tag}>{t("undoneTag")}</span>}
      </td>
      <th scope="row">
        {slip("game", { own: deckName(deck), other: deckName(otherDeck) })}
        {rules !== null && <span className={styles.tag}>{rules}</span>}
      </th>
      <td>{levelName(level)}</td>
      <td>{turns}</td>
      <td>{format.dateTime(at, { dateStyle: "medium" })}</td>
    </tr>
  );
}
