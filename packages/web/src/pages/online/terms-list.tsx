import type { OnlineTable } from "@fhtagn/protocol/online";
import { useAllTerms } from "../lobby/terms-words.ts";
import styles from "./online-page.module.css";

/** What the table is played by. */
export function TermsList({ table }: { readonly table: OnlineTable }) {
  const terms = useAllTerms();
  return (
    <ul className={styles.terms}>
      {terms(table).map((term) => (
        <li key={term}>{term}</li>
      ))}
    </ul>
  );
}
