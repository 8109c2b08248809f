import { useTranslations } from "use-intl";
import { useRoving } from "../keys/roving.ts";
import { SIDES, type Side } from "../model/board.ts";
import { useAcross, useLaid } from "../table-context.ts";
import { DomainButton } from "./domain-button.tsx";
import { DeckCount, DiscardPile, HandCount, WonPile } from "./piles.tsx";
import css from "./rail.module.css";

/** Domains and piles at the left, nearest to their owner: own ones below. */
export function Rail() {
  return (
    <div className={css.rail}>
      {SIDES.toReversed().map((side) => (
        <HalfRail key={side} side={side} />
      ))}
    </div>
  );
}

function HalfRail({ side }: { readonly side: Side }) {
  const t = useTranslations("table");
  const { board } = useLaid();
  const roving = useRoving<HTMLElement>();
  const { domains, player } = board.sides[side];
  const across = useAcross();
  return (
    <section
      className={css.half}
      data-side={side}
      data-region={side === "you" ? "domains" : undefined}
      aria-label={t(side === "you" ? "regions.domains" : "regions.opponentDomains")}
      {...roving}
    >
      {across === undefined ? null : <div className={css.seat}>{across.atSeat(player)}</div>}
      <div className={css.piles}>
        <DeckCount side={side} />
        <DiscardPile side={side} />
        {side === "opponent" && <HandCount side={side} />}
        <WonPile side={side} />
      </div>
      <ul className={css.domains} data-count={domains.length}>
        {domains.map((domain) => (
          <li key={domain.domain.handle}>
            <DomainButton domain={domain} side={side} />
          </li>
        ))}
      </ul>
    </section>
  );
}
