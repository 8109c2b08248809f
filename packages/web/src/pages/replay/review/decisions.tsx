/** The decisions that cost most, with what would have been better, and every other one that has a mark. */

import type { ReviewSheet } from "@fhtagn/protocol";
import { useFormatter, useLocale, useTranslations } from "use-intl";
import type { SheetDecision } from "../../../replay/review/review-sheet.ts";
import { ButtonLink } from "../../parts/button.tsx";
import styles from "./review.module.css";
import { useReviewNames } from "./review-names.ts";

interface Props {
  readonly id: string;
  readonly sheet: ReviewSheet;
}

export function Decisions({ id, sheet: { turningPoints, decisions } }: Props) {
  const t = useTranslations("replay.review");
  const ats = new Set(turningPoints.map(({ at }) => at));
  const others = decisions.filter(({ mark, at }) => mark !== null && !ats.has(at));
  return (
    <section aria-labelledby="turning-points" className={styles.section}>
      <h2 id="turning-points">{t("turningPoints")}</h2>
      {turningPoints.length === 0 && <p>{t("noTurningPoints")}</p>}
      <ol className={styles.points}>
        {turningPoints.map((one) => (
          <Decision key={one.at} id={id} decision={one} />
        ))}
      </ol>
      {others.length > 0 && (
        <details>
          <summary>{t("others")}</summary>
          <ol className={styles.points}>
            {others.map((one) => (
              <Decision key={one.at} id={id} decision={one} />
            ))}
          </ol>
        </details>
      )}
    </section>
  );
}

const rounded = (points: number): number => Math.round(points);

function Decision({ id, decision }: { readonly id: string; readonly decision: SheetDecision }) {
  const t = useTranslations("replay.review");
  const locale = useLocale();
  const names = useReviewNames();
  const { at, turn, player, loss, low, high, mark, played, better } = decision;
  const where = t("where", { turn, name: names[player] });
  return (
    <li className={styles.point} data-mark={mark}>
      <div>
        <h3>
          {where} {mark !== null && <span className={styles.tag}>{t(`mark.${mark}`)}</span>}
        </h3>
        <p>{t("played", { what: played[locale] })}</p>
        {better !== null && <p className={styles.better}>{t("better", { what: better[locale] })}</p>}
        <p className={styles.note}>
          {t("loss", { points: rounded(loss) })}
          {rounded(low) !== rounded(high) && ` (${t("between", { low: rounded(low), high: rounded(high) })})`}
        </p>
      </div>
      <ShowLink id={id} at={at} label={`${t("show")}: ${where}`} />
    </li>
  );
}

interface ShowProps {
  readonly id: string;
  readonly at: number;
  readonly label: string;
}

export function ShowLink({ id, at, label }: ShowProps) {
  const t = useTranslations("replay.review");
  return (
    <ButtonLink to="/replay/$id" params={{ id }} search={{ answer: at, seat: "both" }} aria-label={label}>
      {t("show")}
    </ButtonLink>
  );
}

const MINUS = "\u2212";

export function usePoints(): (chance: number) => string {
  const format = useFormatter();
  return (chance) =>
    format.number(Math.round(chance * 100), { signDisplay: "exceptZero" }).replace("-", MINUS);
}
