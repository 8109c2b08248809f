import { useState } from "react";
import { useTranslations } from "use-intl";
import { ChoiceCards } from "../../parts/choice-cards.tsx";
import { IntervalBar } from "../interval-bar.tsx";
import { ScrollRegion } from "../scroll-region.tsx";
import styles from "../stats.module.css";
import { useNumbers } from "../use-numbers.ts";
import type { OwnGame } from "./own-games.ts";
import { GROUPINGS, type Grouping, intervalOf, scoreOf, type TallyGroup, tallyGroupsOf } from "./tally.ts";
import { useGroupName } from "./use-group-name.ts";

/** The own games by what somebody wants to compare, as a picture and as a table. */
export function GroupChart({ games }: { readonly games: readonly OwnGame[] }) {
  const t = useTranslations("stats.own");
  const [grouping, setGrouping] = useState<Grouping>("level");
  const groups = tallyGroupsOf(games, grouping);
  const title = t("chart", { grouping: t(`groupings.${grouping}`) });
  return (
    <>
      <ChoiceCards
        legend={t("by")}
        layout="row"
        choices={GROUPINGS.map((value) => ({ value, title: t(`groupings.${value}`) }))}
        chosen={grouping}
        onChoose={setGrouping}
      />
      <figure className={styles.chart}>
        <figcaption>
          <h3>{title}</h3>
          <p className={styles.help}>{t("chartHelp")}</p>
        </figcaption>
        <Bars groups={groups} grouping={grouping} />
        <details>
          <summary>{t("asTable")}</summary>
          <ScrollRegion label={title}>
            <GroupTable groups={groups} grouping={grouping} />
          </ScrollRegion>
        </details>
      </figure>
    </>
  );
}

interface GroupsProps {
  readonly groups: readonly TallyGroup[];
  readonly grouping: Grouping;
}

function Bars({ groups, grouping }: GroupsProps) {
  const t = useTranslations("stats.own");
  const nameOf = useGroupName(grouping);
  const { percent } = useNumbers();
  return (
    <ul className={styles.bars}>
      {groups.map((group) => {
        const { key, won, drawn, lost, games } = group;
        return (
          <li key={key}>
            <span>{nameOf(key)}</span>
            <IntervalBar
              label={t("bar", { won, drawn, lost })}
              filled={won / games}
              half={drawn / games}
              range={intervalOf(group)}
            />
            <span className={styles.number}>
              {percent(scoreOf(group))} · {games} {t("figures.games", { count: games })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const COUNTS = ["games", "won", "drawn", "lost"] as const;
const COLUMNS = [...COUNTS, "score", "range"] as const;

function GroupTable({ groups, grouping }: GroupsProps) {
  const t = useTranslations("stats.own");
  const nameOf = useGroupName(grouping);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{t(`groupings.${grouping}`)}</th>
          {COLUMNS.map((column) => (
            <th key={column} scope="col">
              {t(`columns.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {groups.map((group) => (
          <GroupRow key={group.key} group={group} name={nameOf(group.key)} />
        ))}
      </tbody>
    </table>
  );
}

function GroupRow({ group, name }: { readonly group: TallyGroup; readonly name: string }) {
  const { percent, range } = useNumbers();
  return (
    <tr>
      <th scope="row">{name}</th>
      {COUNTS.map((count) => (
        <td key={count}>{group[count]}</td>
      ))}
      <td>{percent(scoreOf(group))}</td>
      <td>{range(...intervalOf(group))}</td>
    </tr>
  );
}
