import { useTranslations } from "use-intl";
import { useSettings } from "../../settings/settings-store.ts";
import type { Panel } from "../gestures.ts";
import { useGestures, useTools } from "../table-context.ts";
import css from "./lists.module.css";
import { Sheet } from "./sheet.tsx";

interface ConfirmProps {
  readonly title: string;
  readonly text: string;
  readonly deed: string;
  readonly back: string;
  readonly onDeed: () => void;
  readonly onNever?: () => void;
}

function Confirm({ title, text, deed, back, onDeed, onNever }: ConfirmProps) {
  const t = useTranslations("table");
  const change = useGestures((gestures) => gestures.change);
  const close = (): void => change({ panel: null });
  return (
    <Sheet title={title} description={text} size="small" onClose={close}>
      <button type="button" className={css.action} data-first="" onClick={close}>
        {back}
      </button>
      <button type="button" className={css.send} data-deed="" onClick={onDeed}>
        {deed}
      </button>
      {onNever !== undefined && (
        <button type="button" className={css.action} onClick={onNever}>
          {t("confirm.never")}
        </button>
      )}
    </Sheet>
  );
}

/** Asked only where regret is likely and undo impossible. */
export function ConfirmDeed({
  panel: { of, deed },
}: {
  readonly panel: Extract<Panel, { readonly is: "confirm" }>;
}) {
  const t = useTranslations("table");
  const confirm = useSettings((settings) => settings.confirm);
  const setSettings = useSettings((settings) => settings.change);
  const never = (): void => {
    setSettings({ confirm: { ...confirm, [of === "idle" ? "idleStoryPhase" : "losing"]: false } });
    deed();
  };
  return (
    <Confirm
      title={t(`confirm.${of}.title`)}
      text={t(`confirm.${of}.text`)}
      deed={t(`confirm.${of}.deed`)}
      back={t(`confirm.${of}.back`)}
      onDeed={deed}
      {...(of === "idle" && { onNever: never })}
    />
  );
}

export function ConfirmConcede() {
  const t = useTranslations("table");
  const { session, gestures } = useTools();
  const concede = (): void => {
    gestures.getState().change({ panel: null });
    session.getState().concede();
  };
  return (
    <Confirm
      title={t("confirm.concede.title")}
      text={t("confirm.concede.text")}
      deed={t("confirm.concede.deed")}
      back={t("confirm.concede.back")}
      onDeed={concede}
    />
  );
}
