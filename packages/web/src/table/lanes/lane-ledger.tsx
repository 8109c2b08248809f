import type { CardRef } from "@fhtagn/rules/view";
import { memo } from "react";
import { useTranslations } from "use-intl";
import { StruggleIcon } from "../../cards/index.ts";
import { forecastLanes } from "../../session/forecast.ts";
import { isSamePlace, type Lane } from "../model/board.ts";
import { keyed } from "../model/keyed.ts";
import { type LedgerRow, ledgerOf } from "../model/ledger.ts";
import { useCurrentBeat } from "../motion/beat-stage.tsx";
import { useGame, useLaid } from "../table-context.ts";
import css from "./lane-ledger.module.css";

interface LaneLedgerProps {
  readonly lane: Lane;
  readonly staged: readonly CardRef[];
}

/** Who would win which struggle: opponent first, as the table lies. */
export function LaneLedger({ lane, staged }: LaneLedgerProps) {
  const t = useTranslations("table");
  const { view, you } = useLaid();
  const figures = useGame((game) => game.figures);
  const asked = useGame((game) => game.asked);
  const stagedNow = useGame((game) => game.staged);
  const beat = useCurrentBeat();
  if (figures === null || lane.story === null) return null;
  const { handle } = lane.story;
  const lanes = forecastLanes(figures, you, { asked, staged: stagedNow });
  const counted = lanes.find((one) => one.story === handle);
  if (counted === undefined) return null;
  const rows = ledgerOf({ lane, counted, inPlay: figures.inPlay, you, staged });
  const { story, struggle } = view.moment;
  const struck = beat?.kind === "struggle" && isSamePlace(beat.place, lane.place) ? beat.icon : null;
  const current = struck ?? (story === handle ? struggle : null);
  return (
    <ol
      className={css.ledger}
      data-ledger={handle}
      aria-label={staged.length > 0 ? t("ledger.forecast") : t("ledger.name")}
      data-forecast={staged.length > 0}
    >
      {keyed(rows, ({ what }) => what).map(({ key, item: { what, totals, winner } }) => (
        <Row key={key} what={what} {...totals} winner={winner} current={what === current} />
      ))}
    </ol>
  );
}

interface RowProps extends Pick<LedgerRow, "what" | "winner"> {
  readonly you: number;
  readonly opponent: number;
  readonly current: boolean;
}

const Row = memo(function Row({ what, you, opponent, winner, current }: RowProps) {
  const t = useTranslations("table");
  const label = t("ledger.row", { what: t(`ledger.${what}`), opponent, you, winner: winner ?? "nobody" });
  return (
    <li className={css.row} data-current={current} data-winner={winner ?? "nobody"}>
      <span className="visually-hidden">{label}</span>
      <span className={css.what} aria-hidden="true">
        {what === "skill" ? t("ledger.skillShort") : <StruggleIcon icon={what} />}
      </span>
      <span className={css.numbers} aria-hidden="true">
        <b data-side="opponent">{winner === "opponent" ? `>${opponent}` : opponent}</b>
        <i>:</i>
        <b data-side="you">{winner === "you" ? `>${you}` : you}</b>
      </span>
    </li>
  );
});
