/** Scenarios that fail, in French. */
import { PHASE_NAMES } from "@fhtagn/rules/text";
import type { WrittenKind } from "../contract/scenario-flaws.ts";
import type { ScenarioWords } from "../contract/scenario-words.ts";
import { frenchPositions } from "./positions.ts";

const KINDS: { readonly [K in WrittenKind]: string } = {
  list: "une liste",
  words: "des mots",
  flag: "true ou false",
  wholeNumber: "un nombre entier",
  icons: "des lettres parmi TCAI",
  ability: "une capacité",
  mapOfCards: "des cartes, chacune avec sa valeur",
  mapOfOptions: "des options, chacune avec sa valeur",
  mapOfSubjects: "des sujets, chacun avec ce qu’on en attend",
  step: "un coup ou une étape",
};

const list = (words: readonly string[]): string => words.join(", ");
const found = (expected: string, text: string): string => `il faut ${expected}, et il y a ${text}`;

export const frenchScenarios: ScenarioWords = {
  reading: "lecture du fichier",
  at: (place, told) => `${place} : ${told}`,
  atLine: (line, told) => `ligne ${line} : ${told}`,
  failure: ({ step, expected, found: text }) => `à « ${step} » : attendu ${expected}, trouvé ${text}`,
  expected: {
    scenario: () => "un scénario",
    readable: () => "une étape lisible",
    goesOn: () => "la suite de la partie",
    reachable: () => "une position possible",
    deckName: () => "le nom d’un deck",
    answer: () => "une réponse",
    written: ({ text }) => text,
    field: ({ subject, value }) => `${subject} : ${value}`,
    holds: ({ player, card }) => `${player} a ${card} en main`,
    committed: ({ card, place }) => `${card} dans ${place}`,
    committedExactly: ({ player, place, cards }) =>
      `personnages de ${player} dans ${place} : ${list(cards) || "aucun"}`,
    offered: ({ player, names }) => `choix de ${player}, entre autres ${list(names)}`,
    offeredExactly: ({ player, names }) => `choix de ${player}, exactement ${list(names) || "rien"}`,
    refusedBy: ({ text, rule }) => `${text} (par ${rule})`,
  },
  found: {
    crash: (said) => `une panne du moteur : ${said}`,
    noSuch: (subject) => `pas de ${subject} dans cette partie`,
    nothing: {
      hand: "une main vide",
      committed: "personne",
      offers: "rien",
      reasons: "aucune règle",
      log: "un journal vide",
    },
    reasons: (rules) => `refus par ${rules}`,
    canBeDone: (question) => `que c’est possible : ${question}`,
    neverTried: "aucune question où l’essayer",
    clauseUnasked: (clause) => `que personne n’a été interrogé sur « ${clause} »`,
    unanswered: (question) => `une question à laquelle aucune étape ne répond : ${question}`,
    noMoment: (turn, from) =>
      turn === null
        ? `aucun moment pour ce coup depuis ${from}`
        : `aucun moment pour ce coup au tour ${turn} depuis ${from}`,
    refusal: (question, rules) =>
      rules.length === 0 ? ` ; d’abord ${question}` : ` ; d’abord ${question} ; refusé par ${list(rules)}`,
    neverAsked: (player) => ` ; ${player} n’a jamais été interrogé`,
    nobodyThen: (from) => `que personne n’a été interrogé à ce moment depuis ${from}`,
    notAskedAgain: (player) => `que ${player} n’a plus été interrogé`,
  },
  questions: {
    none: () => "aucune question",
    over: ({ winner, because }) => `la fin de la partie, vainqueur ${winner} (${because})`,
    assign: ({ player, kind, cards }) => `${player} interrogé (${kind}) sur ${list(cards)}`,
    choose: ({ player, kind, by, offers }) =>
      `${player} interrogé (${by === null ? kind : `${kind}, par ${by}`}) : ${offers.join(" | ")}`,
  },
  moment: ({ active, turn, phase, asked }) => {
    const when = `le tour ${turn} de ${active}, ${PHASE_NAMES[phase].fr}`;
    return asked === null ? when : `${when} (${asked.player} interrogé : ${asked.kind})`;
  },
  flaws: {
    noYaml: () => "ce n’est pas du YAML",
    kind: ({ kind, found: text }) => found(KINDS[kind], text),
    noScenario: ({ keys, found: text }) => found(`un scénario avec ${list(keys)}`, text),
    noMap: ({ keys, found: text }) => found(`des champs parmi ${list(keys)}`, text),
    unknownKey: ({ key, known }) => `champ inconnu « ${key} » ; connus ici : ${list(known)}`,
    oneOf: ({ words, found: text }) => found(list(words), text),
    positionAndGame: () => "un scénario a une position ou une partie, pas les deux",
    halfAbility: () => "une capacité a un « timing » et un « effect »",
    tooDeep: () => "trop de listes et de champs emboîtés les uns dans les autres",
    unknownOption: ({ key }) => `option inconnue « ${key} »`,
    optionValue: ({ key, value }) => `l’option « ${key} » ne peut pas être ${value}`,
    unknownStep: ({ text, known }) => `étape inconnue ${text} ; connus : un coup, ${list(known)}`,
    unknownVerb: ({ text, known }) => `verbe inconnu dans « ${text} » ; connus : ${list(known)}`,
    unknownClause: ({ text, known }) => `clause inconnue « ${text} » ; connues : ${list(known)}`,
    unknownMoment: ({ text, known }) => `moment inconnu « ${text} » ; connus : ${list(known)}`,
    standsAlone: ({ verb, found: text }) => `« ${verb} » se dit seul, et il y a « ${text} »`,
    noMover: ({ text }) => `un coup commence par P1 ou P2, et il y a « ${text} »`,
    saysNotWhat: ({ text }) => `« ${text} » ne dit pas quoi`,
    clausesOfConcession: ({ text }) => `« ${text} » : qui abandonne n’a rien à répondre`,
    emptyClause: ({ text }) => `la clause « ${text} » ne dit pas quoi`,
    clauseNeedsNumber: ({ text }) => `la clause « ${text} » demande un nombre`,
    whose: ({ text }) => `il faut dire de qui est « ${text} », comme dans « P1.${text} »`,
    unknownName: ({ text }) => `aucune carte de cette partie ne s’appelle « ${text} »`,
    notOneCard: ({ text }) => found("une seule carte", `« ${text} »`),
    saysNotWhere: ({ text }) => `« ${text} » ne dit pas où`,
    unknownPlace: ({ text }) => `endroit inconnu « ${text} »`,
    unknownLogLine: ({ text }) => `ligne inconnue « ${text} »`,
    unknownSubject: ({ text }) => `aucune carte ni aucun sujet ne s’appelle « ${text} »`,
    noLink: ({ link, found: text }) => found(`« , » ou « ${link} »`, `« ${text} »`),
  },
  position: frenchPositions,
};
