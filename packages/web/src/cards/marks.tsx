/** Marks of a card's state: each has a form of its own, never a colour alone. */
import type { BookPage } from "./card-book.ts";
import { type Face, liesExhausted, lifeOf, type PicturedState, type Ring } from "./card-state.ts";
import { emptyPlaces } from "./in-places.ts";
import css from "./marks.module.css";

interface MarksProps {
  readonly card: BookPage | undefined;
  readonly face: Face;
  readonly state: PicturedState;
}

export function CardMarks({ card, face, state }: MarksProps) {
  const { condition, committed, ring, copies, changed, tokens } = state;
  return (
    <>
      {liesExhausted(state) && <Exhausted />}
      {committed === true && condition === "ready" && <Ready />}
      {card !== undefined && condition !== "insane" && <Wounds card={card} face={face} state={state} />}
      {tokens !== undefined && tokens > 0 && <span className={css.tokens}>{tokens}</span>}
      {copies !== undefined && copies > 1 && <span className={css.copies}>{`×${copies}`}</span>}
      {changed !== undefined && <span className={css.changed} data-mark={changed} />}
      {ring !== undefined && <RingMark ring={ring} order={state.order} />}
    </>
  );
}

function Exhausted() {
  return (
    <svg className={css.exhausted} viewBox="0 0 20 20" aria-hidden="true" data-mark="exhausted">
      <path d="M1 1H19L1 19Z" />
      <path d="M4.5 10.5C4.5 6 9 3.6 12 6.4M12.6 3V7H8.8" className={css.stroke} />
    </svg>
  );
}

function Ready() {
  return (
    <svg className={css.ready} viewBox="0 0 20 20" aria-hidden="true" data-mark="ready">
      <circle cx="10" cy="10" r="9" />
      <path d="M5.5 10.5 9 14 14.8 6.4" className={css.stroke} />
    </svg>
  );
}

/** One notch for each wound the character can take, and the same in figures. */
function Wounds({ card, face, state: { wounds = 0, now } }: MarksProps & { readonly card: BookPage }) {
  const life = lifeOf(card, now);
  // The full face says its Toughness in words.
  const nothingToShow = wounds === 0 && (life === 1 || face === "full");
  if (card.facts.type !== "character" || nothingToShow) return null;
  return (
    <span className={css.wounds} data-mark="wounds" data-wounded={wounds > 0}>
      <span className={css.notches} aria-hidden="true">
        {emptyPlaces(life).map(({ key, at }) => (
          <i key={key} data-taken={at < wounds} />
        ))}
      </span>
      {wounds > 0 && <b>{`${wounds}/${life}`}</b>}
    </span>
  );
}

const RING_PATHS: { readonly [R in Ring]: string } = {
  canAct: "M3.5 13 10 5.5 16.5 13",
  canBeChosen: "M10 1.5V7M10 13V18.5M1.5 10H7M13 10H18.5M10 5A5 5 0 1 0 10 15 5 5 0 1 0 10 5Z",
  chosen: "M4.5 10.5 8.6 14.6 15.6 5.8",
  source: "M10 3 17 10 10 17 3 10ZM10 7 13 10 10 13 7 10Z",
};

function RingMark({ ring, order }: { ring: Ring; order: number | undefined }) {
  return (
    <span className={css.ring} data-mark={ring}>
      {ring === "chosen" && order !== undefined ? (
        <b>{order}</b>
      ) : (
        <svg viewBox="0 0 20 20" aria-hidden="true">
          <path d={RING_PATHS[ring]} />
        </svg>
      )}
    </span>
  );
}
