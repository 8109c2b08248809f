/** With whose eyes the table is seen: one player's, or with both hands open. */
import type { Player } from "@fhtagn/rules";
import { useTranslations } from "use-intl";
import { useSeatNames } from "../../table/seats/use-seat-name.ts";
import { useReplay } from "../replay-context.ts";
import css from "./replay-controls.module.css";

const SEATS: readonly Player[] = ["P1", "P2"];

export function EyesChoice() {
  const t = useTranslations("replay.table");
  const names = useSeatNames();
  const { eyes, look } = useReplay((state) => state);
  return (
    <div className={css.eyes}>
      <label>
        <span className="visually-hidden">{t("eyes")}</span>
        <select
          value={eyes.seat}
          onChange={({ target }) => look({ ...eyes, seat: target.value === "P2" ? "P2" : "P1" })}
        >
          {SEATS.map((seat) => (
            <option key={seat} value={seat}>
              {names(seat)}
            </option>
          ))}
        </select>
      </label>
      <label className={css.both}>
        <input
          type="checkbox"
          checked={eyes.open}
          onChange={({ target }) => look({ ...eyes, open: target.checked })}
        />
        {t("both")}
      </label>
    </div>
  );
}
