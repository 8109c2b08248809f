/** Online games that wait for whoever opens the page; where there is no server, one quiet line says so. */
import type { OnlineTable } from "@fhtagn/protocol/online";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useOnline } from "../../offline/use-online.ts";
import { fetchOwnGames } from "../../online/online-api.ts";
import { askWhoIAm, useWhoAmI } from "../../online/who-am-i.ts";
import { useOtherName } from "../online/use-other-name.ts";
import { ButtonLink } from "../parts/button.tsx";

const MOST = 3;

export function OnlineTurns() {
  const t = useTranslations("lobby.home");
  const { games, isThere } = useWaitingGames();
  if (!isThere) return <p>{t("noServer")}</p>;
  const rest = games.length - MOST;
  return (
    <>
      {games.slice(0, MOST).map((table) => (
        <Turn key={table.id} table={table} />
      ))}
      {rest > 0 ? <ButtonLink to="/lobby">{t("more", { count: rest })}</ButtonLink> : null}
    </>
  );
}

function Turn({ table }: { readonly table: OnlineTable }) {
  const t = useTranslations("lobby.home");
  const name = useOtherName(table);
  return (
    <ButtonLink look="main" to="/online/$id" params={{ id: table.id }}>
      {t(table.status === "open" ? "invited" : "turn", { name })}
    </ButtonLink>
  );
}

interface Waiting {
  readonly games: readonly OnlineTable[];
  /** There is a server, as far as is known. */
  readonly isThere: boolean;
}

/** Nobody who has never played online is asked about more than that. */
function useWaitingGames(): Waiting {
  const [waiting, setWaiting] = useState<Waiting>({ games: [], isThere: true });
  const isOnline = useOnline();
  useEffect(() => {
    let shown = true;
    const ask = async (): Promise<void> => {
      const who = await askWhoIAm();
      const own = who.ok && who.value.me !== null ? await fetchOwnGames() : null;
      const games = own?.ok === true ? own.value.games.filter(waits) : [];
      if (shown) setWaiting({ games, isThere: who.ok || who.trouble !== "no server" });
    };
    if (isOnline) void ask();
    return () => {
      shown = false;
    };
  }, [isOnline]);
  return waiting;
}

function waits({ status, asked, you, by }: OnlineTable): boolean {
  if (status === "open") return by.id !== useWhoAmI.getState().me?.id;
  return status === "playing" && asked !== null && asked === you;
}
