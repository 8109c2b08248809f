/** A game looked back at: where it was won, by whom, and how much of it was luck. */

import type { ReviewSheet } from "@fhtagn/protocol";
import type { Player } from "@fhtagn/rules";
import { useParams } from "@tanstack/react-router";
import { type ReactNode, useMemo, useState } from "react";
import { useLocale, useTranslations } from "use-intl";
import type { StoreApi } from "zustand";
import { Loading } from "../../app/loading.tsx";
import { usePageTitle } from "../../app/use-page-title.ts";
import type { FoundGame } from "../../replay/find-game.ts";
import { type ReviewRun, reviewOf, useReview } from "../../replay/review/review-run.ts";
import { useFoundGame } from "../../replay/use-found-game.ts";
import { useNamedSeats } from "../../replay/use-named-seats.ts";
import { useNamedDeck } from "../home/use-deck-words.ts";
import { Button, ButtonLink } from "../parts/button.tsx";
import { Page } from "../parts/page.tsx";
import { NotFoundGame } from "./replay-problem.tsx";
import { ChanceCurve } from "./review/chance-curve.tsx";
import { Decisions } from "./review/decisions.tsx";
import { LuckAndSkillPanel } from "./review/luck-and-skill.tsx";
import styles from "./review/review.module.css";
import { NamesProvider, type ReviewNames } from "./review/review-names.ts";
import { ReviewSeats } from "./review/seats.tsx";

export function ReviewPage() {
  const t = useTranslations("replay.review");
  const { id } = useParams({ from: "/pages/replay/$id/review" });
  const found = useFoundGame(id);
  usePageTitle(t("title"));
  if (found === null) return <Loading />;
  if (found.is !== "found") return <NotFoundGame id={id} why={found.is} />;
  return <GameReview key={id} game={found} />;
}

function GameReview({ game }: { readonly game: FoundGame }) {
  const t = useTranslations("replay.review");
  const deck = useNamedDeck();
  const run = useMemo(() => reviewOf(game), [game]);
  const { sheet } = useReview(run);
  const { P1, P2 } = useNamedSeats(game.seats);
  const names = useMemo((): ReviewNames => ({ P1: P1.name, P2: P2.name }), [P1, P2]);
  return (
    <NamesProvider value={names}>
      <Page
        title={t("title")}
        under={t("of", {
          own: `${names.P1} (${deck(game.decks.P1)})`,
          other: `${names.P2} (${deck(game.decks.P2)})`,
        })}
      >
        <Making run={run}>
          <ButtonLink to="/replay/$id" params={{ id: game.id }}>
            {t("onTable")}
          </ButtonLink>
        </Making>
        {sheet !== null && <Written id={game.id} sheet={sheet} own={game.seat} />}
      </Page>
    </NamesProvider>
  );
}

interface MakingProps {
  readonly run: StoreApi<ReviewRun>;
  /** The way to the table stands beside it. */
  readonly children: ReactNode;
}

/** The button, then how far it is, then nothing but a way to do it again. */
function Making({ run, children }: MakingProps) {
  const locale = useLocale();
  const t = useTranslations("replay.review");
  const { status, done, total, message, sheet, start, cancel } = useReview(run);
  if (status === "looking") return null;
  if (status === "running")
    return (
      <div className={styles.making}>
        <p>{t("text")}</p>
        <div className={styles.progress} role="status">
          <progress max={Math.max(1, total)} value={done} aria-label={t("title")} />
          <span>{t("progress", { done, total })}</span>
        </div>
        <Button onClick={cancel}>{t("cancel")}</Button>
        {children}
      </div>
    );
  return (
    <div className={styles.making}>
      {sheet === null && <p>{t("text")}</p>}
      {status === "failed" && <p role="alert">{t("failed", { message: message?.[locale] ?? "" })}</p>}
      <Button look={sheet === null ? "main" : "quiet"} onClick={start}>
        {t(sheet === null ? "start" : "again")}
      </Button>
      {children}
    </div>
  );
}

interface WrittenProps {
  readonly id: string;
  readonly sheet: ReviewSheet;
  readonly own: Player;
}

function Written({ id, sheet, own }: WrittenProps) {
  const [seat, setSeat] = useState(own);
  return (
    <div className={styles.written}>
      <ReviewSeats sheet={sheet} />
      <ChanceCurve sheet={sheet} seat={seat} onSeat={setSeat} />
      <Decisions id={id} sheet={sheet} />
      <LuckAndSkillPanel id={id} sheet={sheet} seat={seat} />
    </div>
  );
}
