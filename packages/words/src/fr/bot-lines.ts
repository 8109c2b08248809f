/** Lines of the bots' protocol that cannot be taken, in French. */
import type { BotLineWords } from "../contract/bot-line-words.ts";

export const frenchBotLines: BotLineWords = {
  noJson: () => "cette ligne n’est pas du JSON",
  noObject: () => "une ligne doit être un objet",
  beforeNew: () => "une question avant le premier « new »",
  turnLimit: () => "setup.turnLimit doit être un nombre entier supérieur à zéro",
  noQuestion: () => "view.question n’est pas posée à ce siège",
  noQuestionId: () => "view.question.id doit être un nombre",
  notAllowed: () => "cette réponse n’est pas permise",
  otherProtocol: ({ protocol }) => `ce joueur parle le protocole ${protocol}`,
  fieldNoObject: ({ field }) => `${field} doit être un objet`,
  noCodes: ({ field }) => `${field} doit être une liste de codes de cartes`,
  noCandidates: ({ field }) => `${field} doit être une liste de decks`,
  noWeight: ({ field }) => `${field} : un poids doit être supérieur à zéro`,
  oneOf: ({ field, choices }) => `${field} : au choix ${choices.join(", ")}`,
  unknownOption: ({ field, key }) => `${field} : option inconnue « ${key} »`,
  optionValue: ({ field, key, value }) => `${field} : l’option « ${key} » ne peut pas être ${value}`,
  unknownCode: ({ field, code }) => `${field} : aucune carte n’a le code « ${code} »`,
  otherSeat: ({ viewer, seat }) => `c’est une vue de ${viewer}, et le joueur est au siège ${seat}`,
  brokenView: ({ said }) => `impossible de jouer à partir de cette vue : ${said}`,
  noAnswer: ({ type }) => `« ${type} » n’est pas une réponse`,
  otherDecision: ({ asked, answered }) => `la décision ${asked} était demandée, et non ${answered}`,
};
