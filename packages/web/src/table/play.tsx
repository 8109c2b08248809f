import { useRef } from "react";
import { useTranslations } from "use-intl";
import { Announcer } from "./announce/announcer.tsx";
import { useFocusOnDecision } from "./announce/use-focus-on-decision.ts";
import { useDropToPlay } from "./card/drag.ts";
import { ReasonsProvider, useReasonsOfHand } from "./card/why-not.ts";
import { Column } from "./column/column.tsx";
import { EndPanel } from "./dialogs/end-panel.tsx";
import { Panels } from "./dialogs/panels.tsx";
import { ZoomDialog } from "./dialogs/zoom.tsx";
import { useTableKeys } from "./keys/use-table-keys.ts";
import { Lanes } from "./lanes/lanes.tsx";
import { BeatBanner } from "./motion/beat-banner.tsx";
import { BeatStage } from "./motion/beat-stage.tsx";
import { MotionFloor } from "./motion/moving.tsx";
import { Offered } from "./prompt/offered.tsx";
import { PromptBar } from "./prompt/prompt-bar.tsx";
import { Hand } from "./seats/hand.tsx";
import { NarrowHead } from "./seats/narrow-head.tsx";
import { OpponentBar } from "./seats/opponent-bar.tsx";
import { Rail } from "./seats/rail.tsx";
import { SeatRow } from "./seats/rows.tsx";
import { useSounds } from "./sound/use-sounds.ts";
import { StatusNotes } from "./status-notes.tsx";
import { LaidProvider, useGame, useGestures, useLayingOut } from "./table-context.ts";
import css from "./table-screen.module.css";
import { useForgetting } from "./use-forgetting.ts";
import { useLow, useNarrow } from "./use-media.ts";
import { useTurnTitle } from "./use-turn-title.ts";

/** A view on the table. */
export function Play() {
  const view = useGame((game) => game.view);
  const you = useGame((game) => game.seat);
  const laid = useLayingOut(view, you);
  const reasons = useReasonsOfHand();
  useForgetting();
  useTableKeys();
  useSounds();
  useTurnTitle();
  useFocusOnDecision();
  if (laid === null) return null;
  return (
    <LaidProvider value={laid}>
      <ReasonsProvider value={reasons}>
        <BeatStage>
          <MotionFloor>
            <Surface />
          </MotionFloor>
          <Announcer />
          <Panels />
          <ZoomDialog />
          <EndPanel />
          <Offered />
        </BeatStage>
      </ReasonsProvider>
    </LaidProvider>
  );
}

/** In the order of Tab: prompt, hand, own row, lanes, domains, opponent, log. The grid puts each in its place. */
function Surface() {
  const t = useTranslations("table");
  const main = useRef<HTMLElement>(null);
  const narrow = useNarrow();
  const low = useLow();
  const columnShown = useGestures((gestures) => gestures.columnShown) && !narrow && !low;
  const lost = useGame(({ status }) => status === "lost");
  useDropToPlay(main);
  return (
    <main ref={main} className={css.table} data-column={columnShown} data-lost={lost}>
      <h1 className="visually-hidden">{t("title")}</h1>
      <PromptBar />
      <Hand />
      <SeatRow side="you" />
      <Lanes />
      <Rail />
      {narrow || !columnShown ? <NarrowHead /> : <OpponentBar />}
      <SeatRow side="opponent" />
      {columnShown && <Column />}
      <BeatBanner />
      <StatusNotes />
    </main>
  );
}
