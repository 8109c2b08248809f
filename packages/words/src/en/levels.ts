/** The levels of the computer players in English: a door of its own, since a page says their names first of all. */
import type { LevelWords } from "../contract/level-words.ts";

export const englishLevels: LevelWords = {
  novice: {
    name: "Novice",
    description: "Knows the rules and thinks for a moment only. Good for your first games.",
  },
  student: {
    name: "Student",
    description: "Sees most threats, and lets some chances slip.",
  },
  investigator: {
    name: "Investigator",
    description: "Plans its commits and blocks. You need a sound deck and some care.",
  },
  adept: {
    name: "Adept",
    description: "Seldom errs, and makes you pay when you do.",
  },
  elder: {
    name: "Elder",
    description: "The best it can do in a second. It never sees your hand.",
  },
};
