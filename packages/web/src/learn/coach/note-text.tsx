import type { Beat } from "@fhtagn/scenarios";
import { reasonText } from "@fhtagn/words";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl";
import { useStore } from "zustand";
import { RuleLink } from "../../rules-book/rule-link.tsx";
import { useGestures, useTongue } from "../../table/table-context.ts";
import type { CoachStore } from "../create-lesson.ts";
import { Explained } from "../keywords/explained.tsx";
import { useNoteWords } from "../use-note-words.ts";
import css from "./coach.module.css";

interface Props {
  readonly coach: CoachStore;
  readonly beat: Beat;
}

/** What the coach says, read out as it changes, and what he says to the last try. */
export function NoteText({ coach, beat }: Props) {
  const id = useStore(coach, (state) => state.id);
  const words = useNoteWords(id);
  const said = useLater(words(beat.note));
  return (
    <div className={css.text}>
      <p aria-live="polite">
        <Explained text={said} />
      </p>
      <Tried coach={coach} />
    </div>
  );
}

/** A live region tells only what changes while it is there. */
function useLater(text: string): string {
  const [said, setSaid] = useState("");
  useEffect(() => setSaid(text), [text]);
  return said;
}

/** The engine's own reason, not a red flash. */
function Tried({ coach }: { readonly coach: CoachStore }) {
  const t = useTranslations("learn.coach");
  const locale = useTongue();
  const strayed = useStore(coach, (state) => state.strayed);
  const refused = useGestures((gestures) => gestures.refused);
  const [reason] = refused?.reasons ?? [];
  return (
    <p className={css.tried} role="status">
      {refused !== null && reason === undefined && t("nothingThere")}
      {reason !== undefined && (
        <>
          <Explained text={reasonText(reason, locale)} /> <RuleLink id={reason.rule} />
        </>
      )}
      {refused === null && strayed && t("strayed")}
    </p>
  );
}
