import { useTranslations } from "use-intl";
import { TableCard } from "../../table/card/table-card.tsx";
import { useRoving } from "../../table/keys/roving.ts";
import { useSeatName } from "../../table/seats/use-seat-name.ts";
import { useSizes } from "../../table/sizes.ts";
import { useLaid } from "../../table/table-context.ts";
import { useReplay } from "../replay-context.ts";
import css from "./other-hand.module.css";

/** Smaller than the cards of the row: the table is no larger with two hands on it. */
const SHARE = 0.8;

/** The hand across the table, open. */
export function OtherHand() {
  const t = useTranslations("replay.table");
  const open = useReplay(({ eyes }) => eyes.open);
  const { board } = useLaid();
  const { row } = useSizes();
  const roving = useRoving<HTMLElement>();
  const { seat, player } = board.sides.opponent;
  const name = useSeatName(player);
  const { cards } = seat.hand;
  if (!open || cards.length === 0) return null;
  return (
    <section className={css.hand} aria-label={t("otherHand", { name })} {...roving}>
      <ul>
        {cards.map((card) => (
          <li key={card.handle}>
            <TableCard card={card} height={Math.round(row * SHARE)} at="row" />
          </li>
        ))}
      </ul>
    </section>
  );
}
