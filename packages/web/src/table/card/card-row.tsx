import type { CSSProperties } from "react";
import type { Stack } from "../model/board.ts";
import css from "./card-row.module.css";
import { CardStack } from "./card-stack.tsx";
import type { TableCardProps } from "./table-card.tsx";
import { useFitted } from "./use-fitted.ts";

interface CardRowProps extends Pick<TableCardProps, "height" | "at" | "lane"> {
  readonly stacks: readonly Stack[];
  readonly label: string;
  readonly align?: "start" | "center";
}

/** Cards side by side; where there are too many they shrink, then overlap, the last always whole. */
export function CardRow({ stacks, label, align = "start", height: full, ...place }: CardRowProps) {
  const { ref, height } = useFitted<HTMLUListElement>(full, stacks.length);
  const style = { "--row-height": `${full}px` };
  return (
    <ul ref={ref} className={css.row} style={style as CSSProperties} data-align={align} aria-label={label}>
      {stacks.map((stack) => (
        <li key={stack.card.handle}>
          <CardStack stack={stack} height={height} {...place} />
        </li>
      ))}
    </ul>
  );
}
