import { useTranslations } from "use-intl";
import { RowOfCards } from "../card/card-row.tsx";
import { useRoving } from "../keys/roving.ts";
import type { Side, Stack } from "../model/board.ts";
import { stagedPlace } from "../model/staging.ts";
import { useSizes } from "../sizes.ts";
import { useGame, useLaid } from "../table-context.ts";
import css from "./seats.module.css";

/** Those not staged for a story. */
function useAtHome(stacks: readonly Stack[]): readonly Stack[] {
  const asked = useGame((game) => game.asked);
  const staged = useGame((game) => game.staged);
  if (asked?.form !== "assign" || asked.kind === "setup") return stacks;
  return stacks.filter(({ card }) => stagedPlace(asked, staged, card.handle) === null);
}

/** Characters not committed, then supports. */
export function SeatRow({ side }: { readonly side: Side }) {
  const t = useTranslations("table");
  const { row: height } = useSizes();
  const roving = useRoving<HTMLElement>();
  const { characters, supports } = useLaid().board.sides[side];
  const atHome = useAtHome(characters);
  return (
    <section
      className={css.row}
      data-side={side}
      data-region={side === "you" ? "own" : "opponent"}
      aria-label={t(side === "you" ? "regions.own" : "regions.opponent")}
      {...roving}
    >
      <div className={css.characters}>
        <RowOfCards stacks={atHome} label={t(`rows.characters.${side}`)} height={height} at="row" />
      </div>
      {supports.length > 0 && (
        <div className={css.supports}>
          <RowOfCards stacks={supports} label={t(`rows.supports.${side}`)} height={height} at="row" />
        </div>
      )}
    </section>
  );
}
