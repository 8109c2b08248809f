/** The decks built for tournaments in French. */
import type { BuiltDeckWords } from "../contract/built-deck-words.ts";

export const frenchBuiltDecks: BuiltDeckWords = {
  agency: {
    title: "Le bras long de la loi",
    description: "Des héros qui remportent tous les combats, et des érudits qui cherchent pour eux.",
  },
  miskatonic: {
    title: "Publier ou périr",
    description:
      "Pioche et remporte les luttes d’Investigation, tandis que des hommes de main déchargent les gêneurs.",
  },
  syndicate: {
    title: "Rien de personnel",
    description:
      "Décharge et affaiblit les défenseurs, puis passe à côté d’eux ; les armes sont le dernier recours.",
  },
  cthulhu: {
    title: "Le dormeur s’éveille",
    description: "Les Profonds tiennent bon et détruisent ce qu’ils peuvent jusqu’au réveil de Cthulhu.",
  },
  hastur: {
    title: "Le chant des Hyades",
    description:
      "Rend déments les personnages adverses, les garde ainsi et annule ce que tente l’adversaire.",
  },
  "yog-sothoth": {
    title: "Par-delà la porte",
    description: "Remplit les défausses, en rappelle les morts et ouvre la voie à Yog-Sothoth.",
  },
  "shub-niggurath": {
    title: "Mille chevreaux",
    description: "Un corps après l’autre, difficile à tuer, et la Chèvre noire en appelle encore.",
  },
};
