import { useTranslations } from "use-intl";
import { useReplay } from "../replay-context.ts";
import { usePlaces } from "./moments.ts";
import css from "./replay-controls.module.css";

/** Every turn and every moment of note as a list: what the timeline shows to the eye. */
export function GoTo() {
  const t = useTranslations("replay.table");
  const goTo = useReplay((state) => state.goTo);
  const places = usePlaces();
  return (
    <label className={css.goTo}>
      <span className="visually-hidden">{t("goTo")}</span>
      <select value="" onChange={({ target }) => target.value !== "" && goTo(Number(target.value))}>
        <option value="">{t("goTo")}</option>
        {places.map(({ at, kind, words }) => (
          <option key={`${at} ${kind} ${words}`} value={at}>
            {kind === "turn" ? words : `\u2003${words}`}
          </option>
        ))}
      </select>
    </label>
  );
}
