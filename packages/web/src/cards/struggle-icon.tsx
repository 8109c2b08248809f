import type { Icon } from "@fhtagn/rules";
import { memo } from "react";
import { useLetterIcons } from "./look.ts";
import { ICON_PATHS } from "./sigil-paths.ts";

const LETTERS: { readonly [I in Icon]: string } = {
  terror: "T",
  combat: "C",
  arcane: "A",
  investigation: "I",
};

export interface StruggleIconProps {
  readonly icon: Icon;
  /** In pixels; without it the icon fills its box. */
  readonly size?: number;
}

/** One struggle icon, drawn or as a letter after the reader's wish, in the colour of the text around it. */
export const StruggleIcon = memo(function StruggleIcon({ icon, size }: StruggleIconProps) {
  const letters = useLetterIcons();
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" data-icon={icon}>
      {letters ? (
        <text
          x="12"
          y="19.2"
          fontSize="20"
          fontWeight="700"
          textAnchor="middle"
          fill="currentColor"
          fontFamily="inherit"
        >
          {LETTERS[icon]}
        </text>
      ) : (
        <path d={ICON_PATHS[icon]} fillRule="evenodd" fill="currentColor" />
      )}
    </svg>
  );
});
