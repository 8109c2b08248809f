/** What is asked, by what it is about. */
import { ICON_NAMES } from "@fhtagn/rules/text";
import type { AboutView, CardRef, View } from "@fhtagn/rules/view";
import type { AboutViewOf } from "./about.ts";
import { type Names, namesIn } from "./names.ts";
import { capital, type Said, type Speaker, say } from "./speaker.ts";

type Asking<K extends AboutView["about"]> = Said | ((about: AboutViewOf<K>, names: Names) => Said);

const NEXT: Said = { en: "Which comes next?", fr: "Laquelle ensuite ?" };
const DRAIN: Said = { en: "Which domain do you drain?", fr: "Quel domaine exploitez-vous ?" };
const CHOOSE: Said = { en: "Choose a card", fr: "Choisissez une carte" };
const MAY: Said = { en: "Do you want this?", fr: "Le voulez-vous ?" };
const FIRST: Said = { en: "Who comes first?", fr: "Qui commence ?" };

/** Something that is asked about and has no words does not compile. */
const QUESTIONS: { readonly [K in AboutView["about"]]: Asking<K> } = {
  action: { en: "Your action?", fr: "Votre action ?" },
  response: { en: "Respond?", fr: "Réagir ?" },
  disrupt: { en: "Disrupt?", fr: "Interrompre ?" },
  x: { en: "How much is X?", fr: "Combien vaut X ?" },
  target: { en: "Choose a target", fr: "Choisissez une cible" },
  cost: { en: "What do you pay with?", fr: "Avec quoi payez-vous ?" },
  payment: DRAIN,
  pick: CHOOSE,
  player: { en: "Choose a player", fr: "Choisissez un joueur" },
  price: DRAIN,
  payToPutIntoPlay: DRAIN,
  either: { en: "Which one?", fr: "Que choisissez-vous ?" },
  may: MAY,
  unless: MAY,
  name: { en: "What do you name?", fr: "Que nommez-vous ?" },
  search: CHOOSE,
  sort: ({ to }) => (to === "top" ? NEXT : CHOOSE),
  spreadTokens: {
    en: "On which story do you put the next success token?",
    fr: "Sur quelle histoire placez-vous le prochain marqueur de succès ?",
  },
  takeTokens: ({ story }, names) => ({
    en: `Whose success token do you take from ${names(story)}?`,
    fr: `De qui prenez-vous un marqueur de succès sur ${names(story)} ?`,
  }),
  firstPart: FIRST,
  firstToMove: FIRST,
  orderOfAbilities: NEXT,
  orderOfCards: NEXT,
  orderOfWonStories: NEXT,
  host: { en: "What do you attach it to?", fr: "À quoi l'attachez-vous ?" },
  heroicOrVillainous: {
    en: "Heroic and Villainous characters cannot stay together: whom do you discard?",
    fr: "Personnages Héroïques et Infâmes ne peuvent rester ensemble : qui défaussez-vous ?",
  },
  resilient: MAY,
  dormant: MAY,
  mulligan: { en: "Keep this hand?", fr: "Garder cette main ?" },
  startingResources: {
    en: "Choose the three cards that become your starting resources",
    fr: "Choisissez les trois cartes qui deviennent vos ressources de départ",
  },
  restore: { en: "Which character do you restore?", fr: "Quel personnage restaurez-vous ?" },
  resource: { en: "Attach a resource?", fr: "Attacher une ressource ?" },
  commit: { en: "Commit characters to stories", fr: "Engagez des personnages dans des histoires" },
  oppose: { en: "Commit characters against them", fr: "Engagez des personnages contre eux" },
  storyToResolve: { en: "Which story is resolved next?", fr: "Quelle histoire résoudre ensuite ?" },
  struggle: struggleText,
  token: { en: "Place a success token?", fr: "Placer un marqueur de succès ?" },
  storyEffect: { en: "Carry out the effect of the story?", fr: "Appliquer l'effet de l'histoire ?" },
};

const VICTIMS: Readonly<Record<AboutViewOf<"struggle">["icon"], Said>> = {
  terror: { en: "choose who goes insane", fr: "choisissez qui devient dément" },
  combat: { en: "choose who is wounded", fr: "choisissez qui est blessé" },
  arcane: { en: "choose who is readied", fr: "choisissez qui est redressé" },
};

/** "Terror at story 1 (Nowhere to Hide): choose who goes insane". */
function struggleText({ icon, story }: AboutViewOf<"struggle">, names: Names): Said {
  const where = names(story);
  const { en, fr } = ICON_NAMES;
  const victims = VICTIMS[icon];
  return { en: `${en[icon]} at ${where}: ${victims.en}`, fr: `${fr[icon]} dans ${where} : ${victims.fr}` };
}

/** The part of a question that words are made of. */
export interface QuestionLike {
  readonly about: AboutView;
  readonly source: CardRef;
}

/** The table pairs each kind of question with words for that very kind; this function owns the cast. */
function asked(about: AboutView, names: Names): Said {
  const words = QUESTIONS[about.about] as Said | ((about: AboutView, names: Names) => Said);
  return typeof words === "function" ? words(about, names) : words;
}

/** The question, after the card that asks it. */
export function questionText({ about, source }: QuestionLike, view: View, speaker: Speaker): string {
  const names = namesIn(view, speaker);
  const question = say(speaker, asked(about, names));
  if (source === 0 || about.about === "struggle") return question;
  const name = names(source);
  return say(speaker, {
    en: `${capital(name)}: ${question}`,
    fr: `${capital(withoutArticle(name))} : ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
  });
}

/** "Histoire 2 : ..." at the head of a French line; titles of cards are English and have no such article. */
const withoutArticle = (name: string): string => name.replace(/^(?:l’|la |le )/, "");
