/** Where the prompt stands otherwise: the winning line, step by step, in the words of the log. */
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import type { ReplayStore } from "../../replay/create-replay.ts";
import { currentSettings } from "../../settings/settings-store.ts";
import { isLineTold } from "../../table/column/log-panel.tsx";
import { mergeLines } from "../../table/column/merge-lines.ts";
import { useGame } from "../../table/table-context.ts";
import { useLogWords } from "../../table/table-words.ts";
import { lineStepsOf, stepFrom } from "../line-steps.ts";
import { useLaneOf } from "../use-lane-of.ts";
import css from "./controls.module.css";
import { PuzzleButton } from "./over-controls.tsx";

interface Props {
  readonly replay: ReplayStore;
  /** Answers of the record before the line. */
  readonly answers: number;
  readonly onTry: () => void;
  readonly onNext: (() => void) | null;
}

export function LineControls({ replay, answers, onTry, onNext }: Props) {
  const t = useTranslations("puzzles");
  const points = useStore(replay, (state) => state.points);
  const at = useStore(replay, (state) => state.at);
  const steps = lineStepsOf(points, answers);
  const number = steps.findLastIndex((step) => step <= at);
  return (
    <section className={css.controls} data-region="prompt" data-line={number} aria-label={t("line.region")}>
      <div className={css.words}>
        <p className={css.quiet}>
          {number < 1 ? t("line.region") : t("line.step", { at: number, of: steps.length - 1 })}
        </p>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard. */}
        <div className={css.told} role="status" tabIndex={0}>
          <Happened from={points[steps[number - 1] ?? -1]?.log ?? null} />
        </div>
      </div>
      <div className={css.deeds}>
        <Ways replay={replay} steps={steps} />
        <PuzzleButton words={t("line.self")} does="again" onClick={onTry} />
        {onNext !== null && <PuzzleButton words={t("over.next")} does="next" onClick={onNext} />}
      </div>
    </section>
  );
}

/** Lines of the log since the step before; null at the beginning. */
function Happened({ from }: { readonly from: number | null }) {
  const t = useTranslations("puzzles.line");
  const log = useGame((game) => game.log);
  const words = useLogWords();
  const lines = from === null ? [] : log.slice(from).filter(isLineTold);
  useLaneOf(lines);
  if (from === null) return <p>{t("beginning")}</p>;
  return mergeLines(lines).map(({ entry, times }) => (
    <p key={entry.at}>
      {words(entry)}
      {times > 1 && ` ×${times}`}
    </p>
  ));
}

interface WaysProps {
  readonly replay: ReplayStore;
  readonly steps: readonly number[];
}

function Ways({ replay, steps }: WaysProps) {
  const t = useTranslations("puzzles.line");
  const at = useStore(replay, (state) => state.at);
  const playing = useStore(replay, (state) => state.playing);
  const [first, last] = [steps[0] ?? 0, steps.at(-1) ?? 0];
  const go = (by: -1 | 1): void => replay.getState().goTo(stepFrom(steps, at, by));
  const play = (): void => {
    if (at === last) replay.getState().goTo(first);
    replay.getState().play(!playing);
  };
  useLineKeys(go);
  usePlayingAtOnce(replay, last);
  return (
    <>
      <Step does="back" label={t("back")} off={at <= first} onClick={() => go(-1)}>
        <ChevronLeft size={18} aria-hidden="true" />
      </Step>
      <Step does="play" label={t(playing ? "pause" : "play")} onClick={play}>
        {playing ? <Pause size={18} aria-hidden="true" /> : <Play size={18} aria-hidden="true" />}
      </Step>
      <Step does="on" label={t("on")} main off={at >= last} onClick={() => go(1)}>
        <ChevronRight size={18} aria-hidden="true" />
      </Step>
    </>
  );
}

interface StepProps {
  readonly does: string;
  readonly label: string;
  readonly main?: boolean;
  readonly off?: boolean;
  readonly onClick: () => void;
  readonly children: ReactNode;
}

/** At the end of its way a button stays, so that the focus is not lost under it. */
function Step({ does, label, main = false, off = false, onClick, children }: StepProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (main) button.current?.focus({ preventScroll: true });
  }, [main]);
  return (
    <button
      ref={button}
      type="button"
      data-item=""
      data-does={does}
      data-main={main && !off}
      aria-label={label}
      aria-disabled={off}
      title={label}
      onClick={() => !off && onClick()}
    >
      {children}
    </button>
  );
}

/** Who wants motion sees the line played; for all others it waits. */
function usePlayingAtOnce(replay: ReplayStore, last: number): void {
  const begun = useRef(false);
  useEffect(() => {
    if (begun.current || last === 0) return;
    begun.current = true;
    if (currentSettings().motion !== "off") replay.getState().play(true);
  }, [replay, last]);
}

const ARROWS: Readonly<Record<string, -1 | 1>> = { ArrowLeft: -1, ArrowRight: 1 };

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest("input, select, textarea, [role='dialog']") !== null;

/** Arrows step through the line, as they do in a replay. */
function useLineKeys(go: (by: -1 | 1) => void): void {
  const latest = useRef(go);
  latest.current = go;
  useEffect(() => {
    const pressed = (event: KeyboardEvent): void => {
      const by = ARROWS[event.key];
      const held = event.ctrlKey || event.metaKey || event.altKey || event.shiftKey;
      if (by === undefined || held || !currentSettings().keysOn || isElsewhere(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      latest.current(by);
    };
    addEventListener("keydown", pressed, { capture: true });
    return () => removeEventListener("keydown", pressed, { capture: true });
  }, []);
}
