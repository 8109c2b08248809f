import type { Stop } from "@fhtagn/protocol";
import type { Phase } from "@fhtagn/rules";
import { Flag } from "lucide-react";
import { useTranslations } from "use-intl";
import { BookLink } from "../../rules-book/book-link.tsx";
import { EDITIONS, WHAT_DIFFERS } from "../../rules-book/where.ts";
import { STORY_STEPS, TURN_PHASES } from "../model/turn-phases.ts";
import { useSeatNames } from "../seats/use-seat-name.ts";
import { useGame, useLaid, useLooksOn, useTools, useWatching } from "../table-context.ts";
import { useUnusualRulesHere } from "../use-unusual-rules-here.ts";
import css from "./phase-bar.module.css";

/** The whole turn, where it stands and whose window it is. A phase is a button that sets a stop for once. */
export function PhaseBar() {
  const t = useTranslations("table");
  const { view, you } = useLaid();
  const { phase, step } = view.moment;
  const yours = view.active === you;
  const lookedAt = useTranslations("replay.table");
  const names = useSeatNames();
  const turn = useLooksOn()
    ? lookedAt("turnOf", { turn: view.turn, name: names(view.active) })
    : t("phases.turn", { turn: view.turn, whose: yours ? "yours" : "theirs" });
  return (
    <section className={css.bar} data-part="phases" aria-label={t("regions.phases")}>
      <div className={css.top}>
        <h2 className={css.turn} data-yours={yours}>
          {phase === "setup" ? t("phases.setup") : turn}
        </h2>
        <RulesHere />
      </div>
      <ol className={css.phases}>
        {TURN_PHASES.map((one) => (
          <li key={one}>
            <PhaseStop
              phase={one}
              current={one === phase}
              passed={TURN_PHASES.indexOf(one) < indexOf(phase)}
            />
          </li>
        ))}
      </ol>
      {phase === "story" && (
        <ol className={css.steps}>
          {STORY_STEPS.map((one) => (
            <li key={one} aria-current={one === step ? "step" : undefined}>
              {t(`phases.${one}`)}
            </li>
          ))}
        </ol>
      )}
      <Window />
    </section>
  );
}

/** Nobody who plays by other rules than usual has to remember it. */
function RulesHere() {
  const rules = useUnusualRulesHere();
  if (rules === null) return null;
  return (
    <p className={css.rules}>
      <BookLink path={`${EDITIONS}#${WHAT_DIFFERS}`}>{rules}</BookLink>
    </p>
  );
}

const ORDER: readonly Phase[] = TURN_PHASES;
const indexOf = (phase: Phase): number => ORDER.indexOf(phase);

interface PhaseStopProps {
  readonly phase: Phase;
  readonly current: boolean;
  readonly passed: boolean;
}

const isThere = (stops: readonly Stop[], { phase, turn, once }: Stop): boolean =>
  stops.some((stop) => stop.phase === phase && stop.turn === turn && stop.once === once);

/** The phase comes next in this turn, or if it is over in the other player's. */
function PhaseStop({ phase, current, passed }: PhaseStopProps) {
  const t = useTranslations("table");
  const { session } = useTools();
  const watching = useWatching() !== undefined;
  const { view, you } = useLaid();
  const yours = (view.active === you) !== passed;
  const stop: Stop = { phase, turn: yours ? "own" : "other", once: true };
  const set = useGame(({ passing }) => isThere(passing.stops, stop));
  return (
    <button
      type="button"
      className={css.phase}
      disabled={watching}
      aria-pressed={set}
      aria-current={current ? "step" : undefined}
      title={t("phases.stopHere", { phase: t(`phases.${phaseKey(phase)}`) })}
      onClick={() => session.getState().toggleStop(stop)}
    >
      {t(`phases.${phaseKey(phase)}`)}
      {set && <Flag size={12} aria-hidden="true" />}
      {set && <span className="visually-hidden">{t("phases.stopSet")}</span>}
    </button>
  );
}

const phaseKey = (phase: Phase): Exclude<Phase, "setup"> => (phase === "setup" ? "refresh" : phase);

/** Who may act now. */
function Window() {
  const t = useTranslations("table");
  const { view, you } = useLaid();
  const { question } = view;
  const lookedAt = useTranslations("replay.table");
  const names = useSeatNames();
  const watching = useWatching();
  const looksOn = useLooksOn();
  // Whoever looks at his own game decides nothing in it any more.
  if (question === null || watching?.own === true) return null;
  const yours = question.player === you;
  return (
    <p className={css.window} data-yours={yours}>
      {looksOn
        ? lookedAt("deciding", { name: names(question.player) })
        : t(yours ? "phases.yourDecision" : "phases.theirDecision")}
    </p>
  );
}
