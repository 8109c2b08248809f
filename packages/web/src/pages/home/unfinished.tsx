/** Games that wait: play on, or throw away. */
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import styles from "./unfinished.module.css";
import { UnfinishedGame } from "./unfinished-game.tsx";
import type { UnfinishedGames } from "./use-unfinished.ts";

export function Unfinished({ games, damaged, remove }: UnfinishedGames) {
  const t = useTranslations("home.unfinished");
  if (games.length === 0 && damaged.length === 0) return null;
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished">{t("title")}</h2>
      {damaged.length === 0 ? null : <Damaged ids={damaged} />}
      <ul className={styles.games}>
        {games.map((game) => (
          <UnfinishedGame key={game.id} game={game} onRemove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );
}

/** The table says what is wrong with each, and saves or removes it. */
function Damaged({ ids }: { readonly ids: readonly string[] }) {
  const t = useTranslations("home.unfinished");
  return (
    <p>
      {t("damaged", { count: ids.length })}{" "}
      {ids.map((id) => (
        <Link key={id} to="/table/$id" params={{ id }} aria-label={`${t("damagedLook")} (${id})`}>
          {t("damagedLook")}
        </Link>
      ))}
    </p>
  );
}
