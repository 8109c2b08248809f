/** To the book in a tab of its own: whoever is at a table does not leave it. */
import type { ReactNode } from "react";

interface Props {
  readonly path: string;
  readonly children: ReactNode;
}

export function BookLink({ path, children }: Props) {
  return (
    <a href={`/rules/${path}`} target="_blank" rel="noreferrer">
      {children}
    </a>
  );
}
