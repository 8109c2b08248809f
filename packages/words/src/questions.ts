/** What is asked, by kind of question. */
import type { QuestionKind } from "@fhtagn/rules";
import { ICON_NAMES } from "@fhtagn/rules/text";
import type { CardRef, FrameView, View } from "@fhtagn/rules/view";
import { namesIn } from "./names.ts";
import { capital, type Said, type Speaker, say } from "./speaker.ts";

/** A kind of question without words does not compile. */
const QUESTIONS: { readonly [K in QuestionKind]: Said } = {
  action: { en: "Your action?", fr: "Votre action ?" },
  response: { en: "Respond?", fr: "Réagir ?" },
  disrupt: { en: "Disrupt?", fr: "Interrompre ?" },
  order: { en: "Which comes next?", fr: "Laquelle ensuite ?" },
  target: { en: "Choose a target", fr: "Choisissez une cible" },
  x: { en: "How much is X?", fr: "Combien vaut X ?" },
  domain: { en: "Which domain do you drain?", fr: "Quel domaine exploitez-vous ?" },
  cost: { en: "What do you pay with?", fr: "Avec quoi payez-vous ?" },
  pick: { en: "Choose a card", fr: "Choisissez une carte" },
  may: { en: "Do you want this?", fr: "Le voulez-vous ?" },
  either: { en: "Which one?", fr: "Que choisissez-vous ?" },
  name: { en: "What do you name?", fr: "Que nommez-vous ?" },
  token: { en: "Place a success token?", fr: "Placer un marqueur de succès ?" },
  storyEffect: { en: "Carry out the effect of the story?", fr: "Appliquer l'effet de l'histoire ?" },
  resource: { en: "Attach a resource?", fr: "Attacher une ressource ?" },
  restore: { en: "Which character do you restore?", fr: "Quel personnage restaurez-vous ?" },
  resolve: { en: "Which story is resolved next?", fr: "Quelle histoire résoudre ensuite ?" },
  mulligan: { en: "Keep this hand?", fr: "Garder cette main ?" },
  setup: {
    en: "Choose the three cards that become your starting resources",
    fr: "Choisissez les trois cartes qui deviennent vos ressources de départ",
  },
  commit: { en: "Commit characters to stories", fr: "Engagez des personnages dans des histoires" },
  oppose: { en: "Commit characters against them", fr: "Engagez des personnages contre eux" },
  firstPart: { en: "Who comes first?", fr: "Qui commence ?" },
};

const VICTIMS: Readonly<Record<string, Said>> = {
  terror: { en: "choose who goes insane", fr: "choisissez qui devient dément" },
  combat: { en: "choose who is wounded", fr: "choisissez qui est blessé" },
  arcane: { en: "choose who is readied", fr: "choisissez qui est redressé" },
};

/** The part of a question that words are made of. */
export interface QuestionLike {
  readonly kind: QuestionKind;
  readonly source: CardRef;
}

/** "Terror at story 1 (Nowhere to Hide): choose who goes insane", or the question and the card that asks it. */
export function questionText({ kind, source }: QuestionLike, view: View, speaker: Speaker): string {
  const struggle = struggleText(view, speaker);
  if (kind === "pick" && struggle !== null) return struggle;
  const question = say(speaker, QUESTIONS[kind]);
  if (source === 0) return question;
  const name = namesIn(view, speaker)(source);
  return say(speaker, {
    en: `${capital(name)}: ${question}`,
    fr: `${capital(withoutArticle(name))} : ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
  });
}

/** "Histoire 2 : ..." at the head of a French line; titles of cards are English and have no such article. */
const withoutArticle = (name: string): string => name.replace(/^(?:l’|la |le )/, "");

function struggleText(view: View, speaker: Speaker): string | null {
  const frame: FrameView | undefined = view.frames.at(-1);
  const icon = String(frame?.locals.icon ?? "");
  const victims = VICTIMS[icon];
  if (frame?.procedure !== "struggle" || victims === undefined) return null;
  if (icon !== "terror" && icon !== "combat" && icon !== "arcane") return null;
  const { story } = frame.locals;
  const where = typeof story === "number" ? namesIn(view, speaker)(story) : "";
  const { en, fr } = ICON_NAMES;
  return say(speaker, {
    en: `${en[icon]} at ${where}: ${victims.en}`,
    fr: `${fr[icon]} dans ${where} : ${victims.fr}`,
  });
}
