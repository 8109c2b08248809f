/** Our own name, and our own mark: a lamp over an open book. */
import styles from "./wordmark.module.css";

export function Wordmark() {
  return (
    <span className={styles.wordmark} aria-hidden="true">
      <svg viewBox="0 0 32 32" className={styles.mark} aria-hidden="true">
        <path className={styles.shade} d="M7 13 Q9 4 16 4 Q23 4 25 13 Z" />
        <path className={styles.glow} d="M9 14 H23 L28 25 Q22 22.5 16 25.5 Q10 22.5 4 25 Z" />
        <path
          className={styles.book}
          d="M4 25 Q10 22.5 16 25.5 Q22 22.5 28 25 V28 Q22 25.5 16 28.5 Q10 25.5 4 28 Z"
        />
      </svg>
      Fhtagn
    </span>
  );
}
