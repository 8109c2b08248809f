import { useTranslations } from "use-intl";
import { places } from "../model/keyed.ts";
import { useAcross, useLaid } from "../table-context.ts";
import css from "./seats.module.css";
import { Thinking } from "./thinking.tsx";
import { useSeatName } from "./use-seat-name.ts";

const MOST_BACKS = 12;

/** Who sits over there, what he holds, whether he thinks. */
export function OpponentBar() {
  const t = useTranslations("table");
  const { board, view } = useLaid();
  const { player, seat } = board.sides.opponent;
  const name = useSeatName(player);
  return (
    <header className={css.bar} data-active={view.active === player}>
      <h2 className={css.name}>{name}</h2>
      <Thinking />
      {useAcross()?.crowd}
      <span className={css.backs} aria-hidden="true">
        {places(Math.min(seat.hand.count, MOST_BACKS)).map((key) => (
          <i key={key} />
        ))}
      </span>
      <span className={css.held}>{t("opponent.hand", { count: seat.hand.count })}</span>
    </header>
  );
}
