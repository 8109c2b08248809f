/** Where the table shows rules that were asked for; the sheet and the book are fetched with the first of them. */
import { lazy, Suspense } from "react";
import { useOpenRules } from "./open-rule.ts";

const RuleSheet = lazy(async () => ({ default: (await import("./rule-sheet.tsx")).RuleSheet }));

export function RulePlace() {
  const id = useOpenRules(({ ids }) => ids.at(-1));
  return id === undefined ? null : (
    <Suspense fallback={null}>
      <RuleSheet id={id} />
    </Suspense>
  );
}
