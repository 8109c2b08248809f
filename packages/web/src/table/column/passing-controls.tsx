import { FastForward, ListX, SkipForward } from "lucide-react";
import { useTranslations } from "use-intl";
import { PASSING_LEVELS } from "../../settings/player-settings.ts";
import { useSettings } from "../../settings/settings-store.ts";
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
      <KeptOrders />
    </div>
  );
}

function Level() {
  const t = useTranslations("table");
  const { session } = useTools();
  const level = useGame(({ passing }) => passing.level);
  const choose = (wanted: string): void => {
    const chosen = PASSING_LEVELS.find((one) => one === wanted);
    if (chosen === undefined) return;
    session.getState().setPassing({ level: chosen });
    useSettings.getState().change({ passing: chosen });
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

/** Orders of effects that are taken without a question, until they are forgotten. */
function KeptOrders() {
  const t = useTranslations("ordering");
  const { session } = useTools();
  const count = useGame(({ passing }) => passing.orders?.length ?? 0);
  if (count === 0) return null;
  const label = t("forget", { count });
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={() => session.getState().setPassing({ orders: [] })}
    >
      <ListX size={16} aria-hidden="true" />
    </button>
  );
}
