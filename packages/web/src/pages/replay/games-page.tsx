/** Every game of this browser: to look at, to review, to keep, to throw away. */
import { Link } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import { GameSlip } from "./game-slip.tsx";
import styles from "./games-page.module.css";
import { LoadRecord } from "./load-record.tsx";
import { type ShelfGame, useShelf } from "./use-shelf.ts";

export function GamesPage() {
  const t = useTranslations("replay");
  const { games, damaged, failed, remove } = useShelf();
  const of = (kind: ShelfGame["kind"]) => (games ?? []).filter((game) => game.kind === kind);
  usePageTitle(t("title"));
  return (
    <Page title={t("title")} under={t("under")}>
      {failed && <p role="alert">{t("list.failed")}</p>}
      {damaged > 0 && <Damaged count={damaged} />}
      <section aria-labelledby="finished" className={styles.section}>
        <h2 id="finished">{t("list.finished")}</h2>
        {games !== null && of("finished").length === 0 && (
          <p className={styles.none}>
            {t("list.none")} <ButtonLink to="/play/ai">{t("list.play")}</ButtonLink>
          </p>
        )}
        <Slips games={of("finished")} onRemove={remove} />
      </section>
      <Section id="loaded" title={t("list.loaded")} games={of("loaded")} onRemove={remove} />
      <Section id="open" title={t("list.open")} games={of("open")} onRemove={remove} />
      <LoadRecord />
    </Page>
  );
}

function Damaged({ count }: { readonly count: number }) {
  const t = useTranslations();
  return (
    <p>
      {t("replay.list.damaged", { count })}{" "}
      <Link to="/settings" hash="data">
        {t("storage.look")}
      </Link>
    </p>
  );
}

interface SlipsProps {
  readonly games: readonly ShelfGame[];
  readonly onRemove: (game: ShelfGame) => void;
}

function Slips({ games, onRemove }: SlipsProps) {
  return (
    <ul className={styles.games}>
      {games.map((game) => (
        <GameSlip key={game.id} game={game} onRemove={() => onRemove(game)} />
      ))}
    </ul>
  );
}

function Section({ id, title, ...slips }: SlipsProps & { readonly id: string; readonly title: string }) {
  if (slips.games.length === 0) return null;
  return (
    <section aria-labelledby={id} className={styles.section}>
      <h2 id={id}>{title}</h2>
      <Slips {...slips} />
    </section>
  );
}
