/** What the window shows: moon, sea, gambrel roofs, and far out something that is no island. */
import { WINDOW } from "./room-places.ts";
import styles from "./scene.module.css";

export function Harbour() {
  return (
    <g>
      <defs>
        <clipPath id="panes">
          <path d={WINDOW.panes} />
        </clipPath>
        <radialGradient id="moon-glow" cx="0.5" cy="0.5" r="0.5">
          <stop className={styles.glowNear} offset="0.3" />
          <stop className={styles.glowFar} offset="1" />
        </radialGradient>
        <linearGradient id="night" x1="0" y1="0" x2="0" y2="1">
          <stop className={styles.skyHigh} offset="0" />
          <stop className={styles.skyLow} offset="1" />
        </linearGradient>
      </defs>
      <g clipPath="url(#panes)">
        <rect x="740" y="60" width="460" height="600" fill="url(#night)" />
        <Stars />
        <circle cx="1052" cy="272" r="190" fill="url(#moon-glow)" />
        <circle className={styles.moon} cx="1052" cy="272" r="70" />
        <path className={styles.moonMarks} d={MOON_MARKS} transform="translate(0 34)" />
        <Clouds />
        <path className={styles.farShape} d={FAR_SHAPE} />
        <Sea />
        <path className={styles.town} d={TOWN} />
        <Windows />
      </g>
      <Frame />
    </g>
  );
}

const MOON_MARKS =
  "M1010 218 q14 -16 30 -6 q10 14 -6 22 q-18 4 -24 -16 Z M1064 262 q16 -8 26 4 q2 14 -14 16 q-14 -4 -12 -20 Z M1072 196 q10 -4 14 6 q-4 10 -14 4 Z";

/** Shoulders, a bowed head, and wings that could be clouds. */
const FAR_SHAPE =
  "M800 500 C812 452 836 440 852 402 C858 380 868 372 880 384 C886 396 892 398 898 388 C902 366 914 352 930 352 C948 352 958 368 960 388 C966 398 974 396 980 384 C992 372 1002 380 1008 402 C1024 440 1046 452 1060 500 Z" +
  "M852 402 C826 396 806 408 792 436 C800 428 812 428 818 436 C822 428 834 428 840 438 Z" +
  "M1008 402 C1034 396 1054 408 1068 436 C1060 428 1048 428 1042 436 C1038 428 1026 428 1020 438 Z";

const TOWN =
  "M740 660 V512 h22 v-18 l10 -12 l18 0 l10 12 v10 h14 v-30 l9 -14 l22 0 l9 14 v22 h10 v-62 l4 0 l0 -12 l10 -46 l10 46 v12 h4 v70 h16 v-18 l12 -14 h22 l12 14 v26 h18 v-8 l10 -12 h20 l10 12 v20 h26 v8 h30 v-10 h12 v14 h40 v-12 l10 -10 h22 l10 10 v16 h22 v-24 l10 -14 h26 l10 14 v30 h40 V660 Z";

const LIT = [
  [776, 500],
  [826, 478],
  [838, 478],
  [872, 470],
  [922, 500],
  [1076, 536],
  [1148, 512],
  [1158, 512],
] as const;

function Windows() {
  return (
    <g className={styles.lit}>
      {LIT.map(([x, y]) => (
        <rect key={`${x}`} x={x} y={y} width="5" height="8" />
      ))}
    </g>
  );
}

const STARS = [
  [790, 150],
  [826, 112],
  [868, 196],
  [902, 132],
  [948, 96],
  [812, 250],
  [930, 250],
  [1152, 130],
  [1172, 210],
  [884, 300],
  [1160, 330],
  [980, 160],
] as const;

function Stars() {
  return (
    <g className={styles.star}>
      {STARS.map(([x, y]) => (
        <circle key={`${x}`} cx={x} cy={y} r={x % 3 === 0 ? 1.7 : 1.1} />
      ))}
    </g>
  );
}

function Clouds() {
  return (
    <path
      className={styles.cloud}
      d="M740 312 q60 -14 118 -4 t130 -2 t110 6 M930 290 q70 -12 140 -2 t130 0 M740 348 q84 -10 160 0 t160 -4 t140 4 M1000 326 q60 -8 104 0 t96 -2"
    />
  );
}

const WAVES = Array.from({ length: 13 }, (_, row) => {
  const y = 496 + row * 6 + row * row * 0.35;
  const reach = 26 + row * 9;
  const sway = (row * 37) % 29;
  return `M${1052 - reach + sway / 2} ${y} h${reach * 0.8} m${6 + sway} 0 h${reach * 0.7}`;
}).join(" ");

function Sea() {
  return (
    <g>
      <rect className={styles.sea} x="740" y="488" width="460" height="172" />
      <path className={styles.horizon} d="M740 488 H1200" />
      <path className={styles.wave} d={WAVES} />
    </g>
  );
}

function Frame() {
  return (
    <g>
      <path className={styles.frame} d={WINDOW.frame} />
      <path className={styles.bar} d={WINDOW.bars} />
      <path className={styles.sill} d="M724 634 h492 l14 22 h-520 Z" />
    </g>
  );
}
