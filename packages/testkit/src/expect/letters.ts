/** Icons as letters: "TTCA", in the order T C A I. */
import { ICONS } from "@fhtagn/rules";

const LETTERS = "TCAI";

export const lettersOf = (counts: readonly number[]): string =>
  [...LETTERS].map((letter, index) => letter.repeat(counts[index] ?? 0)).join("");

export const letterOf = (icon: string | undefined): string => LETTERS[ICONS.findIndex((one) => one === icon)] ?? "?";
