/** When games end, and how: a picture, and the same as a table. */
import type { SheetLength } from "@fhtagn/lab";
import { useTranslations } from "use-intl";
import { ScrollRegion } from "../scroll-region.tsx";
import styles from "../stats.module.css";
import charts from "./lengths.module.css";
import { middleHalf, turnsInARow } from "./turns.ts";

const ENDS = ["stories", "deck", "other"] as const;
const HEIGHT = 160;
const FLOOR = 22;
const BAR = 14;
const STEP = 18;
const EVERY = 5;

const allOf = ({ stories, deck, other }: SheetLength): number => stories + deck + other;

interface LengthsProps {
  readonly lengths: readonly SheetLength[];
}

export function Lengths({ lengths }: LengthsProps) {
  const t = useTranslations("stats.lab");
  const own = useTranslations("stats.own");
  const bars = turnsInARow(lengths);
  const { from, to } = middleHalf(lengths);
  return (
    <>
      <p>{t("lengthsSaid", { from, to })}</p>
      <ScrollRegion label={t("lengths")}>
        <Columns bars={bars} label={t("lengthsSaid", { from, to })} />
      </ScrollRegion>
      <ul className={charts.legend}>
        {ENDS.filter((end) => bars.some((bar) => bar[end] > 0)).map((end) => (
          <li key={end}>
            <i data-end={end} /> {t(`ends.${end}`)}
          </li>
        ))}
      </ul>
      <details>
        <summary>{own("asTable")}</summary>
        <ScrollRegion label={`${t("lengths")}, ${own("asTable").toLowerCase()}`}>
          <LengthTable lengths={lengths} />
        </ScrollRegion>
      </details>
    </>
  );
}

interface ColumnsProps {
  readonly bars: readonly SheetLength[];
  readonly label: string;
}

function Columns({ bars, label }: ColumnsProps) {
  const highest = Math.max(...bars.map(allOf));
  const width = bars.length * STEP;
  return (
    <svg
      className={charts.columns}
      viewBox={`0 0 ${width} ${HEIGHT + FLOOR}`}
      style={{ minWidth: width * 0.8 }}
      role="img"
      aria-label={label}
    >
      {bars.map((bar, at) => (
        <g key={bar.turn} transform={`translate(${at * STEP + (STEP - BAR) / 2} 0)`}>
          <Column bar={bar} highest={highest} />
        </g>
      ))}
    </svg>
  );
}

function Column({ bar, highest }: { readonly bar: SheetLength; readonly highest: number }) {
  const scale = HEIGHT / highest;
  const stories = bar.stories * scale;
  const deck = bar.deck * scale;
  const other = bar.other * scale;
  return (
    <>
      <rect data-end="stories" y={HEIGHT - stories} width={BAR} height={stories} />
      <rect data-end="deck" y={HEIGHT - stories - deck} width={BAR} height={deck} />
      <rect data-end="other" y={HEIGHT - stories - deck - other} width={BAR} height={other} />
      {bar.turn % EVERY === 0 && (
        <text x={BAR / 2} y={HEIGHT + FLOOR - 6}>
          {bar.turn}
        </text>
      )}
    </>
  );
}

function LengthTable({ lengths }: LengthsProps) {
  const t = useTranslations("stats.lab");
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t("columns.turn")}</th>
          {ENDS.map((end) => (
            <th key={end} scope="col">
              {t(`ends.${end}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lengths.map((length) => (
          <tr key={length.turn}>
            <th scope="row">{length.turn}</th>
            {ENDS.map((end) => (
              <td key={end}>{length[end]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
