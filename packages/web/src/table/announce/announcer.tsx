import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useSettings } from "../../settings/settings-store.ts";
import { isLineTold } from "../column/log-panel.tsx";
import { useGame, useGestures } from "../table-context.ts";
import { useBoardSummary, useEndingWords, useLogWords, useQuestionWords } from "../table-words.ts";
import { type Bundler, makeBundler } from "./bundle.ts";

/** Two live regions: what happens, politely and bundled; what is asked, at once. */
export function Announcer() {
  return (
    <>
      <Happenings />
      <Decisions />
    </>
  );
}

/** "short" leaves out what the player did himself. */
function Happenings() {
  const changes = useGame((game) => game.lastChanges);
  const you = useGame((game) => game.seat);
  const level = useSettings((settings) => settings.announcements);
  const words = useLogWords();
  const [said, setSaid] = useState("");
  const bundler = useRef<Bundler | null>(null);
  useEffect(() => {
    const made = makeBundler(setSaid);
    bundler.current = made;
    return made.stop;
  }, []);
  const latest = useRef(words);
  latest.current = words;
  useEffect(() => {
    if (level === "none") return;
    for (const entry of changes.news) {
      const own = entry.happening.player === you;
      if (isLineTold(entry) && !(own && level === "short")) bundler.current?.add(`${latest.current(entry)}.`);
    }
  }, [changes, level, you]);
  return (
    <div className="visually-hidden" role="log" aria-live="polite" data-live="polite">
      {said}
    </div>
  );
}

/** The question and how many answers it has; the end of the game; the summary asked for with R. */
function Decisions() {
  const t = useTranslations("table");
  const asked = useGame((game) => game.asked);
  const result = useGame((game) => game.result);
  const level = useSettings((settings) => settings.announcements);
  const question = useQuestionWords();
  const count = asked?.form === "assign" ? asked.items.length : (asked?.options.length ?? 0);
  const decision =
    asked === null || level === "none" ? "" : t("announce.decision", { question: question(asked), count });
  const outcomeWords = useEndingWords();
  const outcome = result === null ? "" : outcomeWords(result);
  return (
    <>
      <div className="visually-hidden" role="alert" aria-live="assertive" data-live="assertive">
        {outcome || decision}
      </div>
      <Summary />
    </>
  );
}

/** A new element each time it is asked for, so that it is read again. */
function Summary() {
  const summaries = useGestures((gestures) => gestures.summaries);
  const summary = useBoardSummary();
  const [said, setSaid] = useState("");
  const latest = useRef(summary);
  latest.current = summary;
  useEffect(() => setSaid(summaries === 0 ? "" : latest.current), [summaries]);
  return (
    <div className="visually-hidden" role="status" data-live="summary">
      <span key={summaries}>{said}</span>
    </div>
  );
}
