import { memo } from "react";
import { cardByCode } from "./card-book.ts";
import css from "./domain-pile.module.css";
import { EdgePattern } from "./edge-pattern.tsx";
import { FACTION_LETTERS, type FactionSide, sideColours } from "./factions.ts";
import { inPlaces } from "./in-places.ts";

export interface DomainPileProps {
  /** Codes of the cards on the domain, in the order they came; null for one that is face down and unknown. */
  readonly resources: readonly (string | null)[];
  /** 1 to 3, more if a card added one. */
  readonly number: number;
  readonly drained?: boolean;
  /** What it can pay now, where that is not the number of cards. */
  readonly pays?: number;
  readonly ring?: "canAct" | "canBeChosen" | "chosen" | "source";
}

const sideOf = (code: string | null): FactionSide => {
  const facts = code === null ? undefined : cardByCode(code)?.facts;
  return facts?.resourceFaction ?? facts?.faction ?? "neutral";
};

/** A domain: a sliver for each resource in its faction's colour and pattern, the count, a chain when drained. */
export const DomainPile = memo(function DomainPile(props: DomainPileProps) {
  const { resources, number, drained = false, pays, ring } = props;
  return (
    <span className={css.domain} data-drained={drained} data-ring={ring}>
      <span className={css.number}>{`D${number}`}</span>
      <span className={css.slivers}>
        {inPlaces(resources).map(({ item: code, key }) => (
          <Sliver key={key} side={sideOf(code)} />
        ))}
        {drained && <Chain />}
      </span>
      <b className={css.count}>{pays ?? resources.length}</b>
    </span>
  );
});

function Sliver({ side }: { side: FactionSide }) {
  return (
    <span className={css.sliver} style={sideColours(side)} data-side={side}>
      <EdgePattern faction={side} />
      <b>{FACTION_LETTERS[side]}</b>
    </span>
  );
}

const LINKS =
  "M2 8a4 4 0 0 1 4-4h5a4 4 0 0 1 0 8H6a4 4 0 0 1-4-4ZM11 8h10M17 8a4 4 0 0 1 4-4h5a4 4 0 0 1 0 8h-5a4 4 0 0 1-4-4ZM26 8h10M32 8a4 4 0 0 1 4-4h5a4 4 0 0 1 0 8h-5a4 4 0 0 1-4-4ZM41 8h10M47 8a4 4 0 0 1 4-4h3a4 4 0 0 1 0 8h-3a4 4 0 0 1-4-4Z";

/** As many links as there is room for, each with a dark edge: it is seen on every colour. */
function Chain() {
  return (
    <svg
      className={css.chain}
      viewBox="0 0 60 16"
      preserveAspectRatio="xMinYMid meet"
      aria-hidden="true"
      data-mark="drained"
    >
      <path d={LINKS} />
      <path d={LINKS} />
    </svg>
  );
}
