import { FastForward, SkipForward } from "lucide-react";
import { useTranslations } from "use-intl";
import { PASSING_LEVELS } from "../../settings/settings.ts";
import { useGame, useTools } from "../table-context.ts";
import css from "./column.module.css";

/** How often the player is asked, and passing ahead; any key or click ends it. */
export function PassingControls() {
  const t = useTranslations("table");
  return (
    <div className={css.passing}>
      <Level />
      <Until wanted="something" label={t("passing.untilEvent")} icon={SkipForward} />
      <Until wanted="myTurn" label={t("passing.untilTurn")} icon={FastForward} />
    </div>
  );
}

function Level() {
  const t = useTranslations("table");
  const { session } = useTools();
  const level = useGame(({ passing }) => passing.level);
  const choose = (wanted: string): void => {
    const chosen = PASSING_LEVELS.find((one) => one === wanted);
    if (chosen !== undefined) session.getState().setPassing({ level: chosen });
  };
  return (
    <label>
      <span>{t("passing.level")}</span>
      <select value={level} onChange={({ target }) => choose(target.value)}>
        {PASSING_LEVELS.map((one) => (
          <option key={one} value={one}>
            {t(`passing.${one}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

interface UntilProps {
  readonly wanted: "something" | "myTurn";
  readonly label: string;
  readonly icon: typeof SkipForward;
}

function Until({ wanted, label, icon: Icon }: UntilProps) {
  const { session } = useTools();
  const on = useGame(({ passing }) => passing.until === wanted);
  return (
    <button
      type="button"
      aria-pressed={on}
      aria-label={label}
      title={label}
      onClick={() => session.getState().passUntil(on ? null : wanted)}
    >
      <Icon size={16} aria-hidden="true" />
    </button>
  );
}
