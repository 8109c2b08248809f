/** Small pieces of the page: text in both languages, numbers, bars. */
import type { Share } from "@fhtagn/lab";
import type { Locale } from "@fhtagn/rules";

export type Both = Readonly<Record<Locale, string>>;

export const escapeHtml = (text: string): string =>
  text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/>/g, "&gt;").replace(/"/g, "&quot;");

/** The page shows one of the two. French marks are not torn from their words. */
export const inBothLanguages = ({ en, fr }: Both): string =>
  en === fr ? en : `<span class="en" lang="en">${en}</span><span class="fr" lang="fr">${unbroken(fr)}</span>`;

const SPACE = "\u00a0";
const unbroken = (text: string): string =>
  text.replace(/ ([:;!?»%])/g, `${SPACE}$1`).replace(/« /g, `«${SPACE}`);

export const inBoth = (say: (locale: Locale) => string): Both => ({ en: say("en"), fr: say("fr") });

/** A title in English, exchanged for the French one by the switch. */
export const titled = ({ en, fr }: Both): string =>
  `title="${escapeHtml(en)}" data-en="${escapeHtml(en)}" data-fr="${escapeHtml(fr)}"`;

export function decimal(value: number, digits: number, locale: Locale): string {
  const text = value.toFixed(digits);
  return locale === "fr" ? text.replace(".", ",") : text;
}

const MINUS = "\u2212";

export const percent = (share: number, locale: Locale, digits = 1): string =>
  `${decimal(100 * share, digits, locale)}${SPACE}%`;

/** A difference of shares, in points, with its sign. */
export function percentPoints(difference: number, locale: Locale): string {
  const text = decimal(Math.abs(100 * difference), 1, locale);
  if (Number(text.replace(",", ".")) === 0) return text;
  return `${difference < 0 ? MINUS : "+"}${text}`;
}

export const whole = (count: number, locale: Locale): string =>
  count.toString().replace(/\B(?=(\d{3})+$)/g, locale === "fr" ? "\u202f" : ",");

export const range = ({ interval: { low, high } }: Pick<Share, "interval">, locale: Locale): string =>
  `${decimal(100 * low, 0, locale)}${locale === "fr" ? " à " : " to "}${percent(high, locale, 0)}`;

export interface Scale {
  readonly from: number;
  readonly to: number;
  /** Where nothing is gained or lost. */
  readonly middle: number;
}

/** An interval and its value on a scale; the numbers stand beside it. */
export function intervalBar(value: number, { low, high }: Share["interval"], scale: Scale): string {
  const at = (x: number): string =>
    (100 * Math.min(1, Math.max(0, (x - scale.from) / (scale.to - scale.from)))).toFixed(1);
  const side = low > scale.middle ? "above" : high < scale.middle ? "below" : "open";
  return (
    `<svg class="bar ${side}" viewBox="0 0 100 12" preserveAspectRatio="none" aria-hidden="true">` +
    `<line class="middle" x1="${at(scale.middle)}" x2="${at(scale.middle)}" y1="0" y2="12"/>` +
    `<line class="span" x1="${at(low)}" x2="${at(high)}" y1="6" y2="6"/>` +
    `<line class="dot" x1="${at(value)}" x2="${at(value)}" y1="6" y2="6"/></svg>`
  );
}

/** A scale that holds all of these, a little wider, with the middle in the middle. */
export function scaleFor(intervals: readonly Share["interval"][], middle: number): Scale {
  const reach = intervals.reduce((far, { low, high }) => Math.max(far, middle - low, high - middle), 0.02);
  return { from: middle - reach * 1.04, to: middle + reach * 1.04, middle };
}

const STRONGEST = 0.9;

/** A square of the colour of a lead, or of a deficit. */
export function tint(lead: number, more = ""): string {
  const strength = Math.min(STRONGEST, Math.abs(lead) * 2.4).toFixed(2);
  return `class="${lead < 0 ? "loses" : "wins"}${more}" style="--a:${strength}"`;
}
