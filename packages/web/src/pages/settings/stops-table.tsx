/** Phases in which passing always stops, by whose turn it is. */
import { useTranslations } from "use-intl";
import { type PhaseStop, STOP_PHASES, STOP_TURNS } from "../../settings/player-settings.ts";
import { useSettings } from "../../settings/settings-store.ts";
import styles from "./fields.module.css";

const isSame = (one: PhaseStop, other: PhaseStop): boolean =>
  one.phase === other.phase && one.turn === other.turn;

function toggled(stops: readonly PhaseStop[], stop: PhaseStop): readonly PhaseStop[] {
  const rest = stops.filter((each) => !isSame(each, stop));
  return rest.length < stops.length ? rest : [...stops, stop];
}

export function StopsTable() {
  const t = useTranslations("settings.table");
  return (
    <fieldset className={styles.group}>
      <legend>{t("stops")}</legend>
      <p className={styles.help}>{t("stopsText")}</p>
      <table className={styles.stops}>
        <thead>
          <tr>
            <th scope="col">{t("phase")}</th>
            {STOP_TURNS.map((turn) => (
              <th key={turn} scope="col">
                {t(turn)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {STOP_PHASES.map((phase) => (
            <PhaseRow key={phase} phase={phase} />
          ))}
        </tbody>
      </table>
    </fieldset>
  );
}

function PhaseRow({ phase }: Pick<PhaseStop, "phase">) {
  const t = useTranslations("settings.table");
  const { stops, change } = useSettings();
  return (
    <tr>
      <th scope="row">{t(`phases.${phase}`)}</th>
      {STOP_TURNS.map((turn) => (
        <td key={turn}>
          <StopBox
            stop={{ phase, turn }}
            checked={stops.some((stop) => isSame(stop, { phase, turn }))}
            onToggle={() => change({ stops: toggled(stops, { phase, turn }) })}
          />
        </td>
      ))}
    </tr>
  );
}

interface BoxProps {
  readonly stop: PhaseStop;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function StopBox({ stop, checked, onToggle }: BoxProps) {
  const t = useTranslations("settings.table");
  const label = t("stopLabel", { phase: t(`phases.${stop.phase}`), turn: t(stop.turn) });
  return (
    <label>
      <span className="visually-hidden">{label}</span>
      <input type="checkbox" checked={checked} onChange={onToggle} />
    </label>
  );
}
