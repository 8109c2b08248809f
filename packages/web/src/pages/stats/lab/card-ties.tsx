import { useTranslations } from "use-intl";
import { FactionSigil } from "../../../cards/faction-sigil.tsx";
import { isSide } from "../../../cards/factions.ts";
import { ScrollRegion } from "../scroll-region.tsx";
import styles from "../stats.module.css";
import { useNumbers } from "../use-numbers.ts";
import { BALANCE, type CardTie } from "./balance.ts";

const SHOWN = 10;
const SIZE = 16;
const COLUMNS = ["card", "drawn", "range", "played"] as const;

export function CardTies() {
  const t = useTranslations("stats.lab");
  return (
    <>
      <h4>{t("best")}</h4>
      <TieTable label={t("best")} cards={BALANCE.cards.slice(0, SHOWN)} />
      <h4>{t("worst")}</h4>
      <TieTable label={t("worst")} cards={BALANCE.cards.slice(-SHOWN).reverse()} />
    </>
  );
}

interface TableProps {
  readonly label: string;
  readonly cards: readonly CardTie[];
}

function TieTable({ label, cards }: TableProps) {
  const t = useTranslations("stats.lab");
  return (
    <ScrollRegion label={label}>
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
          {cards.map((card) => (
            <TieRow key={card.title} card={card} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function TieRow({ card }: { readonly card: CardTie }) {
  const t = useTranslations("stats.lab");
  const { points } = useNumbers();
  const { title, faction, drawn, low, high, stands, played } = card;
  return (
    <tr>
      <th scope="row">
        <span className={styles.factionName}>
          {isSide(faction) && <FactionSigil faction={faction} size={SIZE} />}
          <span lang="en">{title}</span>
        </span>
      </th>
      <td>
        {points(drawn)}
        {stands && (
          <>
            <span aria-hidden="true"> ★</span>
            <span className="visually-hidden">, {t("stands")}</span>
          </>
        )}
      </td>
      <td>
        {points(low)} … {points(high)}
      </td>
      <td>{points(played)}</td>
    </tr>
  );
}
