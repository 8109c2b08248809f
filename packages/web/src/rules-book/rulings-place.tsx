/** Rulings on a card at the table: fetched with the first card somebody looks at closely. */
import { lazy, Suspense } from "react";

const TableRulings = lazy(async () => ({ default: (await import("./table-rulings.tsx")).TableRulings }));

export function RulingsPlace({ code }: { readonly code: string }) {
  return (
    <Suspense fallback={null}>
      <TableRulings code={code} />
    </Suspense>
  );
}
