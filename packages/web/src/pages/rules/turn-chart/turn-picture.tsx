import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { stepAfter } from "./move.ts";
import css from "./turn-chart.module.css";
import { CHART_PHASES, type ChartPhase, KINDS, STEPS, type TurnStep } from "./turn-steps.ts";

interface Props {
  readonly chosen: TurnStep;
  readonly onChoose: (step: TurnStep) => void;
}

export function TurnPicture({ chosen, onChoose }: Props) {
  const t = useTranslations("turnChart");
  const picture = useRef<HTMLDivElement>(null);
  useFirstInSight(picture);
  const press = (event: KeyboardEvent): void => {
    const next = stepAfter(chosen, event.key);
    if (next === undefined) return;
    event.preventDefault();
    onChoose(next);
    picture.current?.querySelector<HTMLElement>(`[data-step="${next.id}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the buttons inside are what is used; arrows go between them.
    <div ref={picture} className={css.picture} onKeyDown={press}>
      <Legend />
      <ol className={css.phases} aria-label={t("picture")}>
        {CHART_PHASES.map((phase) => (
          <li key={phase} className={css.phase} data-phase={phase}>
            <h2 className={css.phaseName}>{t(`phases.${phase}`)}</h2>
            <Steps phase={phase} chosen={chosen} onChoose={onChoose} />
          </li>
        ))}
      </ol>
    </div>
  );
}

/** Whoever comes by a link to a step sees it; later the picture stays where the reader has put it. */
function useFirstInSight(picture: RefObject<HTMLDivElement | null>): void {
  useEffect(() => {
    if (location.hash === "") return;
    picture.current?.querySelector("[aria-pressed='true']")?.scrollIntoView({ block: "center" });
  }, [picture]);
}

function Steps({ phase, chosen, onChoose }: Props & { readonly phase: ChartPhase }) {
  return (
    <ol className={css.steps}>
      {STEPS[phase].map((step) => (
        <li key={step.id}>
          <StepButton step={step} chosen={step === chosen} onChoose={onChoose} />
        </li>
      ))}
    </ol>
  );
}

interface StepButtonProps {
  readonly step: TurnStep;
  readonly chosen: boolean;
  readonly onChoose: (step: TurnStep) => void;
}

const WINDOW = /^w(\d)$/;

/** One stop for Tab: the chosen step. */
function StepButton({ step, chosen, onChoose }: StepButtonProps) {
  const t = useTranslations("turnChart");
  const [, number] = WINDOW.exec(step.words) ?? [];
  const isEdge = step.words === "phaseStart" || step.words === "phaseEnd";
  const short = step.words === "phaseStart" ? t("start") : t("end");
  return (
    <button
      type="button"
      className={css.step}
      data-step={step.id}
      data-kind={step.kind}
      data-edge={isEdge}
      aria-pressed={chosen}
      tabIndex={chosen ? 0 : -1}
      onClick={() => onChoose(step)}
    >
      {number === undefined ? null : <span className={css.mark}>{`W${number}`}</span>}
      <span>{isEdge ? short : t(`steps.${step.words}.name`)}</span>
    </button>
  );
}

/** What the shapes mean. */
function Legend() {
  const t = useTranslations("turnChart.kinds");
  return (
    <ul className={css.legend}>
      {KINDS.map((kind) => (
        <li key={kind}>
          <span className={css.sample} data-kind={kind} aria-hidden="true" />
          {t(kind)}
        </li>
      ))}
    </ul>
  );
}
