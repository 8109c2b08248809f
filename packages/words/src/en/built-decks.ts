/** The decks built for tournaments in English. */
import type { BuiltDeckWords } from "../contract/built-deck-words.ts";

export const englishBuiltDecks: BuiltDeckWords = {
  agency: {
    title: "The Long Arm of the Law",
    description: "Heroes who win every fight, and scholars who look things up for them.",
  },
  miskatonic: {
    title: "Publish or Perish",
    description:
      "Draws cards and wins the investigation struggles, while hired help exhausts whoever stands in the way.",
  },
  syndicate: {
    title: "Nothing Personal",
    description: "Exhausts and weakens the defenders, then walks past them; the guns are a last resort.",
  },
  cthulhu: {
    title: "The Sleeper Wakes",
    description: "Deep Ones hold the line and destroy what they can until Cthulhu rises.",
  },
  hastur: {
    title: "Songs of the Hyades",
    description: "Drives the other side insane, keeps it so, and cancels what it tries.",
  },
  "yog-sothoth": {
    title: "Beyond the Gate",
    description: "Fills the discard piles, brings back what lies there, and opens the way for Yog-Sothoth.",
  },
  "shub-niggurath": {
    title: "A Thousand Young",
    description: "One body after the other, hard to kill, and the Black Goat calls for more.",
  },
};
