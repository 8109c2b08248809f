import { useRef } from "react";
import { useTranslations } from "use-intl";
import { cardByCode } from "../../cards/index.ts";
import { RowOfCards } from "../card/card-row.tsx";
import { useDrop } from "../card/drag.ts";
import type { Lane as LaneOfBoard, Side, Stack } from "../model/board.ts";
import { useSizes } from "../sizes.ts";
import { useLaid } from "../table-context.ts";
import css from "./lane.module.css";
import { LaneLedger } from "./lane-ledger.tsx";

import { LaneStory } from "./lane-story.tsx";
import { PlaceHere } from "./place-here.tsx";
import { useStagedFor } from "./use-staged.ts";

export function LaneColumn({ lane }: { readonly lane: LaneOfBoard }) {
  const t = useTranslations("table");
  const { view } = useLaid();
  const section = useRef<HTMLElement>(null);
  const staged = useStagedFor(lane);
  const handle = lane.story?.handle ?? null;
  useDrop(section, handle);
  const title = lane.story === null ? t("lanes.empty") : (cardByCode(lane.story.code)?.facts.title ?? "");
  return (
    <section
      ref={section}
      className={css.lane}
      aria-label={t("lanes.name", { number: lane.number, title })}
      data-kind={lane.place.row}
      data-resolving={handle !== null && view.moment.story === handle}
    >
      <Committed lane={lane} side="opponent" stacks={lane.committed.opponent} />
      {lane.story === null ? <p className={css.empty}>{t("lanes.empty")}</p> : <LaneStory lane={lane} />}
      <LaneLedger lane={lane} staged={staged.map(({ card }) => card.handle)} />
      <Committed lane={lane} side="you" stacks={[...lane.committed.you, ...staged]} />
    </section>
  );
}

interface CommittedProps {
  readonly lane: LaneOfBoard;
  readonly side: Side;
  readonly stacks: readonly Stack[];
}

/** They face the story from their owner's side. */
function Committed({ lane: { number }, lane, side, stacks }: CommittedProps) {
  const t = useTranslations("table");
  const { lane: height } = useSizes();
  const label =
    side === "you" ? t("lanes.committedYou", { number }) : t("lanes.committedOpponent", { number });
  return (
    <div className={css.committed} data-side={side}>
      <RowOfCards stacks={stacks} label={label} height={height} at="lane" lane={number} align="center" />
      {side === "you" && <PlaceHere lane={lane} />}
    </div>
  );
}
