/** Where the prompt stands for players: who decides, for those who only look. */
import { useTranslations } from "use-intl";
import { useGame, useTools } from "../../table/table-context.ts";
import { useSeatedNames } from "../online-context.ts";
import css from "./watch-bar.module.css";

export function WatchBar() {
  const t = useTranslations("online.table");
  const { exits, across } = useTools();
  const names = useSeatedNames();
  const decides = useGame(({ view }) => view?.question?.player ?? null);
  const isOver = useGame(({ result }) => result !== null);
  const text = decides === null ? "" : t("watchingText", { name: names(decides) });
  return (
    <section className={css.bar} data-region="prompt" aria-label={t("watching")}>
      <p>
        <b>{t("watching")}.</b> {isOver ? t("watchingOver") : text}
      </p>
      <button type="button" data-item="" onClick={exits.leave}>
        {across?.leaveText}
      </button>
    </section>
  );
}
