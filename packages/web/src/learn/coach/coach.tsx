/** A typewritten note beside what it speaks of, one at a time. */

import type { Beat } from "@fhtagn/scenarios";
import { useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import { useGame, useGestures, useTools } from "../../table/table-context.ts";
import { type CoachStore, isShown } from "../create-lesson.ts";
import css from "./coach.module.css";
import { findTarget, focusOn, laneOfTarget } from "./find-target.ts";
import { NoteText } from "./note-text.tsx";
import { NoteTools } from "./note-tools.tsx";
import { useCoachKeys } from "./use-coach-keys.ts";
import { usePlace } from "./use-place.ts";

export interface CoachWays {
  readonly contents: () => void;
  /** What comes after the last note, and how the button to it is called. */
  readonly onward: { readonly words: string; readonly go: () => void };
}

interface Props {
  readonly coach: CoachStore;
  readonly ways: CoachWays;
}

export function Coach({ coach, ways }: Props) {
  const t = useTranslations("learn.coach");
  const ready = useGame(({ view }) => view !== null);
  const failed = useStore(coach, (state) => state.failed);
  const shown = useStore(coach, isShown);
  const beat = useStore(coach, ({ lesson, beat: at }) => lesson.beats[at]);
  if (failed)
    return (
      <aside className={css.failed} aria-label={t("name")} data-coach="">
        <p role="alert">{t("failed")}</p>
        <button type="button" onClick={ways.contents}>
          {t("contents")}
        </button>
      </aside>
    );
  if (!ready || beat === undefined || !shown) return null;
  return <Note coach={coach} ways={ways} beat={beat} />;
}

function Note({ coach, ways, beat }: Props & { readonly beat: Beat }) {
  const t = useTranslations("learn.coach");
  const note = useRef<HTMLElement>(null);
  const next = useStore(coach, (state) => state.next);
  const isLast = useStore(coach, ({ beat: at, lesson }) => at === lesson.beats.length - 1);
  const pinned = usePlace(note, beat);
  const onward = isLast ? ways.onward.go : next;
  useCoachKeys(beat.until === null ? onward : null);
  useLane(beat);
  useFocus(note, beat);
  return (
    <>
      {pinned?.target && <div className={css.ring} data-ring="" style={pinned.target} aria-hidden="true" />}
      <aside
        ref={note}
        className={css.note}
        style={pinned?.spot ?? { left: 0, top: 0, visibility: "hidden" }}
        aria-label={t("name")}
        data-coach=""
        data-note={beat.note}
        data-does={beat.until === null ? "read" : "act"}
      >
        <NoteText coach={coach} beat={beat} />
        <NoteTools coach={coach} ways={ways} beat={beat} isLast={isLast} />
      </aside>
    </>
  );
}

/** On a phone one story is large: the one the note speaks of. */
function useLane({ target }: Beat): void {
  const { session, gestures } = useTools();
  const change = useGestures((state) => state.change);
  useEffect(() => {
    const { view } = session.getState();
    const lane = view === null ? null : laneOfTarget(target, view);
    if (lane !== null && gestures.getState().lane !== lane) change({ lane });
  }, [target, session, gestures, change]);
}

/** A note that is read takes the focus; one that asks for a deed gives it to where the deed begins. */
function useFocus(note: { readonly current: HTMLElement | null }, { target, until }: Beat): void {
  useEffect(() => {
    // After the prompt has had its turn: a question that has just come takes the focus too.
    const timer = setTimeout(() => {
      const next = note.current?.querySelector<HTMLElement>("[data-next]");
      if (until !== null) focusOn(findTarget(target));
      else next?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [note, target, until]);
}
