/** A banker's lamp: green glass, brass foot, and a chain to pull. */
import { DESK_TOP, LAMP } from "./room-places.ts";
import styles from "./scene.module.css";

export function Lamp() {
  return (
    <g transform={`translate(${LAMP.x} ${LAMP.y})`}>
      <defs>
        <linearGradient id="glass" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.glassHigh} offset="0" />
          <stop className={styles.glassLow} offset="1" />
        </linearGradient>
        <linearGradient id="cone" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.coneNear} offset="0" />
          <stop className={styles.coneFar} offset="1" />
        </linearGradient>
      </defs>
      <path className={styles.cone} d="M-112 46 L112 46 L252 214 Q0 250 -252 214 Z" fill="url(#cone)" />
      <path className={styles.brass} d="M-5 40 h10 l3 140 h-16 Z" />
      <path className={styles.brass} d="M-58 196 q8 -20 58 -22 q50 2 58 22 q-26 10 -58 10 t-58 -10 Z" />
      <path className={styles.brassEdge} d="M-52 194 q14 -14 52 -15 q38 1 52 15" />
      <path d="M-124 46 Q-118 -14 -60 -22 H60 Q118 -14 124 46 Q0 60 -124 46 Z" fill="url(#glass)" />
      <path className={styles.shine} d="M-92 22 Q-84 -8 -50 -12 H10" />
      <path className={styles.rim} d="M-124 46 Q0 60 124 46" />
      <path className={styles.brass} d="M-14 -22 q14 -16 28 0 Z" />
      <path className={styles.chain} d={`M64 50 v${DESK_TOP - LAMP.y - 118}`} />
      <circle className={styles.brass} cx="64" cy={DESK_TOP - LAMP.y - 64} r="4" />
    </g>
  );
}
