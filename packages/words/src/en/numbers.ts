/** Numbers in English sentences. */

/** "83%". */
export const englishPercent = (share: number): string => `${Math.round(100 * share)}%`;

/** One decimal at most: "1.5". */
export const englishDecimal = (value: number): string => `${Math.round(10 * value) / 10}`;

/** The plural of regular nouns: everything but one is many. */
export const englishPlural = (count: number): string => (count === 1 ? "" : "s");
