/**
 * Every size at which something of the client changes, by name. Style sheets say `@media (--narrow)` or
 * `@container (--sliver)`, and the build puts the condition there (breakpoints-plugin.ts); scripts ask `matchMedia`
 * for the same. A size of a screen is told in pixels, where text decides in rem, so that it grows with the text.
 */
export const BREAKPOINTS = {
  // The table and what lies over it.
  /** Portrait phones and narrow windows. */
  narrow: "(width <= 700px)",
  wide: "(width > 700px)",
  /** The strip of a puzzle stands below, not beside. */
  "half-wide": "(width <= 1100px)",
  /** Phones on their side. */
  low: "(width > 700px) and (height <= 520px)",
  /** High enough for whole seats beside the lanes. */
  "high-enough": "(width > 700px) and (height >= 640px)",
  /** A phone on which hand and seats must be small. */
  short: "(height <= 780px)",
  "log-short": "(height <= 800px)",

  // Pages, by their text.
  "field-narrow": "(width < 36rem)",
  "two-columns": "(width >= 40rem)",
  "page-narrow": "(width < 44rem)",
  "page-wide": "(width >= 44rem)",
  "scene-narrow": "(width < 48rem)",
  "shell-narrow": "(width < 56rem)",

  // Containers: parts of a card, the prompt, the text of the rules.
  sliver: "(width <= 13px)",
  "token-small": "(width <= 62px)",
  "story-low": "(height <= 84px)",
  "story-with-icons": "(height > 92px)",
  "story-with-name": "(height > 120px)",
  "story-with-text": "(height > 145px)",
  "prompt-wide": "(width >= 820px)",
  "prompt-wider": "(width >= 960px)",
  "prompt-small": "(width < 820px)",
  "text-narrow": "(width < 46rem)",
  "text-between": "(18rem <= width < 46rem)",
} as const;
