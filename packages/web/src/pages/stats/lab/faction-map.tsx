import { useTranslations } from "use-intl";
import { FactionSigil } from "../../../cards/faction-sigil.tsx";
import { BOX_FACTIONS, type BoxFaction } from "../../setup/deck-choice.ts";
import { ScrollRegion } from "../scroll-region.tsx";
import styles from "../stats.module.css";
import { scoreOfFactions } from "./balance.ts";
import { HeatCell } from "./heat-cell.tsx";
import maps from "./map.module.css";

const FULL = 0.25;
const SIZE = 18;

export function FactionMap() {
  const t = useTranslations("stats.lab");
  const names = useTranslations("common.factions");
  return (
    <ScrollRegion label={t("factions")}>
      <table className={maps.map}>
        <thead>
          <tr>
            <td />
            {BOX_FACTIONS.map((faction) => (
              <th key={faction} scope="col" title={names(faction)}>
                <span className="visually-hidden">{names(faction)}</span>
                <FactionSigil faction={faction} size={SIZE} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {BOX_FACTIONS.map((row) => (
            <Row key={row} row={row} />
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
}

function Row({ row }: { readonly row: BoxFaction }) {
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
      {BOX_FACTIONS.map((column) => (
        <HeatCell
          key={column}
          score={scoreOfFactions(row, column)}
          full={FULL}
          apart={row === column}
          title={titleOf(column)}
        />
      ))}
    </tr>
  );
}
