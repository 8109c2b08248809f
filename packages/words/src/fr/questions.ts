/** Questions in French. */
import { capitalised, ICON_NAMES } from "@fhtagn/rules/text";
import type { QuestionWords } from "../contract/question-words.ts";

const NEXT = "Laquelle ensuite ?";
const DRAIN = "Quel domaine exploitez-vous ?";
const CHOOSE = "Choisissez une carte";
const MAY = "Le voulez-vous ?";
const FIRST = "Qui commence ?";

const VICTIMS = {
  terror: "choisissez qui devient dément",
  combat: "choisissez qui est blessé",
  arcane: "choisissez qui est redressé",
} as const;

/** "Histoire 2 : ..." at the head of a line; titles of cards are English and have no such article. */
const withoutArticle = (name: string): string => name.replace(/^(?:l['’]|la |le )/, "");

const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

export const frenchQuestions: QuestionWords = {
  by: (card, question) => `${capitalised(withoutArticle(card))} : ${lower(question)}`,
  asked: {
    action: "Votre action ?",
    response: "Réagir ?",
    disrupt: "Interrompre ?",
    x: "Combien vaut X ?",
    target: "Choisissez une cible",
    cost: "Avec quoi payez-vous ?",
    payment: DRAIN,
    pick: CHOOSE,
    player: "Choisissez un joueur",
    price: DRAIN,
    payToPutIntoPlay: DRAIN,
    either: "Que choisissez-vous ?",
    may: MAY,
    unless: MAY,
    name: "Que nommez-vous ?",
    search: CHOOSE,
    sort: ({ to }) => (to === "top" ? NEXT : CHOOSE),
    spreadTokens: "Sur quelle histoire placez-vous le prochain marqueur de succès ?",
    takeTokens: ({ story }) => `De qui prenez-vous un marqueur de succès sur ${story} ?`,
    firstPart: FIRST,
    firstToMove: FIRST,
    orderOfAbilities: NEXT,
    orderOfCards: NEXT,
    orderOfWonStories: NEXT,
    host: "À quoi l'attachez-vous ?",
    heroicOrVillainous:
      "Personnages Héroïques et Diaboliques ne peuvent rester ensemble : qui défaussez-vous ?",
    resilient: MAY,
    dormant: MAY,
    mulligan: "Garder cette main ?",
    startingResources: "Choisissez les trois cartes qui deviennent vos ressources de départ",
    restore: "Quel personnage restaurez-vous ?",
    resource: "Attacher une ressource ?",
    commit: "Engagez des personnages dans des histoires",
    oppose: "Engagez des personnages contre eux",
    storyToResolve: "Quelle histoire résoudre ensuite ?",
    struggle: ({ icon, story }) => `${ICON_NAMES.fr[icon]} dans ${story} : ${VICTIMS[icon]}`,
    token: "Placer un marqueur de succès ?",
    storyEffect: "Appliquer l'effet de l'histoire ?",
  },
};
