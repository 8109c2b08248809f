/** Numbers in French sentences. */

/** "83 %". */
export const frenchPercent = (share: number): string => `${Math.round(100 * share)}\u202f%`;

/** One decimal at most: "1,5". */
export const frenchDecimal = (value: number): string => `${Math.round(10 * value) / 10}`.replace(".", ",");

/** The plural of regular nouns: from two on they are many. */
export const frenchPlural = (count: number): string => (count >= 2 ? "s" : "");
