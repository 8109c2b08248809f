import { useFormatter } from "use-intl";

export interface Numbers {
  /** "57 %" */
  readonly percent: (share: number, digits?: number) => string;
  /** "12.4" */
  readonly decimal: (value: number) => string;
  /** A difference of shares in points: "+3.2" */
  readonly points: (difference: number) => string;
  /** "51 % – 63 %" */
  readonly range: (low: number, high: number) => string;
}

export function useNumbers(): Numbers {
  const format = useFormatter();
  const percent = (share: number, digits = 0): string =>
    format.number(share, { style: "percent", maximumFractionDigits: digits });
  return {
    percent,
    decimal: (value) => format.number(value, { maximumFractionDigits: 1 }),
    points: (difference) =>
      format.number(difference * 100, { maximumFractionDigits: 1, signDisplay: "exceptZero" }),
    range: (low, high) => `${percent(low)} – ${percent(high)}`,
  };
}
