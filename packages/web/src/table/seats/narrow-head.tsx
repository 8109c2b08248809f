import { House, Menu, PanelRightOpen } from "lucide-react";
import { useTranslations } from "use-intl";
import { useSettings } from "../../settings/settings-store.ts";
import { useGestures, useLaid, useTools, useWatching } from "../table-context.ts";
import { useLow, useNarrow } from "../use-media.ts";
import { useUnusualRulesHere } from "../use-unusual-rules-here.ts";
import css from "./narrow-head.module.css";
import { Thinking } from "./thinking.tsx";
import { useSeatName } from "./use-seat-name.ts";

/** Without the right column: the opponent, the turn and the way to log and menu in one line. */
export function NarrowHead() {
  const t = useTranslations("table");
  const { exits, across } = useTools();
  const { player, seat } = useLaid().board.sides.opponent;
  const change = useGestures((gestures) => gestures.change);
  const setSettings = useSettings((settings) => settings.change);
  const narrow = useNarrow();
  const low = useLow();
  return (
    <header className={css.head}>
      <button type="button" aria-label={across?.leaveText ?? t("menu.leave")} onClick={exits.leave}>
        <House size={18} aria-hidden="true" />
      </button>
      <h2>{useSeatName(player)}</h2>
      <Thinking />
      {across?.crowd}
      <span className={css.counts}>{t("opponent.hand", { count: seat.hand.count })}</span>
      <RulesTag />
      <Moment />
      <button type="button" aria-label={t("menu.log")} onClick={() => change({ panel: { is: "log" } })}>
        <Menu size={18} aria-hidden="true" />
      </button>
      {!narrow && !low && (
        <button
          type="button"
          aria-label={t("menu.showColumn")}
          onClick={() => setSettings({ columnShown: true })}
        >
          <PanelRightOpen size={18} aria-hidden="true" />
        </button>
      )}
    </header>
  );
}

/** The year alone: what differs is a link among log and menu. */
function RulesTag() {
  const name = useUnusualRulesHere();
  const year = useUnusualRulesHere("year");
  if (name === null) return null;
  return (
    <span className={css.rules} title={name}>
      <span aria-hidden="true">{year}</span>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}

/** Whose turn it is, and how far. */
function Moment() {
  const t = useTranslations("table");
  const { view, you } = useLaid();
  const watching = useWatching() !== undefined;
  const { phase } = view.moment;
  const yours = view.active === you;
  const whose = watching ? "" : yours ? "yours" : "theirs";
  return (
    <span className={css.phase} data-part="phases" data-yours={yours}>
      {phase !== "setup" && <span>{t("phases.short", { turn: view.turn, whose })}</span>}{" "}
      <b>{t(`phases.${phase}`)}</b>
    </span>
  );
}
