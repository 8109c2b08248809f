/** How much is read of what comes from outside. The longest games ever recorded here need a tenth of it. */
export const LIMITS = {
  /** Bytes of a file with a record or a deck, and of a record once it is unpacked. */
  fileBytes: 1_000_000,
  /** Characters of the packed record in a link. */
  linkLetters: 100_000,
  /** Cards of one deck, whatever else the rules allow (DECK-03), and of a list of stories. */
  deckCards: 1_000,
  /** Lines of a deck file, and characters of one of them. */
  deckLines: 2_000,
  deckLineLetters: 300,
  /** Characters of a card's code, of a seed and of a line in a log. */
  codeLetters: 60,
  seedLetters: 500,
  logLineLetters: 2_000,
  /** Of a record. */
  answers: 5_000,
  logLines: 20_000,
  turns: 1_000,
  /** Characters that are shown of a text that is not understood. */
  quotedLetters: 60,
} as const;

export type LimitName = keyof typeof LIMITS;

/** As much of a text from outside as an answer repeats. */
export const quoted = (text: string): string =>
  text.length <= LIMITS.quotedLetters ? text : `${text.slice(0, LIMITS.quotedLetters)}…`;
