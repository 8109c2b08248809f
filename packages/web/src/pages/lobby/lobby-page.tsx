/** Where people find each other. */
import { Link } from "@tanstack/react-router";
import { Users } from "lucide-react";
import { useTranslations } from "use-intl";
import { Loading } from "../../app/loading.tsx";
import { usePageTitle } from "../../app/use-page-title.ts";
import { useWhoAmI } from "../../online/who-am-i.ts";
import { Page } from "../parts/page.tsx";
import { LiveGames } from "./live-games.tsx";
import styles from "./lobby-page.module.css";
import { NoServer } from "./no-server.tsx";
import { OpenTables } from "./open-tables.tsx";
import { OwnGames } from "./own-games.tsx";
import { QuickMatch } from "./quick-match.tsx";
import { useLobby } from "./use-lobby.ts";

export function LobbyPage() {
  const t = useTranslations("lobby");
  const { view, own, trouble, isOld, again } = useLobby();
  usePageTitle(t("title"));
  if (view === null && trouble !== null) return <NoServer trouble={trouble} onAgain={again} />;
  if (view === null) return <Loading />;
  const current = own.filter(({ status }) => status !== "over");
  return (
    <Page title={t("title")} under={t("under")}>
      <div className={styles.lobby}>
        <WhoIsHere people={view.people} />
        <p role="status" className={styles.old}>
          {isOld ? t("reconnecting") : ""}
        </p>
        {current.length === 0 ? null : (
          <section aria-labelledby="own-games">
            <h2 id="own-games">{t("own.title")}</h2>
            <OwnGames games={current} />
          </section>
        )}
        <QuickMatch />
        <OpenTables tables={view.open} onMissed={again} />
        <LiveGames tables={view.live} />
      </div>
    </Page>
  );
}

function WhoIsHere({ people }: { readonly people: number }) {
  const t = useTranslations("lobby");
  const me = useWhoAmI((who) => who.me ?? null);
  return (
    <p className={styles.here}>
      <Users size={18} aria-hidden="true" />
      <span>{t("people", { count: people })}.</span>
      {me === null ? null : (
        <span>
          {t("you", { name: me.name })} <Link to="/me">{t("changeName")}</Link>
        </span>
      )}
    </p>
  );
}
