import type { CardView } from "@fhtagn/rules/view";
import type { CSSProperties } from "react";
import type { Stack } from "../model/board.ts";
import { alone, type CardGroup, grouped, mostSideBySide } from "../model/grouping.ts";
import { markOf } from "../model/options.ts";
import { CARD_RATIO } from "../sizes.ts";
import { useGame, useGestures } from "../table-context.ts";
import css from "./card-row.module.css";
import { CardStack } from "./card-stack.tsx";
import type { TableCardProps } from "./table-card.tsx";
import { fittedHeight, useRoom } from "./use-fitted.ts";

interface CardRowProps extends Pick<TableCardProps, "height" | "at" | "lane"> {
  readonly stacks: readonly Stack[];
  readonly label: string;
  readonly align?: "start" | "center";
}

/** Cards side by side; where there are too many they shrink, then overlap, then those alike lie as one. */
export function RowOfCards({ stacks, label, align = "start", height: full, ...place }: CardRowProps) {
  const { ref, room } = useRoom<HTMLUListElement>();
  const most = mostSideBySide(room, fittedHeight(full, stacks.length, room) * CARD_RATIO);
  const groups = stacks.length > most ? grouped(stacks) : alone(stacks);
  const height = fittedHeight(full, groups.length, room);
  const style = { "--row-height": `${full}px` };
  return (
    <ul
      ref={ref}
      className={css.row}
      style={style as CSSProperties}
      data-align={align}
      data-crowded={groups.length > most}
      aria-label={label}
    >
      {groups.map((group) => (
        <li key={group.stack.card.handle}>
          <GroupOfCards group={group} height={height} {...place} />
        </li>
      ))}
    </ul>
  );
}

interface GroupProps extends Pick<TableCardProps, "height" | "at" | "lane"> {
  readonly group: CardGroup;
}

/** A click is on the one that is picked, else on one with which something can be done. */
function useActing(copies: readonly CardView[]): CardView | undefined {
  const asked = useGame((game) => game.asked);
  const picked = useGestures((gestures) => gestures.picked);
  return (
    copies.find(({ handle }) => handle === picked) ??
    copies.find(({ handle }) => markOf(asked, handle, picked) !== null)
  );
}

function GroupOfCards({ group: { stack, copies }, ...place }: GroupProps) {
  const card = useActing(copies) ?? stack.card;
  if (copies.length === 1) return <CardStack stack={stack} {...place} />;
  const handles = copies.map(({ handle }) => handle);
  return <CardStack stack={{ ...stack, card }} copies={handles} {...place} />;
}
