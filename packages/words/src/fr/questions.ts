/** Questions in French. */
import { capitalised, de, frenchIcon } from "@fhtagn/rules/text";
import type { QuestionWords, StillToChoose } from "../contract/question-words.ts";
import { frenchPlural } from "./numbers.ts";

const NEXT = "Laquelle ensuite ?";
const PAY = "Avec quoi payez-vous ?";
const DRAIN = "Quel domaine exploitez-vous ?";
const MAY = "Le voulez-vous ?";
const FIRST = "Qui commence ?";

const VICTIMS = { terror: "devient dément", combat: "est blessé", arcane: "est redressé" } as const;

const AT_STORY = {
  investigation: (story: string) => `Lutte d'Investigation remportée dans ${story}`,
  success: (story: string) => `Succès dans ${story}`,
  unchallenged: (story: string) => `Victoire incontestée dans ${story}`,
} as const;

/** "Choisissez une carte", "Choisissez 2 cibles", "Choisissez jusqu'à 3 cartes", "Choisissez-en encore une". */
function choose(noun: string, told: StillToChoose): string {
  const choisissez = told.more ? "Choisissez-en encore" : "Choisissez";
  if (told.how === "any")
    return told.more ? `${choisissez} à volonté` : `${choisissez} autant de ${noun}s que vous voulez`;
  const { how, count, more } = told;
  const number = count === 1 ? "une" : String(count);
  const all = more ? number : `${number} ${noun}${frenchPlural(count)}`;
  return how === "upTo" ? `${choisissez} jusqu'à ${all}` : `${choisissez} ${all}`;
}

/** That one card is asked for goes without saying. */
const isOne = (told: StillToChoose): boolean => told.how === "exactly" && told.count === 1 && !told.more;

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
    target: (told) => choose("cible", told),
    cost: (told) => (isOne(told) ? PAY : `${PAY} ${choose("carte", told)}`),
    payment: DRAIN,
    pick: (told) => choose("carte", told),
    player: "Choisissez un joueur",
    price: DRAIN,
    payToPutIntoPlay: DRAIN,
    either: "Que choisissez-vous ?",
    may: MAY,
    unless: MAY,
    name: "Que nommez-vous ?",
    search: (told) => choose("carte", told),
    sort: ({ to }) => (to === "top" ? NEXT : "Choisissez une carte"),
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
    struggle: ({ icon, story, whose }) => {
      const which =
        whose === "you" ? "lequel de vos personnages" : `lequel des personnages ${de(whose.name)}`;
      return `Lutte ${frenchIcon(icon, false)} dans ${story} : choisissez ${which} ${VICTIMS[icon]}`;
    },
    token: ({ because, story }) => `${AT_STORY[because](story)} : placer un marqueur de succès ?`,
    storyEffect: "Appliquer l'effet de l'histoire ?",
  },
};
