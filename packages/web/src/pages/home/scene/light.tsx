/** The pool of light: what the lamp gives to the wall behind it and to the desk before it. */
import { LAMP } from "./room-places.ts";
import styles from "./scene.module.css";

export function SceneLight() {
  return (
    <g>
      <defs>
        <radialGradient id="lamp-wall" cx="0.5" cy="0.5" r="0.5">
          <stop className={styles.lightNear} offset="0" />
          <stop className={styles.lightFar} offset="1" />
        </radialGradient>
        <radialGradient id="lamp-desk" cx="0.5" cy="0.5" r="0.5">
          <stop className={styles.poolNear} offset="0" />
          <stop className={styles.poolNear} offset="0.45" />
          <stop className={styles.lightFar} offset="1" />
        </radialGradient>
      </defs>
      <ellipse
        className={styles.wallLight}
        cx={LAMP.x}
        cy={LAMP.y + 60}
        rx="560"
        ry="430"
        fill="url(#lamp-wall)"
      />
    </g>
  );
}
