import type { Beat } from "@fhtagn/scenarios";
import { useState } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import { currentSettings } from "../../settings/settings-store.ts";
import { useTools } from "../../table/table-context.ts";
import type { CoachStore } from "../create-lesson.ts";
import css from "./coach.module.css";
import type { CoachWays } from "./coach.tsx";
import { showMe } from "./show-me.ts";

interface Props {
  readonly coach: CoachStore;
  readonly ways: CoachWays;
  readonly beat: Beat;
  readonly isLast: boolean;
}

export function NoteTools({ coach, ways, beat, isLast }: Props) {
  const t = useTranslations("learn.coach");
  const next = useStore(coach, (state) => state.next);
  const reads = beat.until === null;
  return (
    <div className={css.tools}>
      <Dots coach={coach} />
      <button type="button" className={css.quiet} onClick={ways.contents}>
        {t("contents")}
      </button>
      {reads && (
        <button
          type="button"
          className={css.next}
          data-next=""
          onClick={() => (isLast ? ways.onward.go() : next())}
        >
          {isLast ? ways.onward.words : t("next")}
          <span className={css.key} aria-hidden="true">
            {t("space")}
          </span>
        </button>
      )}
      {!reads && <ShowMe coach={coach} />}
    </div>
  );
}

function ShowMe({ coach }: { readonly coach: CoachStore }) {
  const t = useTranslations("learn.coach");
  const { session } = useTools();
  const [showing, setShowing] = useState(false);
  const show = async (): Promise<void> => {
    setShowing(true);
    await showMe(session, coach, currentSettings().pace);
    setShowing(false);
  };
  return (
    <button
      type="button"
      className={css.show}
      data-show=""
      aria-disabled={showing}
      onClick={() => !showing && void show()}
    >
      {t("showMe")}
    </button>
  );
}

/** How many notes there are, and which one this is. */
function Dots({ coach }: { readonly coach: CoachStore }) {
  const t = useTranslations("learn.coach");
  const at = useStore(coach, (state) => state.beat);
  const beats = useStore(coach, (state) => state.lesson.beats);
  return (
    <span className={css.dots}>
      <span className="visually-hidden">{t("progress", { at: at + 1, of: beats.length })}</span>
      {beats.map(({ note }, index) => (
        <i key={note} aria-hidden="true" data-state={index < at ? "read" : index === at ? "now" : "ahead"} />
      ))}
    </span>
  );
}
