/** The sides a card can be on, as letters and as CSS. Colours are tokens of the theme. */
import type { CardFacts } from "@fhtagn/rules";
import type { CSSProperties } from "react";

export type FactionSide = CardFacts["faction"];

export const FACTION_LETTERS: { readonly [S in FactionSide]: string } = {
  agency: "AG",
  miskatonic: "MU",
  syndicate: "SY",
  "silver-twilight": "ST",
  cthulhu: "CT",
  hastur: "HA",
  "yog-sothoth": "YS",
  "shub-niggurath": "SN",
  neutral: "NE",
};

export const isSide = (word: string): word is FactionSide => Object.hasOwn(FACTION_LETTERS, word);

/** Custom properties are not in React's own list of style names. */
export const cssVariables = (variables: Readonly<Record<`--${string}`, string>>): CSSProperties =>
  variables as CSSProperties;

/** `--side` and `--on-side` for everything inside. */
export const sideColours = (side: FactionSide): CSSProperties =>
  cssVariables({ "--side": `var(--${side})`, "--on-side": `var(--on-${side})` });
