import { CardRulings } from "./card-rulings.tsx";
import { FollowProvider } from "./follow.ts";
import { FOLLOW_AT_THE_TABLE } from "./follow-at-the-table.tsx";

export function TableRulings({ code }: { readonly code: string }) {
  return (
    <FollowProvider value={FOLLOW_AT_THE_TABLE}>
      <CardRulings code={code} />
    </FollowProvider>
  );
}
