/** Numbers in sentences, as each language writes them. */
import type { Locale } from "@fhtagn/rules";

const NARROW = "\u202f";

/** "83%", "83 %". */
export function percent(share: number, locale: Locale): string {
  const number = Math.round(100 * share);
  return locale === "fr" ? `${number}${NARROW}%` : `${number}%`;
}

/** One decimal at most: "1.5", "1,5". */
export function decimal(value: number, locale: Locale): string {
  const text = `${Math.round(10 * value) / 10}`;
  return locale === "fr" ? text.replace(".", ",") : text;
}

/** French counts from two on as many, English everything but one. */
export function points(share: number, locale: Locale): string {
  const number = Math.round(1000 * Math.abs(share)) / 10;
  const many = locale === "fr" ? number >= 2 : number !== 1;
  return `${decimal(number, locale)} point${many ? "s" : ""}`;
}
