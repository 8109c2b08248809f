/** Records of games, in French. */
import type { Result } from "@fhtagn/rules";
import type { RecordWords } from "../contract/record-words.ts";

const BECAUSE: { readonly [B in Result["because"]]: string } = {
  stories: "par les histoires",
  deck: "par un deck vide",
  concession: "par abandon",
  loop: "par une boucle",
  turns: "au dernier tour",
};

const ended = (result: Result | null): string => {
  if (result === null) return "partie inachevée";
  const because = BECAUSE[result.because];
  return result.winner === "draw" ? `partie nulle ${because}` : `victoire de ${result.winner} ${because}`;
};

export const frenchRecords: RecordWords = {
  line: (number) => `ligne ${number}`,
  at: (place, fault) => `${place} : ${fault}`,
  parts: {
    beginning: "le début",
    heading: "en-tête",
    engine: "moteur",
    ruleset: "règles",
    options: "options",
    "turn limit": "limite de tours",
    seed: "graine",
    sets: "éditions",
    "deck of P1": "deck de P1",
    "deck of P2": "deck de P2",
    stories: "histoires",
    answers: "réponses",
    hashes: "empreintes",
    game: "partie",
    end: "fin",
    result: "résultat",
    checksum: "somme de contrôle",
  },
  faults: {
    noRecord: ({ readable, compact }) => `il ne commence ni par « ${readable} » ni par « ${compact} »`,
    beginsOtherwise: ({ wanted }) => `le texte ne commence pas par « ${wanted} »`,
    fields: ({ needed, found }) => `il faut ${needed} champs, et non ${found}`,
    changed: () => "le texte a été modifié ou coupé",
    noSection: ({ section }) => `il manque la partie « ${section}: »`,
    notUnderstood: ({ text }) => `« ${text} » n'est pas compris`,
    saidTwice: ({ text }) => `« ${text} » est dit deux fois`,
    missing: () => "il n'y en a pas",
    noTurns: () => "ce n'est pas un nombre de tours",
    noEngine: ({ text }) => `« ${text} » n'est pas une version du moteur`,
    noRuleset: ({ text }) => `« ${text} » n'est pas un nom de règles`,
    noOption: ({ text }) => `option inconnue : « ${text} »`,
    optionValue: ({ text, value }) => `l'option « ${text} » ne peut pas être « ${value} »`,
    noResult: ({ text }) => `« ${text} » n'est pas un résultat`,
    noCard: ({ text }) => `« ${text} » n'est pas une carte ; « 2 core-set-12 Titre » en est une`,
    noHash: ({ text }) => `« ${text} » n'est pas une empreinte attendue ici`,
    noEnd: () => "il manque la ligne « end »",
    noAnswer: ({ text }) => `« ${text} » n'est pas une réponse`,
    endsEarly: ({ at }) => `le texte s'arrête trop tôt, au caractère ${at}`,
    noDigit: ({ at, text }) => `« ${text} » n'est pas un chiffre, au caractère ${at}`,
    numberTooLarge: ({ at }) => `le nombre est trop grand, au caractère ${at}`,
    assignmentTooLong: ({ at }) => `l'affectation est trop longue, au caractère ${at}`,
    noSuchCard: ({ at }) => `cette carte n'existe pas, au caractère ${at}`,
    noSuchSet: ({ at }) => `cette édition n'existe pas, au caractère ${at}`,
  },
  tooMuch: {
    fileBytes: (most) => `plus de ${most} octets`,
    linkLetters: (most) => `le lien compte plus de ${most} caractères`,
    deckCards: (most) => `plus de ${most} cartes`,
    deckLines: (most) => `plus de ${most} lignes`,
    deckLineLetters: (most) => `une ligne compte plus de ${most} caractères`,
    codeLetters: (most) => `le code d'une carte compte plus de ${most} caractères`,
    seedLetters: (most) => `plus de ${most} caractères`,
    logLineLetters: (most) => `une ligne du journal compte plus de ${most} caractères`,
    answers: (most) => `plus de ${most} réponses`,
    logLines: (most) => `le journal compte plus de ${most} lignes`,
    turns: (most) => `plus de ${most} tours`,
    quotedLetters: (most) => `plus de ${most} caractères`,
  },
  differences: {
    unknownCard: ({ code }) => `aucune carte n'a le code « ${code} »`,
    misplacedCard: ({ code }) =>
      `« ${code} » n'est pas à sa place : les histoires ne font pas partie d'un deck`,
    tooFewCards: () => "il y a trop peu de cartes ou d'histoires pour une partie",
    overBefore: () => "la partie est finie et il reste des réponses",
    noSuchOption: ({ chosen, options }) => `option ${chosen} choisie, alors qu'il y en a ${options}`,
    assignment: () => "l'affectation ne répond pas à la question",
    turnHash: ({ turn }) => `l'empreinte du tour ${turn} est différente`,
    turnCount: ({ recorded, played }) =>
      `l'enregistrement compte ${recorded} tours, la partie jouée en compte ${played}`,
    lastHash: () => "la dernière empreinte est différente",
    result: ({ recorded, played }) =>
      `l'enregistrement annonce : ${ended(recorded)} ; la partie jouée donne : ${ended(played)}`,
  },
};
