/** The levels in words, for whoever chooses one. */
import type { Locale } from "@fhtagn/rules";
import type { Level } from "./levels.ts";

export interface LevelWords {
  readonly name: string;
  /** What to expect, one or two short sentences. */
  readonly description: string;
}

export const LEVEL_WORDS: Readonly<Record<Locale, Readonly<Record<Level, LevelWords>>>> = {
  en: {
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
  },
  fr: {
    novice: {
      name: "Novice",
      description: "Connaît les règles et ne réfléchit qu'un instant. Parfait pour vos premières parties.",
    },
    student: {
      name: "Étudiant",
      description: "Voit la plupart des menaces et laisse filer quelques occasions.",
    },
    investigator: {
      name: "Investigateur",
      description: "Prépare ses attaques et ses défenses. Il vous faut un bon deck et un peu de soin.",
    },
    adept: {
      name: "Adepte",
      description: "Se trompe rarement et vous fait payer vos erreurs.",
    },
    elder: {
      name: "Ancien",
      description: "Le mieux qu'il puisse faire en une seconde. Il ne voit jamais votre main.",
    },
  },
};
