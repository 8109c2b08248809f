import { type CSSProperties, useRef } from "react";
import { useTranslations } from "use-intl";
import { RulePlace } from "../rules-book/rule-place.tsx";
import { useSettings } from "../settings/settings-store.ts";
import { AimLines } from "./aims/aim-lines.tsx";
import { Announcer } from "./announce/announcer.tsx";
import { useFocusOnDecision } from "./announce/use-focus-on-decision.ts";
import { useDropToPlay } from "./card/drag.ts";
import { ReasonsProvider, useReasonsOfHand } from "./card/why-not.ts";
import { Column } from "./column/column.tsx";
import { fitWidth } from "./column/column-width.ts";
import { useColumnShown } from "./column/use-column-shown.ts";
import { AgreeToUndo } from "./dialogs/agree-to-undo.tsx";
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
import { LaidProvider, useGame, useLayingOut, useTools } from "./table-context.ts";
import css from "./table-screen.module.css";
import { useAskingBack } from "./use-asking-back.ts";
import { useForgetting } from "./use-forgetting.ts";
import { useNarrow } from "./use-media.ts";
import { useOrderPlan } from "./use-ordering.ts";
import { usePassingSettings } from "./use-passing-settings.ts";
import { useTurnCall } from "./use-turn-call.ts";
import { useTurnTitle } from "./use-turn-title.ts";
import { useWakeLock } from "./use-wake-lock.ts";

/** What goes on beside the drawing: keys, sounds, calls, and what follows by itself. */
function useHabits(): void {
  useForgetting();
  useAskingBack();
  useOrderPlan();
  useTableKeys();
  useSounds();
  useTurnTitle();
  useTurnCall();
  useWakeLock();
  usePassingSettings();
  useFocusOnDecision();
}

/** A view on the table. */
export function TablePlay() {
  const view = useGame((game) => game.view);
  const you = useGame((game) => game.seat);
  const laid = useLayingOut(view, you);
  const reasons = useReasonsOfHand();
  useHabits();
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
          <AgreeToUndo />
          <ZoomDialog />
          <EndPanel />
          <RulePlace />
          <Offered />
        </BeatStage>
      </ReasonsProvider>
    </LaidProvider>
  );
}

function useColumnStyle(): CSSProperties {
  const width = useSettings(({ columnWidth }) => columnWidth);
  const style = width === null ? {} : { "--column-width": `${fitWidth(width)}px` };
  return style as CSSProperties; // a custom property
}

/** In the order of Tab: prompt, hand, own row, lanes, domains, opponent, log. The grid puts each in its place. */
function Surface() {
  const t = useTranslations("table");
  const main = useRef<HTMLElement>(null);
  const narrow = useNarrow();
  const columnShown = useColumnShown();
  const style = useColumnStyle();
  const lost = useGame(({ status }) => status !== "playing" && status !== "over");
  const { watching, title } = useTools();
  useDropToPlay(main);
  return (
    <main ref={main} className={css.table} style={style} data-column={columnShown} data-lost={lost}>
      <h1 className="visually-hidden">{title ?? t("title")}</h1>
      {watching === undefined ? <PromptBar /> : watching.controls}
      <Hand />
      <SeatRow side="you" />
      <Lanes />
      <Rail />
      {narrow || !columnShown ? <NarrowHead /> : <OpponentBar />}
      <SeatRow side="opponent" />
      {watching?.otherHand}
      {columnShown && <Column />}
      <AimLines />
      <BeatBanner />
      <StatusNotes />
    </main>
  );
}
