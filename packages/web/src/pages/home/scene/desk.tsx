/** What lies under the lamp: an open book, a hand of cards, a pen, a stack nobody has returned. */
import { DESK_TOP } from "./room-places.ts";
import styles from "./scene.module.css";

export function Desk() {
  return (
    <g>
      <rect className={styles.desk} y={DESK_TOP - 40} width="1440" height="210" />
      <rect className={styles.deskEdge} y={DESK_TOP - 40} width="1440" height="3" />
      <path className={styles.grain} d={GRAIN} />
      <ellipse cx="1140" cy={DESK_TOP + 46} rx="470" ry="96" fill="url(#lamp-desk)" />
      <Stack />
      <OpenBook />
      <Hand />
    </g>
  );
}

const GRAIN = [712, 748, 792, 838, 880]
  .map(
    (y, row) => `M0 ${y} q${360 + row * 40} ${row % 2 === 0 ? 9 : -7} 720 0 t720 ${row % 2 === 0 ? 4 : -4}`,
  )
  .join(" ");

function OpenBook() {
  return (
    <g transform="translate(952 792)">
      <path
        className={styles.cover}
        d="M-168 34 L-130 -34 Q-60 -48 0 -28 Q60 -48 130 -34 L168 34 Q84 18 0 40 Q-84 18 -168 34 Z"
      />
      <path
        className={styles.paper}
        d="M-156 26 L-124 -36 Q-58 -50 0 -30 Q58 -50 124 -36 L156 26 Q80 10 0 32 Q-80 10 -156 26 Z"
      />
      <path className={styles.gutter} d="M0 -30 V32" />
      <path className={styles.lines} d={BOOK_LINES} />
      <path className={styles.plate} d="M40 -26 q34 -10 62 -6 l14 30 q-36 -4 -66 4 Z" />
      <path
        className={styles.lines}
        d="M52 -8 q10 -12 20 0 t20 -2 M60 -2 q14 -6 30 -2 M128 12 q-30 -6 -64 2"
      />
    </g>
  );
}

const BOOK_LINES = Array.from({ length: 7 }, (_, row) => {
  const y = -26 + row * 7.4;
  const spread = 108 + row * 4.6;
  return `M${-spread} ${y - 4} q${spread / 2} -12 ${spread - 12} 2`;
}).join(" ");

const FAN = [-16, 0, 16] as const;

function Hand() {
  return (
    <g transform="translate(1312 806)">
      {FAN.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 0 70)`}>
          <rect className={styles.cardBack} x="-30" y="-46" width="60" height="84" rx="5" />
          <path
            className={styles.lattice}
            d="M-24 -40 h48 v72 h-48 Z M-24 -4 L0 -40 L24 -4 L0 32 Z M-24 -4 H24 M0 -40 V32"
          />
        </g>
      ))}
    </g>
  );
}

const STACK = [
  { y: 716, x: 640, width: 168, tint: 4 },
  { y: 696, x: 656, width: 148, tint: 1 },
  { y: 678, x: 646, width: 156, tint: 6 },
] as const;

function Stack() {
  return (
    <g className={styles.stack}>
      {STACK.map(({ x, y, width, tint }) => (
        <g key={y}>
          <rect className={styles.spine} data-tint={tint} x={x} y={y} width={width} height="20" rx="2" />
          <path className={styles.band} d={`M${x + 16} ${y} v20 M${x + width - 16} ${y} v20`} />
        </g>
      ))}
    </g>
  );
}
