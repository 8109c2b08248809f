import type { SheetCard } from "@fhtagn/lab";
import { useTranslations } from "use-intl";
import { FactionSigil } from "../../../cards/faction-sigil.tsx";
import { isSide } from "../../../cards/factions.ts";
import { ScrollRegion } from "../scroll-region.tsx";
import styles from "../stats.module.css";
import { useNumbers } from "../use-numbers.ts";
import { cardVerdict } from "./balance.ts";
import type { OfBalance } from "./lab-section.tsx";

const SHOWN = 10;
const SIZE = 16;
const COLUMNS = ["card", "drawn", "range", "played", "seen"] as const;

export function CardTies({ sheet }: OfBalance) {
  const t = useTranslations("stats.lab");
  const { cards } = sheet;
  const all = t("allCards", { count: cards.length });
  return (
    <>
      <p>{t("verdict", cardVerdict(sheet))}</p>
      <h4>{t("best")}</h4>
      <TieTable label={t("best")} cards={cards.slice(0, SHOWN)} />
      <h4>{t("worst")}</h4>
      <TieTable label={t("worst")} cards={cards.slice(-SHOWN).reverse()} />
      <details>
        <summary>{all}</summary>
        <TieTable label={all} cards={cards} />
      </details>
    </>
  );
}

interface TableProps {
  readonly label: string;
  readonly cards: readonly SheetCard[];
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

function TieRow({ card }: { readonly card: SheetCard }) {
  const t = useTranslations("stats.lab");
  const { points } = useNumbers();
  const { title, faction, drawn, low, high, stands, played, playedStands, seen, sightings } = card;
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
        {stands && <Star />}
      </td>
      <td>
        {points(low)} … {points(high)}
      </td>
      <td>
        {points(played)}
        {playedStands && <Star />}
      </td>
      <td>{t("seenIn", { seen, all: sightings })}</td>
    </tr>
  );
}

function Star() {
  const t = useTranslations("stats.lab");
  return (
    <>
      <span aria-hidden="true"> ★</span>
      <span className="visually-hidden">, {t("stands")}</span>
    </>
  );
}
