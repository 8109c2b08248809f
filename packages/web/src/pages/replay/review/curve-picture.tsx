import type { ReviewSheet } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { useFormatter } from "use-intl";
import { useNarrow } from "../../../table/use-media.ts";
import styles from "./review.module.css";

type Curve = ReviewSheet["open"];

interface Props {
  readonly sheet: ReviewSheet;
  readonly seat: Player;
  readonly curve: Curve;
  /** With both hands open, where that is wanted. */
  readonly open: Curve | null;
  readonly label: string;
}

/** A phone gets a picture of its own shape: letters that shrink with it could not be read. */
const WIDE = 720;
const NARROW = 350;
const HEIGHT = 220;
const LEFT = 40;
const BELOW = 22;
const LINES = [0, 0.25, 0.5, 0.75, 1] as const;

interface Frame {
  readonly width: number;
  /** Answers of the whole game. */
  readonly total: number;
}

const xOf = (at: number, { width, total }: Frame): number =>
  LEFT + ((width - LEFT - 8) * at) / Math.max(1, total);
const yOf = (chance: number): number => 6 + (HEIGHT - BELOW - 12) * (1 - chance);

/** The marks of whose curve it is: shape and size, not colour alone, tell how much it cost. */
const SIZES = { inaccuracy: 4, mistake: 6, blunder: 8 } as const;

export function CurvePicture({ sheet, seat, curve, open, label }: Props) {
  const width = useNarrow() ? NARROW : WIDE;
  const frame: Frame = { width, total: curve.at(-1)?.at ?? 1 };
  const path = (points: Curve): string =>
    points.map(({ at, chance }) => `${xOf(at, frame).toFixed(1)},${yOf(chance).toFixed(1)}`).join(" ");
  const marked = sheet.decisions.filter(({ player, mark }) => player === seat && mark !== null);
  return (
    <svg className={styles.picture} viewBox={`0 0 ${width} ${HEIGHT}`} role="img" aria-label={label}>
      <Grid curve={curve} frame={frame} />
      {open !== null && <polyline className={styles.open} points={path(open)} />}
      <polyline className={styles.line} points={path(curve)} />
      {marked.map(({ at, chance, mark }) => {
        const size = SIZES[mark ?? "inaccuracy"];
        const [x, y] = [xOf(at, frame), yOf(chance)];
        return (
          <path
            key={at}
            className={styles.mark}
            data-mark={mark}
            d={`M${x} ${y - size}l${size} ${size}l${-size} ${size}l${-size} ${-size}z`}
          />
        );
      })}
    </svg>
  );
}

/** Two turn numbers need so much room. */
const ROOM = 26;

function Grid({ curve, frame }: { readonly curve: Curve; readonly frame: Frame }) {
  const format = useFormatter();
  const starts = curve.filter(({ turn }, at) => turn > 0 && turn !== curve[at - 1]?.turn);
  let free = 0;
  const shown = starts.filter(({ at }) => {
    const x = xOf(at, frame);
    if (x < free) return false;
    free = x + ROOM;
    return true;
  });
  return (
    <g className={styles.grid}>
      {LINES.map((chance) => (
        <g key={chance}>
          <line x1={LEFT} x2={frame.width - 8} y1={yOf(chance)} y2={yOf(chance)} data-half={chance === 0.5} />
          <text x={LEFT - 6} y={yOf(chance) + 4} textAnchor="end">
            {format.number(chance, { style: "percent" })}
          </text>
        </g>
      ))}
      {shown.map(({ at, turn }) => (
        <text key={turn} x={xOf(at, frame)} y={HEIGHT - 4} textAnchor="middle">
          {turn}
        </text>
      ))}
    </g>
  );
}
