import { useTranslations } from "use-intl";
import { Card, cardByCode } from "../../cards/index.ts";
import { useSeatNames } from "../seats/use-seat-name.ts";
import { useGame, useWatching } from "../table-context.ts";
import css from "./beat-banner.module.css";
import { useCurrentBeat } from "./beat-stage.tsx";
import { Appearing } from "./moving.tsx";

const SHOWN_WIDTH = 200;

/** The opponent's card held up for a moment, and a story that is won. Both are in the log as well. */
export function BeatBanner() {
  const t = useTranslations("table");
  const beat = useCurrentBeat();
  const you = useGame(({ seat }) => seat);
  const names = useSeatNames();
  const watching = useWatching() !== undefined;
  if (beat === null) return null;
  if (beat.kind === "shown")
    return (
      <div className={css.shown} aria-hidden="true">
        <Appearing key={beat.code}>
          <Card code={beat.code} width={SHOWN_WIDTH} />
        </Appearing>
      </div>
    );
  if (beat.kind !== "storyWon") return null;
  const title = cardByCode(beat.code)?.facts.title ?? "";
  const told = t(beat.player === you ? "beats.youWinStory" : "beats.opponentWinsStory");
  return (
    <div className={css.won} aria-hidden="true">
      <Appearing className={css.banner}>
        <strong>{watching ? t("beats.winsStory", { name: names(beat.player) }) : told}</strong>
        <span>{title}</span>
      </Appearing>
    </div>
  );
}
