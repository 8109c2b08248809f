/** How much of the way to the result was luck, and how much was play. */

import type { ReviewSheet } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { useFormatter, useTranslations } from "use-intl";
import type { SheetLuck } from "../../../replay/review/review-sheet.ts";
import { ShowLink, usePoints } from "./decisions.tsx";
import styles from "./review.module.css";
import { useReviewNames } from "./review-names.ts";

interface Props {
  readonly id: string;
  readonly sheet: ReviewSheet;
  readonly seat: Player;
}

export function LuckAndSkillPanel({ id, sheet: { split, luck }, seat }: Props) {
  const t = useTranslations("replay.review");
  const format = useFormatter();
  const names = useReviewNames();
  const share = (chance: number): string =>
    format.number(seat === "P1" ? chance : 1 - chance, { style: "percent", maximumFractionDigits: 0 });
  const sign = seat === "P1" ? 1 : -1;
  return (
    <section aria-labelledby="luck" className={styles.section}>
      <h2 id="luck">{t("luck")}</h2>
      <p>{t("luckText", { start: share(split.start), end: share(split.end), name: names[seat] })}</p>
      <dl className={styles.split}>
        <Part name={t("luckPart")} value={sign * split.luck} kind="luck" />
        <Part name={t("skillPart")} value={sign * split.skill} kind="skill" />
      </dl>
      <h3>{t("strokes")}</h3>
      <ul className={styles.points}>
        {luck.map((one) => (
          <Stroke key={`${one.at} ${one.what}`} id={id} stroke={one} />
        ))}
      </ul>
    </section>
  );
}

interface PartProps {
  readonly name: string;
  /** From -1 to 1, seldom beyond. */
  readonly value: number;
  readonly kind: "luck" | "skill";
}

function Part({ name, value, kind }: PartProps) {
  const points = usePoints();
  const width = `${Math.min(50, Math.abs(value) * 50)}%`;
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <span className={styles.bar} aria-hidden="true">
          <i data-kind={kind} style={value < 0 ? { right: "50%", width } : { left: "50%", width }} />
        </span>
        <b className={styles.amount}>{points(value)}</b>
      </dd>
    </div>
  );
}

/** Told for the one whom it helped. */
function Stroke({ id, stroke }: { readonly id: string; readonly stroke: SheetLuck }) {
  const t = useTranslations("replay.review");
  const names = useReviewNames();
  const points = usePoints();
  const format = useFormatter();
  const phases = useTranslations("table.phases");
  const { at, turn, what, luck, drew } = stroke;
  const winner = luck >= 0 ? "P1" : "P2";
  const drawers = [...new Set(drew.map(({ player }) => player))];
  const told =
    what === "draws"
      ? drawers
          .map((player) => {
            const cards = drew.filter((one) => one.player === player).map(({ title }) => title);
            return t("stroke.draws", { name: names[player], cards: format.list(cards) });
          })
          .join("; ")
      : t(`stroke.${what}`);
  const where = t("where", { turn, name: names[winner] });
  return (
    <li className={styles.point}>
      <div>
        <p>{told}</p>
        <p className={styles.note}>
          {turn === 0 ? phases("setup") : t("atTurn", { turn })} · {points(Math.abs(luck))}{" "}
          {t("forName", { name: names[winner] })}
        </p>
      </div>
      <ShowLink id={id} at={at} label={`${t("show")}: ${where}`} />
    </li>
  );
}
