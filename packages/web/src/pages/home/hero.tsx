import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl";
import { useStartGame } from "../../app/use-start-game.ts";
import { loadCatalogue } from "../../language/words.ts";
import { useFirstGames } from "../../learn/helper/first-games.ts";
import { currentSettings } from "../../settings/settings-store.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { lastSetup } from "../setup/last-setup.ts";
import { useUnusualRules } from "../setup/use-unusual-rules.ts";
import styles from "./hero.module.css";
import { ReadingRoom } from "./scene/reading-room.tsx";
import { useDeckWords } from "./use-deck-words.ts";

interface Props {
  /** The game that was left last. */
  readonly latest: string | undefined;
}

/** Name, one sentence, one button; the room behind them. */
export function Hero({ latest }: Props) {
  const t = useTranslations("home");
  const finished = useFirstGames((games) => games.finished.length);
  const newcomer = latest === undefined && finished === 0;
  return (
    <section className={styles.hero} aria-labelledby="name">
      <div className={styles.room}>
        <ReadingRoom />
      </div>
      <div className={styles.words}>
        <h1 id="name">{t("name")}</h1>
        <p className={styles.lead}>{t("lead")}</p>
        <div className={styles.deeds}>
          <PlayNow />
          <Learn newcomer={newcomer} />
          <Online />
          {latest === undefined ? null : (
            <ButtonLink to="/table/$id" params={{ id: latest }}>
              {t("resumeLatest")}
            </ButtonLink>
          )}
          <ButtonLink to="/play/ai">{t("choose")}</ButtonLink>
          <ButtonLink to="/play/ai" search={{ people: 2 }}>
            {t("twoPeople")}
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

const OnlineTurns = lazy(async () => {
  await loadCatalogue(currentSettings().locale);
  return { default: (await import("./online-turns.tsx")).OnlineTurns };
});

/** What a server knows of it comes later, if there is one. */
function Online() {
  const t = useTranslations("home");
  return (
    <div>
      <ButtonLink to="/lobby">{t("online")}</ButtonLink>
      <Suspense>
        <OnlineTurns />
      </Suspense>
    </div>
  );
}

/** Whoever has never played is told how long it takes. */
function Learn({ newcomer }: { readonly newcomer: boolean }) {
  const t = useTranslations("home");
  return (
    <div className={newcomer ? styles.newcomer : undefined}>
      <ButtonLink to="/learn">{t(newcomer ? "learnFirst" : "learn")}</ButtonLink>
      {newcomer && <p>{t("learnNote")}</p>}
    </div>
  );
}

/** The table as it was last set, at once. */
function PlayNow() {
  const t = useTranslations("home");
  const levels = useTranslations("setup.levels");
  const setup = lastSetup();
  const deckWords = useDeckWords();
  const rules = useUnusualRules()(setup.ruleset);
  const { start, starting, failure } = useStartGame();
  return (
    <div className={styles.play}>
      <Button look="main" disabled={starting} onClick={() => start(setup)}>
        {t(starting ? "playing" : "play")}
      </Button>
      <p>
        {t("playNote", { deck: deckWords(setup.own), level: levels(`${setup.opponent}.name`) })}
        {rules === null ? "" : ` · ${rules}`}
      </p>
      <p role="alert">{failure === null ? "" : `${t("startFailed")} ${failure}`}</p>
    </div>
  );
}
