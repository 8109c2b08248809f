import { useLayoutEffect, useRef } from "react";
import { useTranslations } from "use-intl";
import { useRoving } from "../keys/roving.ts";
import { useGame, useGestures, useLaid } from "../table-context.ts";
import { useNarrow } from "../use-media.ts";
import { LaneColumn } from "./lane.tsx";
import { LaneStrips } from "./lane-strips.tsx";
import css from "./lanes.module.css";
import { TargetList, useTargets } from "./target-list.tsx";
import { useSwipe } from "./use-swipe.ts";

/** The heart of the table: three stories, and the conspiracies beside them. */
export function Lanes() {
  const t = useTranslations("table");
  const { board } = useLaid();
  const narrow = useNarrow();
  const roving = useRoving<HTMLElement>();
  return (
    <section
      className={css.lanes}
      aria-label={t("regions.lanes")}
      data-region="lanes"
      data-count={board.lanes.length}
      {...roving}
    >
      {narrow ? <OneLane /> : board.lanes.map((lane) => <LaneColumn key={lane.key} lane={lane} />)}
    </section>
  );
}

/** A new question whose answers all lie in one lane brings it into sight; after that the player may look elsewhere. */
function useFollowing(only: number | null): void {
  const asked = useGame((game) => game.asked);
  const change = useGestures((gestures) => gestures.change);
  const followed = useRef<typeof asked>(null);
  useLayoutEffect(() => {
    if (followed.current === asked) return;
    followed.current = asked;
    if (only !== null) change({ lane: only });
  }, [asked, only, change]);
}

/** One lane large, the others as strips; answers in several lanes are a list of their own. */
function OneLane() {
  const { lanes } = useLaid().board;
  const at = useGestures(({ lane }) => lane);
  const change = useGestures((gestures) => gestures.change);
  const shown = lanes[at] ?? lanes[0];
  const { targets, lanes: places } = useTargets();
  useFollowing(places.length === 1 ? (places[0] ?? null) : null);
  const swipe = useSwipe((step) => change({ lane: Math.min(lanes.length - 1, Math.max(0, at + step)) }));
  return (
    <>
      <LaneStrips lanes={lanes} />
      <div className={css.large} {...swipe}>
        {places.length > 1 && <TargetList targets={targets} />}
        {places.length <= 1 && shown !== undefined && <LaneColumn key={shown.key} lane={shown} />}
      </div>
    </>
  );
}
