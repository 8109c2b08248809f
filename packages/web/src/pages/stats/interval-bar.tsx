/** A share as a filled bar, with the range in which the true one probably lies. */
import styles from "./stats.module.css";

interface Props {
  readonly label: string;
  /** 0 to 1, from the left. */
  readonly filled: number;
  /** More, in a second colour. */
  readonly half?: number;
  readonly range: readonly [low: number, high: number];
}

const WIDTH = 100;
const HEIGHT = 12;
const MIDDLE = HEIGHT / 2;

export function IntervalBar({ label, filled, half = 0, range: [low, high] }: Props) {
  const line = `M${low * WIDTH} ${MIDDLE - 3}v6 M${low * WIDTH} ${MIDDLE}H${high * WIDTH} M${high * WIDTH} ${MIDDLE - 3}v6`;
  return (
    <svg
      className={styles.bar}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <rect className={styles.track} width={WIDTH} height={HEIGHT} />
      <rect className={styles.filled} width={filled * WIDTH} height={HEIGHT} />
      <rect className={styles.half} x={filled * WIDTH} width={half * WIDTH} height={HEIGHT} />
      <line className={styles.centre} x1={WIDTH / 2} x2={WIDTH / 2} y1={0} y2={HEIGHT} />
      <path className={styles.rangeEdge} d={line} />
      <path className={styles.range} d={line} />
    </svg>
  );
}
