/** The levels of the computer players in French: a door of its own, since a page says their names first of all. */
import type { LevelWords } from "../contract/level-words.ts";

export const frenchLevels: LevelWords = {
  novice: {
    name: "Novice",
    description: "Connaît les règles et ne réfléchit qu’un instant. Parfait pour vos premières parties.",
  },
  student: {
    name: "Étudiant",
    description: "Voit la plupart des menaces et laisse filer quelques occasions.",
  },
  investigator: {
    name: "Investigateur",
    description: "Prépare ses attaques et ses défenses. Il vous faut un bon deck et un peu d’attention.",
  },
  adept: {
    name: "Adepte",
    description: "Se trompe rarement et vous fait payer vos erreurs.",
  },
  elder: {
    name: "Ancien",
    description: "Le mieux qu’il puisse faire en une seconde. Il ne voit jamais votre main.",
  },
};
