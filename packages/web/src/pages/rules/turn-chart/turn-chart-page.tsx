/** The turn as a picture: every step is a button, the chosen one explains itself beside. */
import { Link, useLocation, useNavigate } from "@tanstack/react-router";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../../app/use-page-title.ts";
import css from "../section.module.css";
import { TURN_CHART } from "../slugs.ts";
import { StepPanel } from "./step-panel.tsx";
import chart from "./turn-chart.module.css";
import { TurnPicture } from "./turn-picture.tsx";
import { ALL_STEPS, STEPS, type TurnStep } from "./turn-steps.ts";

const [, FIRST = ALL_STEPS[0]] = STEPS.refresh;

export function TurnChartPage() {
  const t = useTranslations("turnChart");
  const [chosen, choose] = useChosen();
  usePageTitle(t("title"));
  return (
    <article>
      <header className={css.header}>
        <h1 className={css.title}>{t("title")}</h1>
        <p className={css.under}>{t("under")}</p>
      </header>
      {chosen === undefined ? null : (
        <div className={chart.chart}>
          <TurnPicture chosen={chosen} onChoose={choose} />
          <StepPanel step={chosen} />
        </div>
      )}
      <p>
        <Link to="/rules/{-$section}" params={{ section: "turn-machine" }}>
          {t("whole")}
        </Link>
      </p>
    </article>
  );
}

/** The step stands in the address: a link shows the same one. */
function useChosen(): readonly [TurnStep | undefined, (step: TurnStep) => void] {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const chosen = ALL_STEPS.find(({ id }) => id === hash) ?? FIRST;
  const choose = ({ id }: TurnStep): void =>
    void navigate({
      to: "/rules/{-$section}",
      params: { section: TURN_CHART },
      hash: id,
      replace: true,
      resetScroll: false,
      hashScrollIntoView: false,
      viewTransition: false,
    });
  return [chosen, choose];
}
