import type { Condition } from "@fhtagn/rules";
import type { CardRef } from "@fhtagn/rules/view";
import { memo, useRef } from "react";
import { Card, cardByCode, useCardLabel } from "../../cards/index.ts";
import { Moving } from "../motion/moving.tsx";
import { clickThing, tapThing } from "../player-moves.ts";
import { CARD_RATIO, faceFor } from "../sizes.ts";
import { useTools } from "../table-context.ts";
import { useDraggable } from "./drag.ts";
import css from "./table-card.module.css";
import { useCardMarks } from "./use-card-marks.ts";
import { useLooking } from "./use-looking.ts";
import { useReason } from "./why-not.ts";

export interface ShownCard {
  readonly handle: CardRef;
  readonly code: string | null;
  readonly condition?: Condition;
  readonly layExhausted?: true;
  readonly wounds?: number;
  readonly tokens?: number;
}

export interface TableCardProps {
  readonly card: ShownCard;
  /** In pixels; the width follows. */
  readonly height: number;
  readonly at: "hand" | "row" | "lane" | "under";
  /** The lane it is committed to or staged for, 1 to 5. */
  readonly lane?: number;
  readonly attached?: readonly ShownCard[];
  /** Handles of all cards that lie here as one. */
  readonly copies?: readonly CardRef[];
}

const titleOf = ({ code }: ShownCard): string =>
  code === null ? "?" : (cardByCode(code)?.facts.title ?? code);

const isTouch = (event: Event): boolean => event instanceof PointerEvent && event.pointerType === "touch";

/** Wherever it is drawn next, it comes from where it was: each time something is, all of them are measured. */
export const TableCard = (props: TableCardProps) => (
  <Moving id={props.card.handle}>
    <CardButton {...props} />
  </Moving>
);

/** A card on the table is a button: what it does comes from the question, never from rules known here. */
const CardButton = memo(function CardButton(props: TableCardProps) {
  const { card, height, at, lane, attached = [], copies = [] } = props;
  const tools = useTools();
  const button = useRef<HTMLButtonElement>(null);
  const { handle, code, condition = "ready", layExhausted = false, wounds = 0, tokens = 0 } = card;
  const { isClick, ...looking } = useLooking({ code, handle });
  const { picked, shown } = useCardMarks(card, at);
  const state = {
    code,
    condition,
    layExhausted,
    wounds,
    tokens,
    ...shown,
    committed: at === "lane",
    copies: copies.length,
  };
  const reason = useReason(handle, shown.unusable === true);
  const labelled = {
    ...state,
    attached: attached.map(titleOf),
    ...(lane !== undefined && { story: lane }),
    ...(reason !== undefined && { reason }),
  };
  const label = useCardLabel()(labelled);
  useDraggable(button, handle);
  return (
    <button
      ref={button}
      type="button"
      className={css.card}
      style={{ height, width: Math.round(height * CARD_RATIO) }}
      data-item=""
      data-handle={handle}
      data-copies={copies.length > 0 ? copies.join(" ") : undefined}
      data-at={at}
      data-picked={picked}
      aria-label={label}
      aria-pressed={picked || shown.ring === "chosen"}
      onClick={({ currentTarget, nativeEvent }) => {
        if (!isClick()) return;
        const act = isTouch(nativeEvent) ? tapThing : clickThing;
        act(tools, handle, currentTarget);
      }}
      {...looking}
    >
      <Card face={at === "hand" ? "table" : faceFor(height)} {...state} />
    </button>
  );
});
