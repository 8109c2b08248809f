/** What the balance lab found, with the terms it was found under. */
import { type ReactNode, useId } from "react";
import { useTranslations } from "use-intl";
import styles from "../stats.module.css";
import { StatFigures } from "../stats-figures.tsx";
import { useNumbers } from "../use-numbers.ts";
import { BALANCE } from "./balance.ts";
import { CardTies } from "./card-ties.tsx";
import { DeckMap } from "./deck-map.tsx";
import { DeckTable } from "./deck-table.tsx";
import { FactionMap } from "./faction-map.tsx";
import { Lengths } from "./lengths.tsx";

export function LabSection() {
  const t = useTranslations("stats.lab");
  const { terms, games, decks } = BALANCE;
  const { bot, seed, engine, gamesPerPairing } = terms;
  const levels = useTranslations("setup.levels");
  const player = bot === "greedy" ? levels("greedy.name") : bot;
  return (
    <section className={styles.section} aria-labelledby="lab">
      <h2 id="lab">{t("title")}</h2>
      <p>{t("terms", { games, bot: player, decks: decks.length, each: gamesPerPairing, seed, engine })}</p>
      <p className={styles.help}>{t("caution")}</p>
      <LabFigures />
      <Part title={t("map")} help={t("mapHelp")}>
        <DeckMap />
      </Part>
      <Part title={t("factions")} help={t("factionsHelp")}>
        <FactionMap />
      </Part>
      <Part title={t("decks")} help={t("decksHelp")}>
        <DeckTable />
      </Part>
      <Part title={t("lengths")} help={t("lengthsHelp")}>
        <Lengths />
      </Part>
      <Part title={t("cards")} help={t("cardsHelp")}>
        <CardTies />
      </Part>
    </section>
  );
}

interface PartProps {
  readonly title: string;
  readonly help: string;
  readonly children: ReactNode;
}

function Part({ title, help, children }: PartProps) {
  const heading = useId();
  return (
    <section className={styles.chart} aria-labelledby={heading}>
      <h3 id={heading}>{title}</h3>
      <p className={styles.help}>{help}</p>
      {children}
    </section>
  );
}

const EVEN = 0.5;

function LabFigures() {
  const t = useTranslations("stats.lab");
  const { percent, decimal } = useNumbers();
  const { firstPlayer, turns, games, lengths, decks } = BALANCE;
  const byStories = lengths.reduce((sum, { stories }) => sum + stories, 0);
  const spread = ((decks[0]?.score ?? EVEN) - (decks.at(-1)?.score ?? EVEN)) * 100;
  const clear = decks.filter(({ low, high }) => low > EVEN || high < EVEN).length;
  const { low, high } = firstPlayer;
  return (
    <StatFigures
      figures={[
        {
          value: percent(firstPlayer.score),
          what: t("figures.firstPlayer", { low: percent(low), high: percent(high) }),
        },
        { value: decimal(turns), what: t("figures.turns") },
        { value: percent(byStories / games), what: t("figures.stories") },
        { value: decimal(spread), what: t("figures.spread") },
        { value: t("clearOf", { clear, all: decks.length }), what: t("figures.clear") },
      ]}
    />
  );
}
