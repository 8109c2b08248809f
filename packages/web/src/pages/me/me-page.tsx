/** Who one is on this server. */
import type { Me, OnlineTable } from "@fhtagn/protocol/online";
import { type SubmitEvent, useCallback, useEffect, useId, useState } from "react";
import { useTranslations } from "use-intl";
import { Loading } from "../../app/loading.tsx";
import { usePageTitle } from "../../app/use-page-title.ts";
import { type ApiTrouble, fetchOwnGames } from "../../online/online-api.ts";
import { useDeed } from "../../online/use-deed.ts";
import { askWhoIAm, beSomebody, changeMyName, useWhoAmI } from "../../online/who-am-i.ts";
import { NoServer } from "../lobby/no-server.tsx";
import { OwnGames } from "../lobby/own-games.tsx";
import { TroubleLine } from "../lobby/trouble-line.tsx";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import styles from "./me-page.module.css";

export function MePage() {
  const t = useTranslations("online.me");
  const me = useWhoAmI((who) => who.me);
  const { trouble, games, again } = useMine();
  usePageTitle(t("title"));
  if (trouble !== null) return <NoServer trouble={trouble} onAgain={again} />;
  if (me === undefined) return <Loading />;
  return (
    <Page title={t("title")} under={t("under")}>
      <div className={styles.me}>
        {me === null ? <Nobody /> : <Somebody me={me} />}
        <Games games={games} />
      </div>
    </Page>
  );
}

function useMine() {
  const [trouble, setTrouble] = useState<ApiTrouble | null>(null);
  const [games, setGames] = useState<readonly OnlineTable[]>([]);
  const ask = useCallback(async (): Promise<void> => {
    const [who, own] = await Promise.all([askWhoIAm(), fetchOwnGames()]);
    setTrouble(who.ok ? null : who.trouble);
    if (own.ok) setGames(own.value.games);
  }, []);
  useEffect(() => void ask(), [ask]);
  return { trouble, games, again: () => void ask() };
}

function Nobody() {
  const t = useTranslations("online.me");
  const { busy, trouble, run } = useDeed();
  return (
    <section aria-label={t("name")}>
      <p>{t("nobody")}</p>
      <Button disabled={busy} onClick={() => run(beSomebody, () => undefined)}>
        {t("become")}
      </Button>
      <TroubleLine trouble={trouble} />
    </section>
  );
}

function Somebody({ me }: { readonly me: Me }) {
  const t = useTranslations("online.me");
  const [first] = useState(me.name);
  return (
    <section aria-label={t("name")}>
      {me.kind === "guest" ? (
        <NameForm key={me.name} name={me.name} />
      ) : (
        <p className={styles.name}>{me.name}</p>
      )}
      <p role="status">{me.name === first ? "" : t("saved", { name: me.name })}</p>
      <p className={styles.note}>{t(me.kind)}</p>
    </section>
  );
}

const LONGEST = 24;

function NameForm({ name }: { readonly name: string }) {
  const t = useTranslations("online.me");
  const field = useId();
  const help = useId();
  const [text, setText] = useState(name);
  const { busy, trouble, run } = useDeed();
  const save = (event: SubmitEvent): void => {
    event.preventDefault();
    run(
      () => changeMyName(text.trim()),
      () => undefined,
    );
  };
  return (
    <form className={styles.form} onSubmit={save}>
      <label htmlFor={field}>{t("name")}</label>
      <input
        id={field}
        aria-describedby={help}
        value={text}
        maxLength={LONGEST}
        autoComplete="nickname"
        onChange={({ target }) => setText(target.value)}
      />
      <p id={help} className={styles.note}>
        {t("nameHelp")}
      </p>
      <Button look="main" type="submit" disabled={busy || text.trim() === name}>
        {t("save")}
      </Button>
      {trouble === "malformed" ? <p role="alert">{t("badName")}</p> : <TroubleLine trouble={trouble} />}
    </form>
  );
}

function Games({ games }: { readonly games: readonly OnlineTable[] }) {
  const t = useTranslations("online.me");
  return (
    <section aria-labelledby="my-games">
      <h2 id="my-games">{t("games")}</h2>
      {games.length === 0 ? <p className={styles.note}>{t("noGames")}</p> : <OwnGames games={games} />}
      <ButtonLink to="/lobby">{t("lobby")}</ButtonLink>
    </section>
  );
}
