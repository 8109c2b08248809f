import { useState } from "react";
import { useTranslations } from "use-intl";
import { useGame, useTools } from "./table-context.ts";
import css from "./table-screen.module.css";

/** There is no such game, or it cannot be played any more: why, and what can be done. */
export function MissingGame() {
  const t = useTranslations("states");
  const menu = useTranslations("table.menu");
  const { exits } = useTools();
  const why = useGame(({ missing }) => missing);
  const damage = why === null || why === "missing" ? null : why;
  return (
    <main className={css.missing}>
      <h1>{t(damage === null ? "missingTitle" : "damagedTitle")}</h1>
      <p>{damage === null ? t("missingText") : t(`damage.${damage}`)}</p>
      {damage !== null && <Rescue />}
      <button type="button" onClick={exits.leave}>
        {menu("home")}
      </button>
    </main>
  );
}

/** What is thrown away does not come back: it is asked again. */
function Rescue() {
  const t = useTranslations("states");
  const { exits } = useTools();
  const [sure, setSure] = useState(false);
  return (
    <>
      <p>{t("damagedText")}</p>
      <button type="button" onClick={exits.saveStored}>
        {t("saveStored")}
      </button>
      {!sure && (
        <button type="button" onClick={() => setSure(true)}>
          {t("remove")}
        </button>
      )}
      {sure && (
        <fieldset>
          <legend role="status">{t("removeSure")}</legend>
          <button type="button" onClick={() => setSure(false)}>
            {t("removeNo")}
          </button>
          <button type="button" onClick={exits.remove}>
            {t("removeYes")}
          </button>
        </fieldset>
      )}
    </>
  );
}
