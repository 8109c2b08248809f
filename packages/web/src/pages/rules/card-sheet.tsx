import { Card, cardByCode } from "../../cards/index.ts";
import { CardRulings } from "../../rules-book/card-rulings.tsx";
import { SideSheet } from "../../rules-book/side-sheet.tsx";
import css from "./card-sheet.module.css";
import { useOpenCard } from "./open-card.ts";

const WIDTH = 280;

/** The card as it is drawn, and what was ruled on it. */
export function CardSheet({ code }: { readonly code: string }) {
  const close = useOpenCard((open) => open.close);
  return (
    <SideSheet title={cardByCode(code)?.facts.title ?? code} onClose={close}>
      <div className={css.card}>
        <Card code={code} width={WIDTH} face="full" />
      </div>
      <CardRulings code={code} />
    </SideSheet>
  );
}
