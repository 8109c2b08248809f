/** A slip of paper for a table in a list. */
import type { ReactNode } from "react";
import styles from "./lobby-parts.module.css";

interface Props {
  readonly title: string;
  readonly facts: ReactNode;
  /** It waits for whoever looks. */
  readonly mine?: boolean;
  readonly children: ReactNode;
}

export function TableSlip({ title, facts, mine = false, children }: Props) {
  return (
    <li className={styles.slip} data-mine={mine}>
      <div>
        <h3>{title}</h3>
        <p className={styles.facts}>{facts}</p>
      </div>
      {children}
    </li>
  );
}
