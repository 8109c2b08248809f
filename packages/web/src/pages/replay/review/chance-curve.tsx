/** The chance to win from the first hand to the last: as a line, and as a table for whoever cannot see it. */

import type { ReviewSheet } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { useState } from "react";
import { useFormatter, useTranslations } from "use-intl";
import { CurvePicture } from "./curve-picture.tsx";
import styles from "./review.module.css";
import { useReviewNames } from "./review-names.ts";

type Curve = ReviewSheet["open"];

interface Props {
  readonly sheet: ReviewSheet;
  readonly seat: Player;
  readonly onSeat: (seat: Player) => void;
}

/** With both hands open there is one truth, seen from one side or the other. */
const openCurve = ({ open }: ReviewSheet, seat: Player): Curve =>
  seat === "P1" ? open : open.map((point) => ({ ...point, chance: 1 - point.chance }));

export function ChanceCurve({ sheet, seat, onSeat }: Props) {
  const t = useTranslations("replay.review");
  const names = useReviewNames();
  const [hindsight, setHindsight] = useState(false);
  const curve = sheet.seats[seat].curve;
  return (
    <section aria-labelledby="curve" className={styles.section}>
      <h2 id="curve">{t("curveOf", { name: names[seat] })}</h2>
      <div className={styles.switches}>
        <label>
          {t("seat")}{" "}
          <select value={seat} onChange={({ target }) => onSeat(target.value === "P2" ? "P2" : "P1")}>
            <option value="P1">{names.P1}</option>
            <option value="P2">{names.P2}</option>
          </select>
        </label>
        <label className={styles.hindsight}>
          <input
            type="checkbox"
            checked={hindsight}
            onChange={({ target }) => setHindsight(target.checked)}
          />
          {t("hindsight")}
        </label>
      </div>
      <CurvePicture
        sheet={sheet}
        seat={seat}
        curve={curve}
        open={hindsight ? openCurve(sheet, seat) : null}
        label={t("curveOf", { name: names[seat] })}
      />
      {hindsight && <p className={styles.note}>{t("hindsightNote")}</p>}
      <CurveTable curve={hindsight ? openCurve(sheet, seat) : curve} />
    </section>
  );
}

/** One line for each turn: its first decision and its last. */
function CurveTable({ curve }: { readonly curve: Curve }) {
  const t = useTranslations("replay.review");
  const phases = useTranslations("table.phases");
  const format = useFormatter();
  const share = (chance: number): string =>
    format.number(chance, { style: "percent", maximumFractionDigits: 0 });
  const turns = [...new Set(curve.map(({ turn }) => turn))];
  return (
    <details className={styles.asTable}>
      <summary>{t("asTable")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{t("turn")}</th>
            <th scope="col">{t("chance")}</th>
          </tr>
        </thead>
        <tbody>
          {turns.map((turn) => {
            const chances = curve.filter((point) => point.turn === turn).map(({ chance }) => chance);
            const [first = 0] = chances;
            const last = chances.at(-1) ?? first;
            return (
              <tr key={turn}>
                <th scope="row">{turn === 0 ? phases("setup") : turn}</th>
                <td>{chances.length > 1 ? `${share(first)} → ${share(last)}` : share(first)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </details>
  );
}
