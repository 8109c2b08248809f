import { useTranslations } from "use-intl";
import { useGame, useGestures } from "./table-context.ts";
import css from "./table-screen.module.css";

/** The host is gone, or the engine contradicted itself: what happened and what to do. */
export function StatusNotes() {
  const t = useTranslations("table");
  const lost = useGame(({ status }) => status === "lost");
  const fault = useGame((game) => game.fault);
  const over = useGame(({ result }) => result !== null);
  const seen = useGestures((gestures) => gestures.endSeen);
  const change = useGestures((gestures) => gestures.change);
  return (
    <div className={css.notes}>
      {lost && <p role="alert">{t("states.lost")}</p>}
      {fault !== null && (
        <p role="alert">
          {t("states.fault")}{" "}
          <button type="button" onClick={() => void navigator.clipboard?.writeText(fault.report)}>
            {t("states.copy")}
          </button>
        </p>
      )}
      {over && seen && (
        <button type="button" onClick={() => change({ endSeen: false })}>
          {t("end.show")}
        </button>
      )}
    </div>
  );
}
