import { memo } from "react";
import type { FactionSide } from "./factions.ts";
import { SIGIL_PATHS } from "./sigil-paths.ts";

export interface FactionSigilProps {
  readonly faction: FactionSide;
  /** In pixels; without it the sigil fills its box. */
  readonly size?: number;
  /** "colour" paints it in the faction's colour, "current" in the colour of the text around it. */
  readonly paint?: "colour" | "current";
}

/** The mark of a faction. Decoration: whoever shows it says the faction in words. */
export const FactionSigil = memo(function FactionSigil({
  faction,
  size,
  paint = "colour",
}: FactionSigilProps) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-sigil={faction}>
      <path
        d={SIGIL_PATHS[faction]}
        fillRule="evenodd"
        stroke={paint === "colour" ? "var(--fill-outline)" : "none"}
        strokeWidth="1"
        paintOrder="stroke"
        fill={paint === "colour" ? `var(--${faction})` : "currentColor"}
      />
    </svg>
  );
});
