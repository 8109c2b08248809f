/** The clock of a seat and its lamp. It ticks here; whose time is over the server says. */
import type { Player } from "@fhtagn/rules";
import { AlarmClock, PlugZap, Unplug } from "lucide-react";
import { useTranslations } from "use-intl";
import { type HeardClock, isLow, leftNow, reserveNow, roughTime, timeText } from "../clock-reading.ts";
import { useRoomState, useSeatedNames } from "../online-context.ts";
import { useNow } from "../use-now.ts";
import css from "./seat-clock.module.css";

interface Props {
  readonly player: Player;
}

export function SeatClock({ player }: Props) {
  const heard = useRoomState(({ clock }) => clock);
  const isOver = useRoomState(({ table }) => table?.status === "over");
  const shown = heard !== null && heard.clock.terms.kind !== "none" && !isOver;
  return (
    <div className={css.seat} data-player={player} data-running={heard?.clock.running === player && !isOver}>
      <Lamp player={player} heard={isOver ? null : heard} />
      {shown ? <Time player={player} heard={heard} /> : null}
    </div>
  );
}

/** Lit or out: by its form as well, and in words. */
function Lamp({ player, heard }: Props & { readonly heard: HeardClock | null }) {
  const t = useTranslations("online.table");
  const names = useSeatedNames();
  const isThere = useIsThere(player);
  const name = names(player);
  const Icon = isThere ? PlugZap : Unplug;
  const label = t(isThere ? "lampHere" : "lampAway", { name });
  return (
    <span className={css.lamp} data-here={isThere} title={label}>
      <Icon size={15} aria-hidden="true" />
      <span className="visually-hidden">{label}</span>
      {isThere ? null : <AwayFor player={player} heard={heard} />}
    </span>
  );
}

/** A computer player is always there; of a page that has lost its own line nobody knows more. */
function useIsThere(player: Player): boolean {
  const isLevel = useRoomState(({ table }) => table?.seats?.[player].player.kind === "level");
  const isOwn = useRoomState(({ seat }) => seat === player);
  const isOpen = useRoomState(({ status }) => status === "open");
  const isHere = useRoomState(({ here }) => here?.[player] ?? true);
  return isLevel || (isOwn ? isOpen : isHere);
}

function AwayFor({ player, heard }: Props & { readonly heard: HeardClock | null }) {
  const t = useTranslations("online.table");
  const runs = heard?.clock.running === player;
  const now = useNow(runs, 1000);
  const reserve =
    heard === null || heard.clock.terms.kind !== "minutes" ? null : reserveNow(heard, player, now);
  return (
    <span className={css.away} aria-hidden="true">
      <span>{t("away")}</span> {reserve === null ? null : <b>{timeText(reserve)}</b>}
    </span>
  );
}

function Time({ player, heard }: Props & { readonly heard: HeardClock }) {
  const t = useTranslations("online.table");
  const names = useSeatedNames();
  const isOwn = useRoomState(({ seat }) => seat === player);
  const words = useTimeWords();
  const now = useNow(heard.clock.running === player);
  const left = leftNow(heard, player, now);
  const low = isLow(left, heard.clock);
  const time = words(left, heard);
  return (
    <span className={css.time} data-low={low} role="timer">
      {low ? <AlarmClock size={15} aria-hidden="true" /> : null}
      <span className="visually-hidden">
        {isOwn ? t("clockYours", { time }) : t("clock", { name: names(player), time })}
        {low ? `, ${t("low")}` : ""}
      </span>
      <span aria-hidden="true">{time}</span>
    </span>
  );
}

function useTimeWords(): (left: number, heard: HeardClock) => string {
  const t = useTranslations("online.table.rough");
  return (left, { clock }) => {
    if (clock.terms.kind !== "days") return timeText(left);
    const { unit, count } = roughTime(left);
    return t(unit, { count });
  };
}
