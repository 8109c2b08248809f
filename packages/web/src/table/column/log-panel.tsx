import { memo, type RefObject, useDeferredValue, useEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { RuleLink } from "../../rules-book/rule-link.tsx";
import { ruleOfLine } from "../../rules-book/rules-at-the-table.ts";
import type { SessionLogEntry } from "../../session/session.ts";
import { useGame, useGestures } from "../table-context.ts";
import { useLogWords } from "../table-words.ts";
import css from "./log.module.css";
import { type MergedLine, mergeLines } from "./merge-lines.ts";

/** Windows opening and closing are no news. */
const UNTOLD: readonly string[] = ["windowOpened", "passed"];
const HEADINGS: readonly string[] = ["turnBegan", "phaseBegan"];
/** Older lines are a click away in the whole log. */
const RECENT = 120;

export const isLineTold = ({ happening }: SessionLogEntry): boolean => !UNTOLD.includes(happening.what);

interface LogPanelProps {
  /** The whole log rather than its end. */
  readonly whole?: boolean;
}

export function LogPanel({ whole = false }: LogPanelProps) {
  const t = useTranslations("table");
  // The table comes first, its account a moment later.
  const log = useDeferredValue(useGame((game) => game.log));
  const list = useRef<HTMLOListElement>(null);
  const told = log.filter(isLineTold);
  const shown = whole ? told : told.slice(-RECENT);
  useLastLine(list, log);
  return (
    <section className={css.log} aria-label={t("regions.log")} data-region="log">
      {shown.length === 0 && <p className={css.nothing}>{t("log.nothing")}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard. */}
      <ol ref={list} tabIndex={0} data-item="" className={css.lines} aria-label={t("log.lines")}>
        {mergeLines(shown).map(({ entry, times }) => (
          <Line
            key={`${entry.at}${entry.undone === true ? " undone" : ""}`}
            entry={entry}
            times={times}
            whole={whole}
          />
        ))}
      </ol>
    </section>
  );
}

/** The last line stays in sight. Measured with the next picture, when the page is laid out anyway. */
function useLastLine(list: RefObject<HTMLElement | null>, log: readonly SessionLogEntry[]): void {
  useEffect(() => {
    if (log.length === 0) return;
    const frame = requestAnimationFrame(() => list.current?.scrollTo(0, list.current.scrollHeight));
    return () => cancelAnimationFrame(frame);
  }, [list, log]);
}

/** In the column Tab goes past the rules of the lines: the whole log has them all. */
const Line = memo(function Line({ entry, times, whole }: MergedLine & Required<LogPanelProps>) {
  const t = useTranslations("table");
  const words = useLogWords();
  const change = useGestures((gestures) => gestures.change);
  const { what, code, handle, player } = entry.happening;
  const rule = ruleOfLine(entry.happening);
  const heading = HEADINGS.includes(what) ? what : undefined;
  const look = (): void => {
    if (code !== undefined) change({ looked: { code, ...(handle !== undefined && { handle }) } });
  };
  return (
    <li data-heading={heading} data-undone={entry.undone === true} data-player={player} onPointerEnter={look}>
      {words(entry)}
      {times > 1 && ` ×${times}`}
      {entry.undone === true && <span className="visually-hidden">{t("log.undone")}</span>}
      {rule !== undefined && <RuleLink id={rule} look="mark" skipped={!whole} />}
    </li>
  );
});
