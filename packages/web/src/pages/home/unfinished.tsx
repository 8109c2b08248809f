/** Games that wait: play on, or throw away. */
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import styles from "./unfinished.module.css";
import { UnfinishedGame } from "./unfinished-game.tsx";
import type { UnfinishedGames } from "./use-unfinished.ts";

export function Unfinished({ games, damaged, failure, remove }: UnfinishedGames) {
  const t = useTranslations("home.unfinished");
  if (failure !== null) return <NotOpened reason={failure} />;
  if (games.length === 0 && damaged === 0) return null;
  return (
    <section aria-labelledby="unfinished">
      <h2 id="unfinished">{t("title")}</h2>
      {damaged === 0 ? null : <SetAside count={damaged} />}
      <ul className={styles.games}>
        {games.map((game) => (
          <UnfinishedGame key={game.id} game={game} onRemove={() => remove(game.id)} />
        ))}
      </ul>
    </section>
  );
}

function SetAside({ count }: { readonly count: number }) {
  const t = useTranslations();
  return (
    <p role="alert">
      {t("home.unfinished.damaged", { count })} {t("storage.unreadableGames", { count })}{" "}
      <Link to="/settings" hash="data">
        {t("storage.look")}
      </Link>
    </p>
  );
}

function NotOpened({ reason }: { readonly reason: string }) {
  const t = useTranslations("storage");
  return (
    <p role="alert">
      {t("listFailed", { reason })} {t("listFailedWhat")}
    </p>
  );
}
