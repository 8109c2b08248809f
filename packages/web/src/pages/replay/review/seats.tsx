/** How well each of them played, in three numbers. */

import type { ReviewSheet } from "@fhtagn/protocol";
import { useFormatter, useTranslations } from "use-intl";
import styles from "./review.module.css";
import { useReviewNames } from "./review-names.ts";

const PLAYERS = ["P1", "P2"] as const;
const MARKS = ["blunder", "mistake", "inaccuracy"] as const;

export function ReviewSeats({ sheet }: { readonly sheet: ReviewSheet }) {
  const t = useTranslations("replay.review");
  const format = useFormatter();
  const names = useReviewNames();
  return (
    <dl className={styles.seats}>
      {PLAYERS.map((player) => {
        const { accuracy, marks } = sheet.seats[player];
        const share =
          accuracy === null
            ? t("noDecisions")
            : format.number(accuracy / 100, { style: "percent", maximumFractionDigits: 0 });
        return (
          <div key={player}>
            <dt>{names[player]}</dt>
            <dd className={styles.accuracy}>
              {share} <span>{t("accuracy")}</span>
            </dd>
            {MARKS.map((mark) => (
              <dd key={mark} data-mark={mark} className={styles.count}>
                <b>{marks[mark]}</b> {t(`marks.${mark}`, { count: marks[mark] })}
              </dd>
            ))}
          </div>
        );
      })}
    </dl>
  );
}
