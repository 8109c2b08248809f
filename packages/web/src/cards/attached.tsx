import { Children, type ReactNode } from "react";
import css from "./attached.module.css";
import { cssVariables } from "./factions.ts";
import { inPlaces } from "./in-places.ts";

export interface AttachedStackProps {
  /** The card that the others are attached to. */
  readonly children: ReactNode;
  /** Each peeks 18 px from under the one above it and can be pointed at there. */
  readonly attached: ReactNode;
}

/** A card with what is attached to it. */
export function AttachedStack({ children, attached }: AttachedStackProps) {
  const under = Children.toArray(attached);
  return (
    <span className={css.stack} style={cssVariables({ "--peeks": String(under.length) })}>
      {inPlaces(under).map(({ item: card, at, key }) => (
        <span key={key} className={css.under} style={cssVariables({ "--peek": String(under.length - at) })}>
          {card}
        </span>
      ))}
      <span className={css.host}>{children}</span>
    </span>
  );
}
