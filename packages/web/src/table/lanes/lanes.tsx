import { useTranslations } from "use-intl";
import { useRoving } from "../keys/roving.ts";
import { useGestures, useLaid } from "../table-context.ts";
import { useNarrow } from "../use-media.ts";
import { Lane } from "./lane.tsx";
import { LaneStrips } from "./lane-strips.tsx";
import css from "./lanes.module.css";
import { TargetList, useHiddenTargets } from "./target-list.tsx";
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
      {narrow ? <OneLane /> : board.lanes.map((lane) => <Lane key={lane.key} lane={lane} />)}
    </section>
  );
}

/** One lane large, the others as strips. */
function OneLane() {
  const { lanes } = useLaid().board;
  const at = useGestures(({ lane }) => lane);
  const change = useGestures((gestures) => gestures.change);
  const shown = lanes[at] ?? lanes[0];
  const targets = useHiddenTargets(shown);
  const swipe = useSwipe((step) => change({ lane: Math.min(lanes.length - 1, Math.max(0, at + step)) }));
  return (
    <>
      <LaneStrips lanes={lanes} />
      <div className={css.large} {...swipe}>
        {targets.length > 0 && <TargetList targets={targets} />}
        {targets.length === 0 && shown !== undefined && <Lane key={shown.key} lane={shown} />}
      </div>
    </>
  );
}
