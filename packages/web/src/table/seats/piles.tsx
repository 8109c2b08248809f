import { BookOpen, Hand, Layers, Trash2, TriangleAlert } from "lucide-react";
import { useTranslations } from "use-intl";
import { Card } from "../../cards/index.ts";
import { useLooking } from "../card/use-looking.ts";
import type { Side } from "../model/board.ts";
import { useGestures, useLaid } from "../table-context.ts";
import css from "./rail.module.css";

interface OfSide {
  readonly side: Side;
}

/** An empty deck loses the game: the last cards are counted aloud. */
const FEW_CARDS = 5;

export function DeckCount({ side }: OfSide) {
  const t = useTranslations("table");
  const { count } = useLaid().board.sides[side].seat.deck;
  const few = count <= FEW_CARDS;
  return (
    <p className={css.count} data-few={few} data-part={side === "you" ? "deck" : undefined}>
      <span className="visually-hidden">
        {t("piles.deckLabel", { side, count, few: few ? "yes" : "no" })}
      </span>
      <span aria-hidden="true">
        {few ? <TriangleAlert size={14} /> : <Layers size={14} />} <span>{t("piles.deck")}</span>{" "}
        <b>{count}</b>
      </span>
    </p>
  );
}

export function HandCount({ side }: OfSide) {
  const t = useTranslations("table");
  const { count } = useLaid().board.sides[side].seat.hand;
  return (
    <p className={css.count}>
      <span className="visually-hidden">{t("piles.handLabel", { count })}</span>
      <span aria-hidden="true">
        <Hand size={14} /> <span>{t("piles.hand")}</span> <b>{count}</b>
      </span>
    </p>
  );
}

export function WonPile({ side }: OfSide) {
  const t = useTranslations("table");
  const { player, seat } = useLaid().board.sides[side];
  const change = useGestures((gestures) => gestures.change);
  const count = seat.won.length;
  return (
    <button
      type="button"
      className={css.count}
      data-item=""
      data-won={count > 0}
      data-part={side === "you" ? "won" : undefined}
      aria-label={t("piles.wonLabel", { side, count })}
      onClick={() => change({ panel: { is: "pile", pile: "won", player } })}
    >
      <BookOpen size={14} aria-hidden="true" /> <span>{t("piles.won")}</span> <b>{count}</b>
    </button>
  );
}

const DISCARD_WIDTH = 34;

/** The top card lies face up; a click shows the whole pile. */
export function DiscardPile({ side }: OfSide) {
  const t = useTranslations("table");
  const { player, discard } = useLaid().board.sides[side];
  const change = useGestures((gestures) => gestures.change);
  const top = discard.at(-1) ?? null;
  const { isClick, ...looking } = useLooking({ code: top?.code ?? null, ...(top && { handle: top.handle }) });
  return (
    <button
      type="button"
      className={css.discard}
      data-item=""
      aria-label={t("piles.discardLabel", { side, count: discard.length })}
      onClick={() => isClick() && change({ panel: { is: "pile", pile: "discard", player } })}
      {...(top !== null && looking)}
    >
      <span className={css.top}>
        {top !== null && <Card code={top.code} face="token" width={DISCARD_WIDTH} />}
      </span>
      <Trash2 size={14} aria-hidden="true" /> <span>{t("piles.discard")}</span> <b>{discard.length}</b>
    </button>
  );
}
