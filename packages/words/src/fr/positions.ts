/** Positions that mean nothing or that no game can reach, in French. */
import type { PositionFlaw } from "@fhtagn/rules/position";
import { CARD_TYPE_NAMES } from "@fhtagn/rules/text";
import type { WordsBy } from "../contract/scenario-words.ts";

const list = (words: readonly string[]): string => words.join(", ");
const found = (expected: string, text: string): string => `il faut ${expected}, et il y a ${text}`;

export const frenchPositions: WordsBy<PositionFlaw> = {
  noMap: ({ keys, found: text }) => found(`des champs parmi ${list(keys)}`, text),
  unknownKey: ({ known }) => `champ inconnu ; connus ici : ${list(known)}`,
  oneOf: ({ words, found: text }) => found(list(words), text),
  noList: ({ found: text }) => found("une liste", text),
  noCount: ({ found: text }) => found("un nombre entier à partir de 0", text),
  noFlag: ({ found: text }) => found("true ou false", text),
  noEntry: ({ found: text }) => found("un titre ou « Titre: {...} »", text),
  noTitle: ({ found: text }) => found("un titre", text),
  noLane: ({ found: text }) => found("S1 à S3, ou K1 et la suite", text),
  unknownCard: ({ title, similar }) =>
    similar === null
      ? `aucune carte ne s’appelle « ${title} »`
      : `aucune carte ne s’appelle « ${title} » ; vouliez-vous dire « ${similar} » ?`,
  wrongType: ({ title, type, types }) =>
    `« ${title} » est une carte de type ${CARD_TYPE_NAMES.fr[type]}, qui n’a pas sa place ici (${list(types.map((one) => CARD_TYPE_NAMES.fr[one]))})`,
  noConspiracies: ({ title }) => `« ${title} » : ces règles n’ont pas de conspirations`,
  secondCopy: ({ title }) => `un second exemplaire de ${title} pour le même joueur`,
  notDormant: ({ title }) => `${title} n’a pas Dormant`,
  turnOfOther: ({ turn, active, starter }) =>
    `le tour ${turn} n’est pas celui de ${active}, puisque ${starter} a commencé`,
  missingLane: ({ lane }) => `il n’y a pas de ${lane}`,
  tooManyWounds: ({ wounds, toughness }) =>
    `${wounds} blessures dépassent sa Résistance, qui est de ${toughness}`,
  fated: ({ count }) => `Prédestiné ${count} est atteint`,
  tokensWon: ({ count }) => `${count} marqueurs ont fait remporter l’histoire`,
  storiesWon: ({ count }) => `${count} histoires ont fait remporter la partie`,
  rivals: ({ hero, villain }) => `${hero}, qui est Héroïque, avec ${villain}, qui est Diabolique`,
  twoConspiracies: ({ player }) => `${player} a deux conspirations à lui`,
  fillersLast: () => "les cartes de remplissage viennent à la fin d’une liste",
  insaneExhausted: () => "une carte démente n’est ni redressée ni déchargée",
  readyExhausted: () => "redressée et en même temps déchargée ou démente",
  tooManyStories: () => "il n’y a pas plus de trois histoires côte à côte",
  nobodyCommitted: () => "personne ne s’est encore engagé",
  firstTurn: () => "le premier tour est le tour 1",
  eventInPlay: () => "un événement n’est pas mis en jeu",
  unattached: () => "un accessoire n’est jamais en jeu sans être attaché",
  insaneWounded: () => "un personnage dément et blessé est détruit",
  insaneTokens: () => "un personnage dément a perdu ses marqueurs",
  insaneCommitted: () => "un personnage dément n’est jamais engagé",
  woundedThing: () => "seuls les personnages sont blessés",
  committedThing: () => "seuls les personnages peuvent être engagés",
  attachedToInsane: () => "ce qui était attaché à un personnage dément est détruit",
  emptyDeck: () => "un deck vide a perdu la partie",
  setupHand: () => "une main de début de partie compte huit cartes",
  committedOutside: () => "personne n’est engagé en dehors de la phase d’histoire",
  defenderAlone: () => "le défenseur est là où l’attaquant n’a personne",
};
