/** A page of text or of forms: a heading, perhaps a line under it, and what it is about. */
import type { ReactNode } from "react";
import styles from "./page.module.css";

interface Props {
  readonly title: string;
  readonly under?: string;
  readonly children: ReactNode;
}

export function Page({ title, under, children }: Props) {
  return (
    <div className={styles.page}>
      <header className={styles.heading}>
        <h1>{title}</h1>
        {under === undefined ? null : <p>{under}</p>}
      </header>
      {children}
    </div>
  );
}
