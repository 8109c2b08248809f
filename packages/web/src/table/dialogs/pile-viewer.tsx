import type { PileCard } from "@fhtagn/rules/view";
import { useTranslations } from "use-intl";
import { Card, cardByCode, useCardLabel } from "../../cards/index.ts";
import type { Panel } from "../gestures.ts";
import { useGestures, useLaid } from "../table-context.ts";
import css from "./lists.module.css";
import { Sheet } from "./sheet.tsx";

const titleOf = ({ code }: PileCard): string => cardByCode(code)?.facts.title ?? code;

type Pile = Extract<Panel, { readonly is: "pile" }>;

/** A pile whose cards everybody may see, by title. */
export function PileViewer({ panel: { pile, player } }: { readonly panel: Pile }) {
  const t = useTranslations("table");
  const { view, you } = useLaid();
  const change = useGestures((gestures) => gestures.change);
  const label = useCardLabel();
  const cards = view[player][pile].toSorted((a, b) => titleOf(a).localeCompare(titleOf(b)));
  const side = player === you ? "you" : "opponent";
  return (
    <Sheet
      title={t(`piles.${pile}Title`, { side, count: cards.length })}
      size="large"
      onClose={() => change({ panel: null })}
    >
      {cards.length === 0 && <p>{t("piles.empty")}</p>}
      <ul className={css.cards}>
        {cards.map(({ handle, code }) => (
          <li key={handle}>
            <button
              type="button"
              aria-label={label({ code })}
              onClick={() => change({ zoomed: { code, handle } })}
            >
              <Card code={code} face="table" />
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
