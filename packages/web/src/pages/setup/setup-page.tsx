/** Decks, opponent, seed: then the stories are laid out. */
import { useNavigate, useSearch } from "@tanstack/react-router";
import { type SubmitEvent, useState } from "react";
import { useTranslations } from "use-intl";
import { usePageTitle } from "../../app/use-page-title.ts";
import { useStartGame } from "../../app/use-start-game.ts";
import { Button } from "../parts/button.tsx";
import { ChoiceCards } from "../parts/choice-cards.tsx";
import { Page } from "../parts/page.tsx";
import { Advanced } from "./advanced.tsx";
import { DeckChooser } from "./deck-chooser.tsx";
import { type GameSetup, setupOf, setupSearch } from "./game-setup.ts";
import { OPPONENT_LEVELS, type Opponent } from "./opponents.ts";
import { PeopleNames } from "./people-names.tsx";
import styles from "./setup-page.module.css";

export function SetupPage() {
  const t = useTranslations("setup");
  const [names, setNames] = useState<GameSetup["names"]>(["", ""]);
  const { setup, change } = useSetupInAddress();
  const { start, starting, failure } = useStartGame();
  usePageTitle(t("title"));
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    start({ ...setup, names: named(names, [t("names.unnamedFirst"), t("names.unnamedSecond")]) });
  };
  return (
    <Page title={t("title")} under={t("under")}>
      <form className={styles.form} onSubmit={submit}>
        <Decks setup={setup} onChange={change} />
        <OpponentChooser chosen={setup.opponent} onChoose={(opponent) => change({ opponent })} />
        {setup.opponent === "person" ? <PeopleNames names={names} onChange={setNames} /> : null}
        <Advanced setup={setup} onChange={change} />
        <div className={styles.start}>
          <Button look="main" type="submit" disabled={starting}>
            {t(starting ? "starting" : "start")}
          </Button>
          <p role="alert">{failure === null ? "" : t("failed", { reason: failure })}</p>
        </div>
      </form>
    </Page>
  );
}

type Change = (part: Partial<GameSetup>) => void;

function useSetupInAddress(): { readonly setup: GameSetup; readonly change: Change } {
  const setup = setupOf(useSearch({ from: "/pages/play/ai" }));
  const navigate = useNavigate({ from: "/play/ai" });
  const change: Change = (part) =>
    void navigate({
      search: setupSearch({ ...setup, ...part }),
      replace: true,
      resetScroll: false,
      viewTransition: false,
    });
  return { setup, change };
}

function Decks({ setup, onChange }: { readonly setup: GameSetup; readonly onChange: Change }) {
  const t = useTranslations("setup");
  const alone = setup.opponent !== "person";
  return (
    <div className={styles.decks}>
      <DeckChooser
        title={t(alone ? "yourDeck" : "firstDeck")}
        deck={setup.own}
        onChange={(own) => onChange({ own })}
      />
      <DeckChooser
        title={t(alone ? "otherDeck" : "secondDeck")}
        deck={setup.other}
        onChange={(other) => onChange({ other })}
      />
    </div>
  );
}

const named = ([first, second]: GameSetup["names"], otherwise: GameSetup["names"]): GameSetup["names"] => [
  first.trim() || otherwise[0],
  second.trim() || otherwise[1],
];

interface OpponentProps {
  readonly chosen: Opponent | "person";
  readonly onChoose: (opponent: Opponent | "person") => void;
}

function OpponentChooser({ chosen, onChoose }: OpponentProps) {
  const t = useTranslations("setup");
  const levels = OPPONENT_LEVELS.map((value) => ({
    value,
    title: t(`levels.${value}.name`),
    text: t(`levels.${value}.description`),
  }));
  const person = {
    value: "person" as const,
    title: t("opponent.person"),
    text: t("opponent.personText"),
  };
  return (
    <section className={styles.opponent} aria-label={t("opponent.title")}>
      <h2>{t("opponent.title")}</h2>
      <ChoiceCards
        legend={t("opponent.legend")}
        legendHidden
        choices={[...levels, person]}
        chosen={chosen}
        onChoose={onChoose}
      />
      <p className={styles.honest}>{t("opponent.honest")}</p>
    </section>
  );
}
