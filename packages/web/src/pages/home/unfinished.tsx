/** Games that wait: play on, or throw away. */
import { useTranslations } from "use-intl";
import styles from "./unfinished.module.css";
import { UnfinishedGame } from "./unfinished-game.tsx";
import type { UnfinishedGames } from "./use-unfinished.ts";

export function Unfinished({ games, damaged, remove }: UnfinishedGames) {
  const t = useTranslations("home.unfinished");
  if (games.length === 0 && damaged === 0) return null;
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished">{t("title")}</h2>
      {damaged === 0 ? null : <p>{t("damaged", { count: damaged })}</p>}
      <ul className={styles.games}>
        {games.map((game) => (
          <UnfinishedGame key={game.id} game={game} onRemove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );
}
