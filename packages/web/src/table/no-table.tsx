/** There has been no table to leave standing: the game is elsewhere, or what plays it could not be fetched. */
import { useTranslations } from "use-intl";
import { useGame, useTools } from "./table-context.ts";
import css from "./table-screen.module.css";

export function NoTable() {
  const t = useTranslations("states");
  const menu = useTranslations("table.menu");
  const { session, exits } = useTools();
  const taken = useGame(({ status }) => status === "taken");
  return (
    <main className={css.missing}>
      <h1>{t(taken ? "takenTitle" : "unlaidTitle")}</h1>
      <p role="alert">{t(taken ? "taken" : "unlaidText")}</p>
      <button type="button" onClick={() => session.getState().reopen()}>
        {t(taken ? "takeBack" : "tryAgain")}
      </button>
      {!taken && <LoadAgain />}
      <button type="button" onClick={exits.leave}>
        {menu("home")}
      </button>
    </main>
  );
}

/** Where the site has changed meanwhile, only a new page knows its files. */
function LoadAgain() {
  const t = useTranslations("common.problem");
  return (
    <button type="button" onClick={() => location.reload()}>
      {t("reload")}
    </button>
  );
}
