import { memo } from "react";
import type { FactionSide } from "./factions.ts";

/** A strip of 40 by 12, drawn in the colour of the text on the faction's colour. */
const STRIPS: { readonly [S in FactionSide]: string } = {
  agency: "M3 0V12M7 0V12M11 0V12M15 0V12M19 0V12M23 0V12M27 0V12M31 0V12M35 0V12",
  miskatonic:
    "M3 3h.1M9 3h.1M15 3h.1M21 3h.1M27 3h.1M33 3h.1M6 6h.1M12 6h.1M18 6h.1M24 6h.1M30 6h.1M3 9h.1M9 9h.1M15 9h.1M21 9h.1M27 9h.1M33 9h.1",
  syndicate: "M0 12 6 0M6 12 12 0M12 12 18 0M18 12 24 0M24 12 30 0M30 12 36 0",
  "silver-twilight": "M0 4H38M0 8H38",
  cthulhu: "M0 4q3-3 6 0t6 0 6 0 6 0 6 0 6 0M0 9q3-3 6 0t6 0 6 0 6 0 6 0 6 0",
  hastur: "M0 9 4 3 8 9 12 3 16 9 20 3 24 9 28 3 32 9 36 3",
  "yog-sothoth":
    "M5 3a3 3 0 1 0 .1 0M13 3a3 3 0 1 0 .1 0M21 3a3 3 0 1 0 .1 0M29 3a3 3 0 1 0 .1 0M36 3a3 3 0 1 0 .1 0",
  "shub-niggurath": "M0 6H38M5 6 9 2M11 6 15 10M17 6 21 2M23 6 27 10M29 6 33 2",
  neutral: "",
};

/** The faction told by form: for the ends of a type bar, a name plate, a sliver. */
export const EdgePattern = memo(function EdgePattern({ faction }: { faction: FactionSide }) {
  return (
    <svg viewBox="0 0 38 12" preserveAspectRatio="xMidYMid slice" aria-hidden="true" data-pattern={faction}>
      <path
        d={STRIPS[faction]}
        fill="none"
        stroke="currentColor"
        strokeWidth={faction === "miskatonic" ? 2 : 1.2}
        strokeLinecap={faction === "miskatonic" ? "round" : "butt"}
      />
    </svg>
  );
});
