import type { OnlineTable } from "@fhtagn/protocol/online";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../parts/button.tsx";
import styles from "./lobby-parts.module.css";
import { TableSlip } from "./table-slip.tsx";
import { useShortTerms } from "./terms-words.ts";
import { usePlayerName } from "./use-player-name.ts";

/** Games that others play now. */
export function LiveGames({ tables }: { readonly tables: readonly OnlineTable[] }) {
  const t = useTranslations("lobby.live");
  return (
    <section aria-labelledby="live-games">
      <h2 id="live-games">{t("title")}</h2>
      {tables.length === 0 ? <p className={styles.empty}>{t("none")}</p> : null}
      <ul className={styles.slips}>
        {tables.map((table) => (
          <LiveGame key={table.id} table={table} />
        ))}
      </ul>
    </section>
  );
}

function LiveGame({ table }: { readonly table: OnlineTable }) {
  const t = useTranslations("lobby.live");
  const terms = useShortTerms();
  const nameOf = usePlayerName();
  if (table.seats === null) return null;
  const names = { one: nameOf(table.seats.P1.player), other: nameOf(table.seats.P2.player) };
  return (
    <TableSlip title={t("game", names)} facts={`${t("turn", { turn: table.turn })} · ${terms(table)}`}>
      <ButtonLink to="/online/$id" params={{ id: table.id }} aria-label={t("watchGame", names)}>
        {t("watch")}
      </ButtonLink>
    </TableSlip>
  );
}
