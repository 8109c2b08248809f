/** What the balance lab found, with the terms it was found under: on the statistics page, and in the file of `fhtagn lab`. */
import type { BalanceSheet } from "@fhtagn/lab";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLevelName } from "../record/use-group-name.ts";
import styles from "../stats.module.css";
import { StatFigures } from "../stats-figures.tsx";
import { useNumbers } from "../use-numbers.ts";
import { balanceFigures, factionsOfSheet } from "./balance.ts";
import { CardTies } from "./card-ties.tsx";
import { DeckMap } from "./deck-map.tsx";
import { DeckTable } from "./deck-table.tsx";
import { FactionMap } from "./faction-map.tsx";
import { LabMethod } from "./lab-method.tsx";
import { Lengths } from "./lengths.tsx";

export interface OfBalance {
  readonly sheet: BalanceSheet;
}

export function LabSection({ sheet }: OfBalance) {
  const t = useTranslations("stats.lab");
  const nameOf = useLevelName();
  const { terms, games, decks } = sheet;
  const { bot, seed, engine, gamesPerPairing: each } = terms;
  return (
    <section className={styles.section} aria-labelledby="lab">
      <h2 id="lab">{t("title")}</h2>
      <p>{t("terms", { games, bot: nameOf(bot), decks: decks.length, each, seed, engine })}</p>
      <p className={styles.help}>{t("caution")}</p>
      <LabFigures sheet={sheet} />
      <Part title={t("map")} help={t("mapHelp")}>
        <DeckMap sheet={sheet} />
      </Part>
      {factionsOfSheet(sheet).length > 0 && (
        <Part title={t("factions")} help={t("factionsHelp")}>
          <FactionMap sheet={sheet} />
        </Part>
      )}
      <Part title={t("decks")} help={t("decksHelp")}>
        <DeckTable sheet={sheet} />
      </Part>
      <Part title={t("lengths")} help={t("lengthsHelp")}>
        <Lengths lengths={sheet.lengths} />
      </Part>
      <Part title={t("cards")} help={t("cardsHelp")}>
        <CardTies sheet={sheet} />
      </Part>
      <Part title={t("method.title")}>
        <LabMethod sheet={sheet} />
      </Part>
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly help?: string;
  readonly children: ReactNode;
}

function Part({ title, help, children }: PartProps) {
  return (
    <div className={styles.chart}>
      <h3>{title}</h3>
      {help !== undefined && <p className={styles.help}>{help}</p>}
      {children}
    </div>
  );
}

function LabFigures({ sheet }: OfBalance) {
  const t = useTranslations("stats.lab");
  const { percent, decimal } = useNumbers();
  const { firstPlayer, turns, decks } = sheet;
  const { byStories, spread, clear } = balanceFigures(sheet);
  const { score, low, high } = firstPlayer;
  return (
    <StatFigures
      figures={[
        { value: percent(score), what: t("figures.firstPlayer", { low: percent(low), high: percent(high) }) },
        { value: decimal(turns), what: t("figures.turns") },
        { value: percent(byStories), what: t("figures.stories") },
        { value: decimal(spread), what: t("figures.spread") },
        { value: t("clearOf", { clear, all: decks.length }), what: t("figures.clear") },
      ]}
    />
  );
}
