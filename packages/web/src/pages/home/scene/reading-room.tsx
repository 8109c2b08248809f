/** The room of the first page: a desk, a green lamp, and a window on a harbour at night. Decoration only. */
import { memo } from "react";
import { Books } from "./books.tsx";
import { Desk } from "./desk.tsx";
import { Harbour } from "./harbour.tsx";
import { Lamp } from "./lamp.tsx";
import { SceneLight } from "./light.tsx";
import styles from "./scene.module.css";

export const ReadingRoom = memo(function ReadingRoom() {
  return (
    <svg
      className={styles.scene}
      viewBox="0 66 1440 790"
      preserveAspectRatio="xMaxYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect className={styles.wall} width="1440" height="900" />
      <Panelling />
      <Harbour />
      <Books />
      <SceneLight />
      <Desk />
      <Lamp />
    </svg>
  );
});

const PANELS = [30, 250, 470] as const;

/** What the lamp hardly reaches. */
function Panelling() {
  return (
    <g className={styles.panel}>
      {PANELS.map((x) => (
        <rect key={x} x={x} y="70" width="190" height="560" rx="3" />
      ))}
      <path d="M0 40 H740 M0 660 H1440" />
    </g>
  );
}
