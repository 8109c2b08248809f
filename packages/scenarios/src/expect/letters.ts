/** Icons as letters: "TTCA", in the order T C A I. */
import { ICONS, type Icon } from "@fhtagn/rules";

const LETTERS = "TCAI";

export const lettersOf = (counts: readonly number[]): string =>
  [...LETTERS].map((letter, index) => letter.repeat(counts[index] ?? 0)).join("");

export const letterOf = (icon: Icon | undefined): string =>
  (icon === undefined ? undefined : LETTERS[ICONS.indexOf(icon)]) ?? "?";
