/** The numbers of a card: cost disc, skill hexagon, struggle icons. */
import type { Icon } from "@fhtagn/rules";
import type { BookPage } from "./card-book.ts";
import { iconsShown, type PicturedState } from "./card-state.ts";
import css from "./figures.module.css";
import { StruggleIcon } from "./struggle-icon.tsx";

interface FigureProps {
  readonly card: BookPage;
  readonly state: PicturedState;
}

/** Higher or lower than printed: shown by an arrow, not by colour alone. */
function comparison(now: number | undefined, printed: number | "X" | null): "up" | "down" | undefined {
  if (now === undefined || typeof printed !== "number" || now === printed) return undefined;
  return now > printed ? "up" : "down";
}

export function CostDisc({ card: { facts }, state: { now } }: FigureProps) {
  if (facts.cost === null) return null;
  return (
    <span className={css.cost} data-figure="cost" data-changed={comparison(now?.cost, facts.cost)}>
      {now?.cost ?? facts.cost}
    </span>
  );
}

export function SkillHexagon({ card: { facts }, state: { now } }: FigureProps) {
  if (facts.skill === null) return null;
  return (
    <span className={css.skill} data-figure="skill" data-changed={comparison(now?.skill, facts.skill)}>
      <svg viewBox="0 0 40 36" aria-hidden="true">
        <path d="M10 1H30L39 18 30 35H10L1 18Z" />
      </svg>
      <b>{now?.skill ?? facts.skill}</b>
    </span>
  );
}

const repeated = ([icon, count]: readonly [Icon, number]) =>
  Array.from({ length: count }, (_, at) => ({ icon, key: `${icon}${at}` }));

/** One disc for each icon; where there are too many, one for each kind with its number. */
export function IconColumn({ card, state, most }: FigureProps & { readonly most: number }) {
  const tally = iconsShown(card, state.now);
  if (tally.length === 0) return null;
  const total = tally.reduce((sum, [, count]) => sum + count, 0);
  return (
    <span className={css.icons} data-crowded={total > most}>
      {total > most
        ? tally.map(([icon, count]) => <IconDisc key={icon} icon={icon} count={count} />)
        : tally.flatMap(repeated).map(({ icon, key }) => <IconDisc key={key} icon={icon} />)}
    </span>
  );
}

function IconDisc({ icon, count }: { icon: Icon; count?: number }) {
  return (
    <span className={css.icon} data-icon={icon}>
      <StruggleIcon icon={icon} />
      {count !== undefined && <b className={css.count}>{count}</b>}
    </span>
  );
}
