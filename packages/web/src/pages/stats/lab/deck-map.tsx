import { useTranslations } from "use-intl";
import { ScrollRegion } from "../scroll-region.tsx";
import { useDeckName } from "../use-deck-name.ts";
import { useNumbers } from "../use-numbers.ts";
import { scoreAt } from "./balance.ts";
import { DeckMark } from "./deck-mark.tsx";
import { HeatCell } from "./heat-cell.tsx";
import type { OfBalance } from "./lab-section.tsx";
import styles from "./map.module.css";

/** A single pairing has few games: the colour is full only at the very ends. */
const FULL = 0.5;
/** Whole decks differ less. */
const FULL_OF_DECKS = 0.25;

export function DeckMap({ sheet }: OfBalance) {
  const t = useTranslations("stats.lab");
  return (
    <>
      <p className={styles.key} aria-hidden="true">
        {t("loses")} <i /> {t("wins")}
      </p>
      <ScrollRegion label={t("map")}>
        <table className={styles.map}>
          <Head sheet={sheet} />
          <tbody>
            {sheet.decks.map(({ name }, row) => (
              <Row key={name} sheet={sheet} row={row} />
            ))}
          </tbody>
        </table>
      </ScrollRegion>
    </>
  );
}

function Head({ sheet }: OfBalance) {
  const t = useTranslations("stats.lab");
  return (
    <thead>
      <tr>
        <th scope="col">
          <span className="visually-hidden">{t("mapRow")}</span>
        </th>
        <th scope="col">{t("mapAll")}</th>
        {sheet.decks.map(({ name }) => (
          <th key={name} scope="col">
            <DeckMark deck={name} />
          </th>
        ))}
      </tr>
    </thead>
  );
}

function Row({ sheet, row }: OfBalance & { readonly row: number }) {
  const nameOf = useDeckName();
  const slip = useTranslations("home.unfinished");
  const { percent } = useNumbers();
  const deck = sheet.decks[row];
  if (deck === undefined) return null;
  const own = nameOf(deck.name);
  return (
    <tr>
      <th scope="row">
        <DeckMark deck={deck.name} letters />
      </th>
      <HeatCell score={deck.score} full={FULL_OF_DECKS} title={`${own}, ${percent(deck.score)}`} />
      {sheet.decks.map(({ name }, column) => (
        <HeatCell
          key={name}
          score={scoreAt(sheet, row, column)}
          full={FULL}
          apart={row === column}
          title={slip("game", { own, other: nameOf(name) })}
        />
      ))}
    </tr>
  );
}
