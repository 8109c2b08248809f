import { useTranslations } from "use-intl";
import { useAcross, useGame, useGestures, useTools } from "./table-context.ts";
import css from "./table-screen.module.css";

/** The host is gone, or the engine contradicted itself: what happened and what to do. */
export function StatusNotes() {
  const t = useTranslations();
  const fault = useGame((game) => game.fault);
  const over = useGame(({ result }) => result !== null);
  const seen = useGestures((gestures) => gestures.endSeen);
  const change = useGestures((gestures) => gestures.change);
  const across = useAcross();
  return (
    <div className={css.notes}>
      <Away />
      {across?.notes}
      {fault !== null && (
        <p role="alert">
          {t("states.fault")} <CopyReport report={fault.report} />
        </p>
      )}
      {over && seen && (
        <button type="button" onClick={() => change({ endSeen: false })}>
          {t("table.end.show")}
        </button>
      )}
    </div>
  );
}

/** Only where this page keeps the game: a report tells everything of it. */
function CopyReport({ report }: { readonly report: string | null }) {
  const t = useTranslations("states");
  if (report === null) return null;
  return (
    <button type="button" onClick={() => void navigator.clipboard?.writeText(report)}>
      {t("copy")}
    </button>
  );
}

/** The game is elsewhere: on its way back, with another tab, or gone for good until it is asked for. */
function Away() {
  const t = useTranslations("states");
  const { session } = useTools();
  const status = useGame((game) => game.status);
  const across = useAcross();
  // Across a network more is known of what has become of the line.
  if (status === "lost" && across !== undefined) return null;
  if (status === "lost") return <p role="alert">{t("lost")}</p>;
  if (status !== "taken" && status !== "stuck") return null;
  return (
    <div className={css.away} role="alert">
      <span>{t(status)}</span>
      <button type="button" onClick={() => session.getState().reopen()}>
        {t(status === "taken" ? "takeBack" : "tryAgain")}
      </button>
    </div>
  );
}
