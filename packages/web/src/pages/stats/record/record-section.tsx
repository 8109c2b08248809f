import { useState } from "react";
import { useTranslations } from "use-intl";
import { ButtonLink } from "../../parts/button.tsx";
import { ChoiceCards } from "../../parts/choice-cards.tsx";
import styles from "../stats.module.css";
import { StatFigures } from "../stats-figures.tsx";
import { useNumbers } from "../use-numbers.ts";
import { GroupChart } from "./group-chart.tsx";
import { LatestGames } from "./latest-games.tsx";
import { type OwnGame, ownGame } from "./own-games.ts";
import { COUNTED, type Counted, countedGames, scoreOf, tallyOf } from "./tally.ts";
import { type Results, useResults } from "./use-results.ts";

export function RecordSection() {
  const t = useTranslations("stats.own");
  const results = useResults();
  return (
    <section className={styles.section} aria-labelledby="own-record" aria-busy={results.state === "loading"}>
      <h2 id="own-record">{t("title")}</h2>
      <Found results={results} />
    </section>
  );
}

function Found({ results }: { readonly results: Results }) {
  const t = useTranslations("stats.own");
  if (results.state === "loading") return <p role="status">{t("loading")}</p>;
  if (results.state === "failed") return <p role="alert">{t("failed", { reason: results.reason })}</p>;
  const own = results.games.flatMap((game) => ownGame(game) ?? []);
  const shared = results.games.length - own.length;
  return (
    <>
      {own.length === 0 ? <NothingYet /> : <Counts games={own} />}
      {shared > 0 && <p className={styles.help}>{t("shared", { count: shared })}</p>}
    </>
  );
}

function NothingYet() {
  const t = useTranslations("stats.own");
  return (
    <div className={styles.empty}>
      <p>{t("empty")}</p>
      <div>
        <ButtonLink to="/play/ai" look="main">
          {t("emptyPlay")}
        </ButtonLink>
      </div>
    </div>
  );
}

function Counts({ games }: { readonly games: readonly OwnGame[] }) {
  const t = useTranslations("stats.own");
  const [counted, setCounted] = useState<Counted>("all");
  const shown = countedGames(games, counted);
  return (
    <>
      <ChoiceCards
        legend={t("counted")}
        layout="row"
        choices={COUNTED.map((value) => ({ value, title: t(`countedBy.${value}`) }))}
        chosen={counted}
        onChoose={setCounted}
      />
      {shown.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <>
          <Totals games={shown} />
          <GroupChart games={shown} />
          <LatestGames games={shown} />
        </>
      )}
    </>
  );
}

function Totals({ games }: { readonly games: readonly OwnGame[] }) {
  const t = useTranslations("stats.own.figures");
  const { percent, decimal } = useNumbers();
  const tally = tallyOf(games);
  const turns = games.reduce((sum, game) => sum + game.turns, 0) / games.length;
  const counts = (["games", "won", "drawn", "lost"] as const).map((what) => ({
    value: decimal(tally[what]),
    what: t(what, { count: tally[what] }),
  }));
  return (
    <StatFigures
      figures={[
        ...counts,
        { value: percent(scoreOf(tally)), what: t("score") },
        { value: decimal(turns), what: t("turns") },
      ]}
    />
  );
}
