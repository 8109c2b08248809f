import type { SheetDeck } from "@fhtagn/lab";
import { useTranslations } from "use-intl";
import { IntervalBar } from "../interval-bar.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import styles from "../stats.module.css";
import { useDeckName } from "../use-deck-name.ts";
import { useNumbers } from "../use-numbers.ts";
import type { OfBalance } from "./lab-section.tsx";

const COLUMNS = ["deck", "score", "range", "first", "turns", "deckOut"] as const;

export function DeckTable({ sheet }: OfBalance) {
  const t = useTranslations("stats.lab");
  return (
    <ScrollRegion label={t("decks")}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {sheet.decks.map((deck) => (
            <DeckRow key={deck.name} deck={deck} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function DeckRow({ deck }: { readonly deck: SheetDeck }) {
  const nameOf = useDeckName();
  const { percent, decimal, range } = useNumbers();
  const { name, score, low, high, first, turns, deckOut } = deck;
  return (
    <tr>
      <th scope="row">{nameOf(name)}</th>
      <td>{percent(score)}</td>
      <td>
        <div className={styles.barWithRange}>
          <span aria-hidden="true">
            <IntervalBar label={range(low, high)} filled={score} range={[low, high]} />
          </span>
          {range(low, high)}
        </div>
      </td>
      <td>{percent(first)}</td>
      <td>{decimal(turns)}</td>
      <td>{percent(deckOut)}</td>
    </tr>
  );
}
