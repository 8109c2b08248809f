/** Shelves right of the window, with a spine for each faction among the others. */
import styles from "./scene.module.css";

const LEFT = 1254;
const RIGHT = 1460;
const SHELVES = [178, 306, 434, 562] as const;

/** Uneven, and the same at every visit. */
const noise = (seed: number): number => (Math.sin(seed * 127.1) * 43758.5453) % 1;
const between = (least: number, most: number, seed: number): number =>
  least + Math.abs(noise(seed)) * (most - least);

interface Spine {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly tint: number;
  readonly tilt: number;
}

const TINTS = 9;

function spinesOf(shelf: number): readonly Spine[] {
  const spines: Spine[] = [];
  let x = LEFT + 6;
  for (let at = 0; x < RIGHT - 20; at++) {
    const seed = shelf * 31 + at;
    const width = between(13, 27, seed);
    const leans = at % 7 === 5;
    spines.push({
      x: x + (leans ? 5 : 0),
      width,
      height: between(72, 104, seed + 7),
      tint: Math.floor(between(0, TINTS, seed + 3)),
      tilt: leans ? -5 : 0,
    });
    x += width + (leans ? 9 : 1.5);
  }
  return spines;
}

const ROWS = SHELVES.map((floor, shelf) => ({ floor, spines: spinesOf(shelf) }));

export function Books() {
  return (
    <g>
      <rect className={styles.case} x={LEFT - 12} y="40" width={RIGHT - LEFT + 40} height="620" />
      {ROWS.map(({ floor, spines }) => (
        <g key={floor}>
          {spines.map((spine) => (
            <Book key={spine.x} spine={spine} floor={floor} />
          ))}
          <rect className={styles.shelf} x={LEFT - 12} y={floor} width={RIGHT - LEFT + 40} height="12" />
        </g>
      ))}
    </g>
  );
}

function Book({ spine, floor }: { readonly spine: Spine; readonly floor: number }) {
  const { x, width, height, tint, tilt } = spine;
  const top = floor - height;
  return (
    <g transform={tilt === 0 ? undefined : `rotate(${tilt} ${x} ${floor})`}>
      <rect className={styles.spine} data-tint={tint} x={x} y={top} width={width} height={height} rx="1.5" />
      <path className={styles.band} d={`M${x} ${top + 12} h${width} M${x} ${floor - 14} h${width}`} />
    </g>
  );
}
