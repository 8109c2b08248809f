/** Too wide for a phone: it scrolls by finger and by key, and the page does not. */
import type { ReactNode } from "react";
import styles from "./stats.module.css";

interface Props {
  readonly label: string;
  readonly children: ReactNode;
}

export function ScrollRegion({ label, children }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <section className={styles.scroll} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
