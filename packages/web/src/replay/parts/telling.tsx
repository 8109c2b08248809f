/** In words: what was answered here, and what the review says of it. */
import { answerText } from "@fhtagn/words";
import { useTranslations } from "use-intl";
import { useSeatNames } from "../../table/seats/use-seat-name.ts";
import { useTongue } from "../../table/table-context.ts";
import { useSpeaker } from "../../table/table-words.ts";
import { useReplay, useReplayTools, useSheet } from "../replay-context.ts";
import css from "./replay-controls.module.css";

export function ReplayTelling() {
  return (
    <div className={css.telling}>
      <Deed />
      <Judgement />
      <OlderEngine />
    </div>
  );
}

function Deed() {
  const t = useTranslations("replay");
  const table = useTranslations("table.end");
  const names = useSeatNames();
  const speaker = useSpeaker();
  const { at, points, answered, opened } = useReplay((state) => state);
  const decider = points[at]?.decision?.player;
  const result = opened?.is === "game" ? opened.summary.result : null;
  if (at === points.length - 1 && result !== null) {
    const { winner, because } = result;
    const who = winner === "draw" ? t("result.draw") : t("result.won", { name: names(winner) });
    return (
      <p className={css.deedText}>{t("table.end", { result: who, because: table(`because.${because}`) })}</p>
    );
  }
  if (decider === undefined) return <p className={css.deedText}>{at === 0 && t("table.beginning")}</p>;
  const name = names(decider);
  const answer = answered === null ? null : answerText(answered, speaker);
  if (answer === null) return <p className={css.quiet}>{t("table.hidden", { name })}</p>;
  return <p className={css.deedText}>{t("table.answered", { name, answer })}</p>;
}

/** Only decisions that surely cost something are spoken of. */
function Judgement() {
  const t = useTranslations("replay.review");
  const locale = useTongue();
  const sheet = useSheet();
  const { at, points } = useReplay((state) => state);
  const from = points[at]?.answers ?? 0;
  const to = points[at + 1]?.answers ?? from;
  const judged = sheet?.decisions.find((one) => one.mark !== null && one.at >= from && one.at < to);
  if (judged === undefined || judged.mark === null || points[at]?.decision === null) return null;
  const { mark, loss, better } = judged;
  return (
    <p className={css.judgement} data-mark={mark}>
      <strong>{t(`mark.${mark}`)}</strong> · {t("loss", { points: Math.round(loss) })}
      {better !== null && ` · ${t("better", { what: better[locale] })}`}
    </p>
  );
}

/** docs/records.md: what another engine cannot follow is told from the recorded log. */
function OlderEngine() {
  const t = useTranslations("replay.older");
  const opened = useReplay((state) => state.opened);
  const { open } = useReplayTools();
  if (opened?.is !== "game" || opened.leftAt === null) return null;
  return (
    <p className={css.older}>
      {t("note", { engine: opened.summary.engine, turn: opened.leftAt.turn })}{" "}
      <button type="button" onClick={() => open("rest")}>
        {t("rest")}
      </button>
    </p>
  );
}
