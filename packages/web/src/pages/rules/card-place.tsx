/** A card that a ruling names; the cards are fetched with the first of them. */
import { lazy, Suspense } from "react";
import { useOpenCard } from "./open-card.ts";

const CardSheet = lazy(async () => ({ default: (await import("./card-sheet.tsx")).CardSheet }));

export function CardPlace() {
  const code = useOpenCard((open) => open.code);
  return code === null ? null : (
    <Suspense fallback={null}>
      <CardSheet code={code} />
    </Suspense>
  );
}
