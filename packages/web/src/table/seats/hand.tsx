import type { CSSProperties } from "react";
import { useTranslations } from "use-intl";
import { CardBack } from "../../cards/index.ts";
import { TableCard } from "../card/table-card.tsx";
import { useRoving } from "../keys/roving.ts";
import { places } from "../model/keyed.ts";
import { CARD_RATIO, useSizes } from "../sizes.ts";
import { useGame, useLaid, useTools } from "../table-context.ts";
import css from "./hand.module.css";

/** Own cards, a fan that overlaps rather than scrolls. Two people at one screen do not see each other's. */
export function Hand() {
  const t = useTranslations("table");
  const { board } = useLaid();
  const { hand: height } = useSizes();
  const masked = useGame((game) => game.masked);
  const roving = useRoving<HTMLElement>();
  const { cards, count } = board.sides.you.seat.hand;
  const style = {
    "--hand-height": `${height}px`,
    "--hand-width": `${Math.round(height * CARD_RATIO)}px`,
    "--hand-count": String(cards.length),
  };
  return (
    <section
      className={css.hand}
      style={style as CSSProperties}
      data-region="hand"
      aria-label={t("regions.hand", { count })}
      {...roving}
    >
      {masked ? (
        <Masked count={count} />
      ) : (
        <ul className={css.fan}>
          {cards.map((card) => (
            <li key={card.handle}>
              <TableCard card={card} height={height} at="hand" />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** Whoever is asked can look at his hand all the same, once the other one looks away. */
function Masked({ count }: { readonly count: number }) {
  const t = useTranslations("table");
  const { session } = useTools();
  return (
    <>
      <button
        type="button"
        className={css.show}
        data-item=""
        onClick={() => session.getState().liftCurtain()}
      >
        {t("hand.show")}
      </button>
      <ul className={css.fan} aria-label={t("hand.masked")}>
        {places(count).map((key) => (
          <li key={key} className={css.back}>
            <CardBack />
          </li>
        ))}
      </ul>
    </>
  );
}
