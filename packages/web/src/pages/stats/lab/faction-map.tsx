import { useTranslations } from "use-intl";
import { FactionSigil } from "../../../cards/faction-sigil.tsx";
import type { BoxFaction } from "../../setup/deck-choice.ts";
import { ScrollRegion } from "../scroll-region.tsx";
import styles from "../stats.module.css";
import { factionsOfSheet, scoreOfFactions } from "./balance.ts";
import { HeatCell } from "./heat-cell.tsx";
import type { OfBalance } from "./lab-section.tsx";
import maps from "./map.module.css";

const FULL = 0.25;
const SIZE = 18;

export function FactionMap({ sheet }: OfBalance) {
  const t = useTranslations("stats.lab");
  const names = useTranslations("common.factions");
  const factions = factionsOfSheet(sheet);
  return (
    <ScrollRegion label={t("factions")}>
      <table className={maps.map}>
        <thead>
          <tr>
            <td />
            {factions.map((faction) => (
              <th key={faction} scope="col" title={names(faction)}>
                <span className="visually-hidden">{names(faction)}</span>
                <FactionSigil faction={faction} size={SIZE} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {factions.map((row) => (
            <Row key={row} sheet={sheet} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ sheet, row }: OfBalance & { readonly row: BoxFaction }) {
  const names = useTranslations("common.factions");
  const pair = useTranslations("setup.pair");
  const titleOf = (column: BoxFaction): string =>
    row === column ? names(row) : pair("chosen", { first: names(row), second: names(column) });
  return (
    <tr>
      <th scope="row">
        <span className={styles.factionName}>
          <FactionSigil faction={row} size={SIZE} />
          {names(row)}
        </span>
      </th>
      {factionsOfSheet(sheet).map((column) => (
        <HeatCell
          key={column}
          score={scoreOfFactions(sheet, [row, column])}
          full={FULL}
          apart={row === column}
          title={titleOf(column)}
        />
      ))}
    </tr>
  );
}
