/** For the first games: what this kind of question is for, and the rule behind it. */
import { X } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { RuleLink } from "../../rules-book/rule-link.tsx";
import { ruleOfQuestion } from "../../rules-book/rules-at-the-table.ts";
import { useSettings } from "../../settings/settings-store.ts";
import { useGame, useTools } from "../../table/table-context.ts";
import { isBeginner, useFirstGames } from "./first-games.ts";
import css from "./helper-line.module.css";

/** A game is counted when its end was seen at this table. */
function useCounting(): void {
  const table = useGame((game) => game.table);
  const isOver = useGame(({ result }) => result !== null);
  const finish = useFirstGames((games) => games.finish);
  useEffect(() => {
    if (isOver) finish(table);
  }, [isOver, finish, table]);
}

function useWanted(): boolean {
  const { coached } = useTools();
  const helper = useSettings((settings) => settings.helper);
  const beginner = useFirstGames(isBeginner);
  if (coached === true || helper === "never") return false;
  return helper === "always" || beginner;
}

export function HelperLine() {
  const t = useTranslations("learn.helper");
  const asked = useGame((game) => game.asked);
  const change = useSettings((settings) => settings.change);
  const wanted = useWanted();
  useCounting();
  if (!wanted || asked === null) return null;
  return (
    <div className={css.line} role="note" aria-label={t("label")}>
      <p>
        {t(asked.kind)} <RuleLink id={ruleOfQuestion(asked)} />
      </p>
      <button
        type="button"
        aria-label={t("off")}
        title={t("off")}
        onClick={() => change({ helper: "never" })}
      >
        <X size={14} aria-hidden="true" />
      </button>
    </div>
  );
}
