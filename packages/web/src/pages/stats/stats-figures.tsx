/** A few numbers that say the most, each with what it means. */
import styles from "./stats.module.css";

export interface Figure {
  readonly value: string;
  readonly what: string;
}

export function StatFigures({ figures }: { readonly figures: readonly Figure[] }) {
  return (
    <ul className={styles.figures}>
      {figures.map(({ value, what }) => (
        <li key={what}>
          <b>{value}</b> <span>{what}</span>
        </li>
      ))}
    </ul>
  );
}
