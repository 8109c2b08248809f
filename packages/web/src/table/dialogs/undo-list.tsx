import { useTranslations } from "use-intl";
import { useAcross, useGame, useGestures, useTools } from "../table-context.ts";
import css from "./lists.module.css";
import { Sheet } from "./sheet.tsx";

/** Every own decision, the latest first: a click goes back to it. */
export function UndoList() {
  const t = useTranslations("table");
  const { session } = useTools();
  const change = useGestures((gestures) => gestures.change);
  const points = useGame((game) => game.turningPoints);
  const across = useAcross();
  const close = (): void => change({ panel: null });
  return (
    <Sheet title={t("undo.title")} description={across?.undoText ?? t("undo.description")} onClose={close}>
      {points.length === 0 && <p>{t("undo.nothing")}</p>}
      <ul>
        {points.toReversed().map(({ to, turn, phase, kind }) => (
          <li key={to}>
            <button
              type="button"
              className={css.action}
              onClick={() => {
                close();
                session.getState().undo(to);
              }}
            >
              {t("undo.point", { turn, phase: t(`undo.phases.${phase}`), kind: t(`undo.kinds.${kind}`) })}
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
