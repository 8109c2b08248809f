import { memo } from "react";
import css from "./card-back.module.css";
import type { Face } from "./card-state.ts";

export interface CardBackProps {
  readonly face?: Face;
  /** With a spiral: a character driven insane. */
  readonly insane?: boolean;
  /** The name, where the viewer knows which card lies there. */
  readonly title?: string;
}

/** Brass lattice on ink. Fills its box. */
export const CardBack = memo(function CardBack({ face = "table", insane = false, title }: CardBackProps) {
  return (
    <span className={css.back} data-face={face} data-insane={insane}>
      <svg viewBox="0 0 78 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <Lattice />
        {insane ? <Spiral /> : <Medallion />}
      </svg>
      {title !== undefined && <span className={css.title}>{title}</span>}
    </span>
  );
});

const LATTICE = Array.from(
  { length: 15 },
  (_, at) => `M${at * 12 - 48} -2l104 104M${at * 12 - 48} 102l104-104`,
).join("");

function Lattice() {
  return (
    <g fill="none" stroke="var(--metal)">
      <path d={LATTICE} strokeWidth=".45" opacity=".55" />
      <rect x="3" y="3" width="72" height="94" rx="3" strokeWidth="1.1" />
      <rect x="5.5" y="5.5" width="67" height="89" rx="2" strokeWidth=".4" />
    </g>
  );
}

function Medallion() {
  return (
    <g transform="translate(39 50)" stroke="var(--metal)" fill="var(--ground)">
      <path d="M0-27 19 0 0 27-19 0Z" strokeWidth="1" />
      <path d="M0-21 14.6 0 0 21-14.6 0Z" strokeWidth=".4" />
      <path d="M-11 0C-5-8 5-8 11 0 5 8-5 8-11 0Z" strokeWidth="1" />
      <circle r="4.2" strokeWidth=".8" />
      <path d="M0-3.4Q2 0 0 3.4Q-2 0 0-3.4Z" fill="var(--metal)" stroke="none" />
    </g>
  );
}

const SPIRAL = Array.from({ length: 64 }, (_, at) => {
  const turn = at / 6.5;
  const reach = 1.5 + at * 0.42;
  return `${(reach * Math.cos(turn)).toFixed(1)} ${(reach * Math.sin(turn)).toFixed(1)}`;
}).join("L");

function Spiral() {
  return (
    <g transform="translate(39 48)" fill="none">
      <circle r="31" fill="var(--ground)" stroke="var(--metal)" strokeWidth=".8" />
      <path d={`M${SPIRAL}`} stroke="var(--spiral)" strokeWidth="3.2" strokeLinecap="round" />
    </g>
  );
}
