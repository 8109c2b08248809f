/** The buttons of a player: ends, turns, decisions, steps, play and speed. */
import {
  ChevronFirst,
  ChevronLast,
  ChevronLeft,
  ChevronRight,
  ChevronsLeft,
  ChevronsRight,
  Minus,
  Pause,
  Play,
  Plus,
  StepBack,
  StepForward,
} from "lucide-react";
import { useTranslations } from "use-intl";
import { useNarrow } from "../../table/use-media.ts";
import { SPEEDS } from "../create-replay.ts";
import { useReplay } from "../replay-context.ts";
import css from "./replay-controls.module.css";

interface KeyProps {
  readonly label: string;
  readonly icon: typeof Play;
  readonly onClick: () => void;
  readonly main?: boolean;
  readonly off?: boolean;
}

/** A button at the end of its way stays where it is, so that the focus is not lost under it. */
function Key({ label, icon: Icon, onClick, main = false, off = false }: KeyProps) {
  return (
    <button
      type="button"
      className={css.tool}
      data-item=""
      data-main={main}
      aria-label={label}
      aria-disabled={off}
      title={label}
      onClick={() => !off && onClick()}
    >
      <Icon size={18} aria-hidden="true" />
    </button>
  );
}

export function Transport() {
  const t = useTranslations("replay.table");
  const narrow = useNarrow();
  const { at, points, playing, goTo, move, play } = useReplay((state) => state);
  const last = points.length - 1;
  const [atStart, atEnd] = [at <= 0, at >= last];
  return (
    <div className={css.transport}>
      <Key label={t("first")} icon={ChevronFirst} off={atStart} onClick={() => goTo(0)} />
      <Key label={t("turnBack")} icon={ChevronsLeft} off={atStart} onClick={() => move("turn", -1)} />
      {!narrow && (
        <Key label={t("decisionBack")} icon={StepBack} off={atStart} onClick={() => move("decision", -1)} />
      )}
      <Key label={t("stepBack")} icon={ChevronLeft} off={atStart} onClick={() => move("step", -1)} />
      <Key
        label={t(playing ? "pause" : "play")}
        icon={playing ? Pause : Play}
        main
        onClick={() => play(!playing)}
      />
      <Key label={t("stepOn")} icon={ChevronRight} off={atEnd} onClick={() => move("step", 1)} />
      {!narrow && (
        <Key label={t("decisionOn")} icon={StepForward} off={atEnd} onClick={() => move("decision", 1)} />
      )}
      <Key label={t("turnOn")} icon={ChevronsRight} off={atEnd} onClick={() => move("turn", 1)} />
      <Key label={t("last")} icon={ChevronLast} off={atEnd} onClick={() => goTo(last)} />
      {!narrow && <SpeedKeys />}
    </div>
  );
}

export function SpeedKeys() {
  const t = useTranslations("replay.table");
  const speed = useReplay((state) => state.speed);
  const setSpeed = useReplay((state) => state.setSpeed);
  return (
    <span className={css.speed}>
      <Key label={t("slower")} icon={Minus} off={speed === SPEEDS[0]} onClick={() => setSpeed(-1)} />
      <output>{t("speed", { speed })}</output>
      <Key label={t("faster")} icon={Plus} off={speed === SPEEDS.at(-1)} onClick={() => setSpeed(1)} />
    </span>
  );
}

/** What a phone has no room for beside the others. */
export function DecisionKeys() {
  const t = useTranslations("replay.table");
  const move = useReplay((state) => state.move);
  return (
    <span className={css.speed}>
      <Key label={t("decisionBack")} icon={StepBack} onClick={() => move("decision", -1)} />
      <Key label={t("decisionOn")} icon={StepForward} onClick={() => move("decision", 1)} />
    </span>
  );
}
