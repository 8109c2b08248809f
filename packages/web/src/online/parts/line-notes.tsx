/** Over the table: what has become of the connection, and what follows from it. */
import type { Player } from "@fhtagn/rules";
import { useTranslations } from "use-intl";
import { useGame } from "../../table/table-context.ts";
import { useOnlineRoom, useRoomState, useSeatedNames } from "../online-context.ts";
import { useNow } from "../use-now.ts";
import css from "./line-notes.module.css";

export function LineNotes() {
  return (
    <>
      <OwnLine />
      <Closing />
      <Claim />
      <Awaited />
    </>
  );
}

function OwnLine() {
  const t = useTranslations("online.table");
  const isLost = useGame(({ status }) => status === "lost");
  const isOffline = useRoomState(({ status }) => status === "offline");
  return isLost ? <p role="alert">{t(isOffline ? "offline" : "lost")}</p> : null;
}

const SECOND = 1000;

function Closing() {
  const t = useTranslations("online.table");
  const at = useRoomState(({ closesAt }) => closesAt);
  const now = useNow(at !== null, SECOND);
  if (at === null) return null;
  const seconds = Math.max(0, Math.ceil((at - now) / SECOND));
  return <p role="status">{t("closing", { seconds })}</p>;
}

const otherOf = (seat: Player): Player => (seat === "P1" ? "P2" : "P1");

function Claim() {
  const t = useTranslations("online.table");
  const room = useOnlineRoom();
  const names = useSeatedNames();
  const seat = useRoomState((state) => state.seat);
  const running = useRoomState(({ clock }) => clock?.clock.running ?? null);
  const mayClaim = useRoomState(({ clock }) => clock?.clock.mayClaim === true);
  const isPlayed = useGame(({ result }) => result === null);
  if (seat === null || !mayClaim || !isPlayed || running === seat) return null;
  return (
    <div className={css.claim} role="alert">
      <span>{t("claim", { name: names(otherOf(seat)) })}</span>
      <button type="button" onClick={() => room.claim()}>
        {t("claimDeed")}
      </button>
    </div>
  );
}

/** He was asked whether he agrees to go back, and has not said. */
function Awaited() {
  const t = useTranslations("online.table");
  const names = useSeatedNames();
  const seat = useRoomState((state) => state.seat);
  const isAwaited = useGame(({ undoAwaited }) => undoAwaited);
  if (seat === null || !isAwaited) return null;
  return <p role="status">{t("undoAwaited", { name: names(otherOf(seat)) })}</p>;
}
