/** One's own online games: those that wait for one first. */
import type { OnlineTable, PlayerCard } from "@fhtagn/protocol/online";
import type { Player } from "@fhtagn/rules";
import { useTranslations } from "use-intl";
import { useWhoAmI } from "../../online/who-am-i.ts";
import { ButtonLink } from "../parts/button.tsx";
import styles from "./lobby-parts.module.css";
import { TableSlip } from "./table-slip.tsx";
import { useShortTerms } from "./terms-words.ts";
import { usePlayerName } from "./use-player-name.ts";

interface Props {
  readonly games: readonly OnlineTable[];
}

export function OwnGames({ games }: Props) {
  return (
    <ul className={styles.slips}>
      {games.map((table) => (
        <OwnGame key={table.id} table={table} />
      ))}
    </ul>
  );
}

const otherSeat = (seat: Player): Player => (seat === "P1" ? "P2" : "P1");

/** Null while nobody sits there. */
export const opponentAt = ({ seats, you }: OnlineTable): PlayerCard | null =>
  seats === null || you === null ? null : seats[otherSeat(you)].player;

type OwnState = "yourTurn" | "theirTurn" | "waiting" | "invited" | "over";

function stateOf({ status, asked, you, by }: OnlineTable, me: string | undefined): OwnState {
  if (status === "open") return by.id === me ? "waiting" : "invited";
  if (status !== "playing") return "over";
  return asked !== null && asked === you ? "yourTurn" : "theirTurn";
}

const DEEDS = {
  yourTurn: "playOn",
  theirTurn: "playOn",
  waiting: "look",
  invited: "accept",
  over: "look",
} as const satisfies Record<OwnState, string>;

function OwnGame({ table }: { readonly table: OnlineTable }) {
  const t = useTranslations("lobby.own");
  const terms = useShortTerms();
  const nameOf = usePlayerName();
  const me = useWhoAmI((who) => who.me?.id);
  const state = stateOf(table, me);
  const opponent = opponentAt(table);
  const name = nameOf(opponent ?? table.by);
  const title =
    opponent === null ? t(state === "invited" ? "invited" : "table", { name }) : t("against", { name });
  const isMine = state === "yourTurn" || state === "invited";
  return (
    <TableSlip
      title={title}
      mine={isMine}
      facts={
        <>
          {state === "invited" ? null : (
            <>
              <span className={isMine ? styles.turn : undefined}>{t(state, { name })}</span> ·{" "}
            </>
          )}
          {terms(table)}
        </>
      }
    >
      <ButtonLink
        look={isMine ? "main" : "plain"}
        to="/online/$id"
        params={{ id: table.id }}
        aria-label={`${t(DEEDS[state])}: ${title}`}
      >
        {t(DEEDS[state])}
      </ButtonLink>
    </TableSlip>
  );
}
