/** Tables at which somebody waits: one click, and one sits across from him. */
import type { OnlineTable } from "@fhtagn/protocol/online";
import { useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { joinTableAt } from "../../online/online-api.ts";
import { deckOfHabit, deckToPlay, useOnlineHabits } from "../../online/online-habits.ts";
import { useDeed } from "../../online/use-deed.ts";
import { useWhoAmI } from "../../online/who-am-i.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import styles from "./lobby-parts.module.css";
import { TableSlip } from "./table-slip.tsx";
import { useShortTerms } from "./terms-words.ts";
import { TroubleLine } from "./trouble-line.tsx";

interface Props {
  readonly tables: readonly OnlineTable[];
  /** A table that was taken is gone from the list. */
  readonly onMissed: () => void;
}

export function OpenTables({ tables, onMissed }: Props) {
  const t = useTranslations("lobby.open");
  const navigate = useNavigate();
  const { busy, trouble, run } = useDeed();
  const habits = useOnlineHabits();
  const sitDown = ({ id }: OnlineTable): void =>
    run(
      async () => {
        const answer = await joinTableAt(id, { deck: deckToPlay(deckOfHabit(habits)) });
        if (!answer.ok) onMissed();
        return answer;
      },
      () => navigate({ to: "/online/$id", params: { id } }),
    );
  return (
    <section aria-labelledby="open-tables">
      <h2 id="open-tables">{t("title")}</h2>
      <TroubleLine trouble={trouble} />
      {tables.length === 0 ? <p className={styles.empty}>{t("none")}</p> : null}
      <ul className={styles.slips}>
        {tables.map((table) => (
          <OpenTable key={table.id} table={table} busy={busy} onSitDown={() => sitDown(table)} />
        ))}
      </ul>
    </section>
  );
}

interface SlipProps {
  readonly table: OnlineTable;
  readonly busy: boolean;
  readonly onSitDown: () => void;
}

function OpenTable({ table, busy, onSitDown }: SlipProps) {
  const t = useTranslations("lobby.open");
  const terms = useShortTerms();
  const isMine = useWhoAmI(({ me }) => me?.id === table.by.id);
  const { name } = table.by;
  return (
    <TableSlip title={name} mine={isMine} facts={isMine ? `${t("yours")} · ${terms(table)}` : terms(table)}>
      {isMine ? (
        <ButtonLink to="/online/$id" params={{ id: table.id }}>
          {t("look")}
        </ButtonLink>
      ) : (
        <Button look="main" disabled={busy} aria-label={t("sitDownAt", { name })} onClick={onSitDown}>
          {t("sitDown")}
        </Button>
      )}
    </TableSlip>
  );
}
